import { displayNames } from '#core/symbol/display-names.ts'
import { packageEnd } from '#core/symbol/symbol.ts'

/** A symbol cut where its package ends: the package is dimmed and includes its dot; empty where the spelling has none. */
export interface Spelling {
  readonly package: string
  readonly name: string
}

/** Spellings of a symbol from long to short, each cut in two. */
export function spellingsOf(symbol: string): readonly Spelling[] {
  const names = displayNames(symbol)
  const full = names[0] ?? ''
  const end = packageEnd(full)
  if (end === 0 || end === full.length) return names.map(name => ({ package: '', name }))
  const joint = full.startsWith('::', end) ? 2 : 1
  const path = full.slice(0, end)
  const short = path.includes('/') ? (names[2] ?? '') : ''
  return names.map((name, i) => {
    if (i === 0) return cut(name, end + joint)
    if (i > 1) return cut(name, 0)
    return cut(
      name,
      short !== '' ? name.length - short.length : name.startsWith(full.slice(0, end + joint)) ? end + joint : 0,
    )
  })
}

/** Spellings for a line: a package's path takes more room than it says, so that the longest one has its name only. */
export function lineSpellings(symbol: string): readonly Spelling[] {
  const spellings = spellingsOf(symbol)
  const pathed = spellings.length > 1 && spellings[0]?.package.includes('/')
  return pathed ? spellings.slice(1) : spellings
}

function cut(name: string, at: number): Spelling {
  return { package: name.slice(0, at), name: name.slice(at) }
}
