import type { Comparison } from '#core/compare/comparison.ts'
import { parsePlace } from '#core/symbol/place.ts'
import { closureOwner, packageEnd } from '#core/symbol/symbol.ts'
import type { FrameFacts } from './frame-facts.ts'
import type { Pattern } from './signature.ts'

/** Numbers are signatures first, then benign patterns, in the order of the catalogue. */
export interface FrameIndex {
  readonly exact: ReadonlyMap<string, readonly number[]>
  /** Key is the function whose closures match. */
  readonly closures: ReadonlyMap<string, readonly number[]>
  readonly globs: readonly { readonly glob: RegExp; readonly literal: string; readonly entry: number }[]
  /** Entries that the state alone decides. */
  readonly bare: readonly number[]
}

export const NO_HITS: readonly number[] = []

export function indexOf(patterns: readonly (Pattern | null)[]): FrameIndex {
  const exact = new Map<string, number[]>()
  const closures = new Map<string, number[]>()
  const globs: { glob: RegExp; literal: string; entry: number }[] = []
  const bare: number[] = []
  patterns.forEach((pattern, entry) => {
    if (pattern?.frames.length === 0) bare.push(entry)
    for (const frame of pattern?.frames ?? []) {
      const closure = frame.endsWith('.func*')
      const name = closure ? frame.slice(0, -'.func*'.length) : frame
      if (isGlob(name)) globs.push({ glob: globOf(frame), literal: literalOf(name), entry })
      else append(closure ? closures : exact, name, entry)
    }
  })
  return { exact, closures, globs, bare }
}

function append(map: Map<string, number[]>, key: string, entry: number): void {
  const list = map.get(key)
  if (list) list.push(entry)
  else map.set(key, [entry])
}

function isGlob(name: string): boolean {
  return name.replaceAll('(*', '').includes('*')
}

/** `*.Register*Handler.func*` as an expression: a star is any part of a name, `.func*` at the end any closure. */
function globOf(frame: string): RegExp {
  const name = frame.replace(/\.func\*$/, '')
  const body = name.split('*').map(part => part.replace(/[.()[\]\\+?^$|{}]/g, String.raw`\$&`))
  return new RegExp(`^${body.join('.*')}${name === frame ? '' : String.raw`\.(?:func\d|gowrap)[\d.]*`}$`)
}

/** The longest piece between the stars: without it no name matches. */
function literalOf(name: string): string {
  return name.split('*').reduce((longest, part) => (part.length > longest.length ? part : longest), '')
}

/** The same function at another line has the same entries: each name is looked up once per file. */
export function hitsPerFrame(
  index: FrameIndex,
  { frames }: Comparison,
  { normal }: FrameFacts,
): readonly (readonly number[])[] {
  const known = new Map<string, { readonly file: string; readonly hits: readonly number[] }>()
  return normal.map((name, i) => {
    if (name === '') return NO_HITS
    const file = frames.file[i]!
    const last = known.get(name)
    if (last?.file === file) return last.hits
    const hits = hitsOf(index, name, file)
    known.set(name, { file, hits })
    return hits
  })
}

/** Entries one of whose frames is this function, a closure of it, or a closure inlined from another package. */
function hitsOf(index: FrameIndex, name: string, file: string): readonly number[] {
  const hits = new Set<number>()
  for (const spelling of [name, ...inlinedSpellings(name, file)]) {
    for (const entry of index.exact.get(spelling) ?? NO_HITS) hits.add(entry)
    for (let owner = ownerStep(spelling); owner !== null; owner = ownerStep(owner)) {
      for (const entry of index.closures.get(owner) ?? NO_HITS) hits.add(entry)
    }
  }
  for (const { glob, literal, entry } of index.globs)
    if (name.includes(literal) && glob.test(name)) hits.add(entry)
  return hits.size === 0 ? NO_HITS : [...hits]
}

/** One closure level less: `F.func2.1` → `F.func2` → `F`. */
export function ownerStep(name: string): string | null {
  const shorter = name.replace(/\.(?:func\d+|gowrap|\d+)$/, '')
  return shorter === name ? null : shorter
}

/**
 * Since Go 1.21 a closure inlined from elsewhere carries its caller's name: `main.run.(*Cache).start.func1` in the file
 * of Cache. The file's package with the tail of the name is what it would be called otherwise.
 */
function inlinedSpellings(name: string, file: string): readonly string[] {
  if (closureOwner(name) === null) return []
  const end = packageEnd(name)
  const rest = name.slice(end + 1)
  const place = parsePlace(file)
  const slash = place.path.lastIndexOf('/')
  const directory = slash < 0 ? '' : place.path.slice(0, slash)
  const path = [place.module, directory].filter(part => part !== null && part !== '').join('/')
  const home = place.module !== null || place.std ? path : name.slice(0, end)
  const tails: string[] = []
  for (let dot = rest.indexOf('.'); dot >= 0; dot = rest.indexOf('.', dot + 1)) {
    const tail = rest.slice(dot + 1)
    if (/^\(?\*?[A-Za-z_]/.test(tail) && !/^func\d/.test(tail)) tails.push(`${home}.${tail}`)
  }
  return home === name.slice(0, end) ? tails : [`${home}.${rest}`, ...tails]
}
