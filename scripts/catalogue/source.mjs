/** Versions that a line of the catalogue names: `v0.17.0 - v0.20.15`, `client-go v0.24.0`, `v1.13.0, v1.15.0`. */
export function versionsOf(text, modules) {
  const found = [...text.matchAll(/(?:([\w./-]+) )?\bv(\d+)\.(\d+)(?:\.(\d+)(-[\w.]+)?)?/g)]
  return found.map(([, word, major, minor, patch = '0', rest = '']) => {
    const named = word?.includes('/') || modules.some(module => module.split('/').includes(word)) ? word : null
    const own = modules.filter(module => named && (module === named || module.includes(`/${named}`)))
    return {
      version: `v${major}.${minor}.${patch}${rest}`,
      modules:
        own.length > 0
          ? own
          : named
            ? [named.includes('.') ? named : `github.com/${named}`, ...modules]
            : modules,
    }
  })
}

const FUNCTION = /^func (?:\([^)]*\) )?(\w+)/

/** Name of the top-level function that holds a line, by gofmt's indentation; null outside of functions. */
export function enclosingFunction(lines, line) {
  for (let i = line - 1; i >= 0; i--) {
    const name = FUNCTION.exec(lines[i] ?? '')?.[1]
    if (name) return name
    if (i < line - 1 && lines[i] === '}') return null
  }
  return null
}

/** Text of the function that holds a line. */
export function functionText(lines, line) {
  let from = line - 1
  while (from > 0 && !FUNCTION.test(lines[from])) from--
  const to = lines.indexOf('}', from)
  return lines.slice(from, to < 0 ? from + 1 : to).join('\n')
}

/** Functions that an entry names: `receive` of `…(*StreamWatcher).receive`, closures as the function they are in. */
export function namesOf({ match, named = [], createdBy = [] }) {
  const written = [...match.frames, ...(match.above ?? []), ...(match.below ?? []), ...named]
  const all = [...written, ...createdBy.map(creator => creator.function)]
  return new Set(
    all.map(name => name.replace(/(?:\.func[\d*][\d.]*|\.gowrap\d*)+$/, '').replace(/^.*[./)]\.?/, '')),
  )
}

const STATEMENTS = [
  [/^go statement|^go |^creator/, /\bgo\b|\.Go\(|\.Start/],
  [/select/, /select|case/],
  [/\bsend\b/, /<-|send\(/i],
  [/\brange\b/, /range/],
  [/\block\b/i, /Lock\(/],
]

/** Whether a line of source can be what the catalogue says of it. */
export function isExpected(text, what) {
  const known = STATEMENTS.find(([said]) => said.test(what))
  return known ? known[1].test(text) : text !== '' && text !== '}' && !text.startsWith('//')
}

/** By numbers only: pre-releases count as their release. */
export function isBefore(version, other) {
  const [a, b] = [version, other].map(each => each.slice(1).split(/[.-]/).map(Number))
  const at = [0, 1, 2].find(i => a[i] !== b[i])
  return at !== undefined && a[at] < b[at]
}
