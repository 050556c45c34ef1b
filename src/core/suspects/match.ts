import type { Comparison } from '#core/compare/comparison.ts'
import { parsePlace } from '#core/symbol/place.ts'
import { closureOwner, packageEnd } from '#core/symbol/symbol.ts'
import type { FrameFacts } from './frame-facts.ts'
import type { BenignPattern, Family, Pattern, Signature } from './signature.ts'
import type { Site } from './site.ts'

/** The catalogue, indexed by frame so that the cost of a stack does not depend on the number of entries. */
export interface Catalogue {
  readonly signatures: readonly Signature[]
  readonly benign: readonly BenignPattern[]
  readonly families: readonly Family[]
  readonly byId: ReadonlyMap<string, Signature>
  readonly index: FrameIndex
}

/** Numbers are signatures first, then benign patterns, in the order of the catalogue. */
interface FrameIndex {
  readonly exact: ReadonlyMap<string, readonly number[]>
  /** Key is the function whose closures match. */
  readonly closures: ReadonlyMap<string, readonly number[]>
  readonly globs: readonly { readonly glob: RegExp; readonly entry: number }[]
  /** Entries that the state alone decides. */
  readonly bare: readonly number[]
}

export interface Found<T> {
  readonly entry: T
  /** Position in the row, counted from the root; -1 for entries without a frame. */
  readonly at: number
}

/** What the catalogue says of one stack, most specific first. */
export interface Matches {
  readonly signatures: readonly Found<Signature>[]
  readonly benign: readonly Found<BenignPattern>[]
}

const NOTHING: Matches = { signatures: [], benign: [] }

export function catalogueOf(families: readonly Family[]): Catalogue {
  const signatures = families.flatMap(family => family.signatures)
  const benign = families.flatMap(family => family.benign ?? [])
  const patterns = [
    ...signatures.map(each => (each.kind === 'heap' ? null : each.match)),
    ...benign.map(each => (each.kind === 'heap' ? null : each.match)),
  ]
  return {
    signatures,
    benign,
    families,
    byId: new Map(signatures.map(each => [each.id, each])),
    index: indexOf(patterns),
  }
}

function indexOf(patterns: readonly (Pattern | null)[]): FrameIndex {
  const exact = new Map<string, number[]>()
  const closures = new Map<string, number[]>()
  const globs: { glob: RegExp; entry: number }[] = []
  const bare: number[] = []
  patterns.forEach((pattern, entry) => {
    if (pattern?.frames.length === 0) bare.push(entry)
    for (const frame of pattern?.frames ?? []) {
      const closure = frame.endsWith('.func*')
      const name = closure ? frame.slice(0, -'.func*'.length) : frame
      if (isGlob(name)) globs.push({ glob: globOf(frame), entry })
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

export type Matcher = (row: number, site: Site, creators: readonly number[]) => Matches

/** A function that matches the stacks of one comparison. `creators` are frame ids of `created by` lines, if known. */
export function matcherFor(catalogue: Catalogue, comparison: Comparison, facts: FrameFacts): Matcher {
  const hits = facts.normal.map((name, i) =>
    name === '' ? NO_HITS : hitsOf(catalogue.index, name, comparison.frames.file[i]!),
  )
  const present = packagesPresent(facts)
  return (row, site, creators) => {
    const from = comparison.offsets[row]!
    const end = comparison.offsets[row + 1]! - from
    const found = new Map<number, number>()
    const tryAll = (entries: readonly number[], at: number) => {
      for (const entry of entries) {
        if (found.has(entry)) continue
        if (holds(patternOf(catalogue, entry), { comparison, facts, from, end, at, site })) found.set(entry, at)
      }
    }
    for (let at = 0; at < end; at++) {
      const entries = hits[comparison.stack[from + at]!]!
      if (entries.length > 0) tryAll(entries, at)
    }
    for (const frame of creators) tryAll(catalogue.index.closures.get(facts.normal[frame]!) ?? NO_HITS, -1)
    tryAll(catalogue.index.bare, -1)
    return found.size === 0 ? NOTHING : inOrder(catalogue, found, present)
  }
}

const NO_HITS: readonly number[] = []

function patternOf(catalogue: Catalogue, entry: number): Pattern {
  const { signatures, benign } = catalogue
  return entry < signatures.length ? signatures[entry]!.match : benign[entry - signatures.length]!.match
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
  for (const { glob, entry } of index.globs) if (glob.test(name)) hits.add(entry)
  return hits.size === 0 ? NO_HITS : [...hits]
}

/** One closure level less: `F.func2.1` → `F.func2` → `F`. */
function ownerStep(name: string): string | null {
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

interface View {
  readonly comparison: Comparison
  readonly facts: FrameFacts
  readonly from: number
  readonly end: number
  readonly at: number
  readonly site: Site
}

function holds(pattern: Pattern, view: View): boolean {
  const { site, at } = view
  if (pattern.states && !pattern.states.some(state => state === site.state || state === site.text)) return false
  if (pattern.blocking && at >= 0 && at < site.blocking) return false
  if (pattern.blocking && at < 0 && pattern.frames.length > 0) return false
  return (
    (!pattern.above || some(view, at + 1, view.end, pattern.above)) &&
    (!pattern.below || some(view, 0, at < 0 ? view.end : at, pattern.below))
  )
}

function some(view: View, from: number, to: number, names: readonly string[]): boolean {
  for (let i = from; i < to; i++) {
    const name = view.facts.normal[view.comparison.stack[view.from + i]!]!
    if (names.some(each => isFrame(name, each))) return true
  }
  return false
}

/** Whether a normalised name is what an entry writes: itself, or any closure of `F.func*`. */
function isFrame(name: string, written: string): boolean {
  if (!written.endsWith('.func*')) return name === written
  const owner = written.slice(0, -'.func*'.length)
  return name.startsWith(owner) && name.length > owner.length && closureLevels(name).includes(owner)
}

function closureLevels(name: string): readonly string[] {
  const levels: string[] = []
  for (let owner = ownerStep(name); owner !== null; owner = ownerStep(owner)) levels.push(owner)
  return levels
}

function packagesPresent(facts: FrameFacts): (path: string) => boolean {
  const known = new Map<string, boolean>()
  return path => {
    let answer = known.get(path)
    if (answer === undefined) {
      answer = facts.normal.some(name => name.startsWith(path))
      known.set(path, answer)
    }
    return answer
  }
}

function inOrder(
  catalogue: Catalogue,
  found: ReadonlyMap<number, number>,
  present: (path: string) => boolean,
): Matches {
  const signatures: Found<Signature>[] = []
  const benign: Found<BenignPattern>[] = []
  for (const [entry, at] of found) {
    if (entry >= catalogue.signatures.length) {
      benign.push({ entry: catalogue.benign[entry - catalogue.signatures.length]!, at })
      continue
    }
    const signature = catalogue.signatures[entry]!
    if (!signature.needs || signature.needs.some(present)) signatures.push({ entry: signature, at })
  }
  return { signatures: signatures.sort(bySpecificity), benign: benign.sort((a, b) => b.at - a.at) }
}

/** A library before the language, a program's own entry first, then what names more of the stack, then nearer the root. */
function bySpecificity(a: Found<Signature>, b: Found<Signature>): number {
  return specificity(b.entry) - specificity(a.entry) || a.at - b.at
}

function specificity({ generic, needs, match, modules }: Signature): number {
  if (generic) return 0
  const neighbours = (match.above ? 1 : 0) + (match.below ? 1 : 0)
  return (needs ? 8 : 0) + (modules.includes('std') ? 1 : 4) + (neighbours > 0 ? 1 : 0)
}
