import type { Comparison } from '#core/compare/comparison.ts'
import type { FrameFacts } from './frame-facts.ts'
import { type FrameIndex, hitsPerFrame, indexOf, NO_HITS, ownerStep } from './frame-index.ts'
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

export type Matcher = (row: number, site: Site, creators: readonly number[]) => Matches

/** A function that matches the stacks of one comparison. `creators` are frame ids of `created by` lines, if known. */
export function matcherFor(catalogue: Catalogue, comparison: Comparison, facts: FrameFacts): Matcher {
  const hits = hitsPerFrame(catalogue.index, comparison, facts)
  const present = packagesPresent(facts)
  return (row, site, creators) => {
    const from = comparison.offsets[row]!
    const end = comparison.offsets[row + 1]! - from
    let found: Map<number, number> | null = null
    const tryAll = (entries: readonly number[], at: number) => {
      for (const entry of entries) {
        if (found?.has(entry)) continue
        if (!holds(patternOf(catalogue, entry), { comparison, facts, from, end, at, site })) continue
        found ??= new Map()
        found.set(entry, at)
      }
    }
    for (let at = 0; at < end; at++) {
      const entries = hits[comparison.stack[from + at]!]!
      if (entries.length > 0) tryAll(entries, at)
    }
    for (const frame of creators) tryAll(catalogue.index.closures.get(facts.normal[frame]!) ?? NO_HITS, -1)
    tryAll(catalogue.index.bare, -1)
    return found === null ? NOTHING : inOrder(catalogue, found, present)
  }
}

function patternOf(catalogue: Catalogue, entry: number): Pattern {
  const { signatures, benign } = catalogue
  return entry < signatures.length ? signatures[entry]!.match : benign[entry - signatures.length]!.match
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
