import { loadSides } from '#cli/load.ts'
import type { Comparison } from '#core/compare/comparison.ts'
import { secondsApart } from '#core/compare/notes.ts'
import { type Analysis, analyse } from '#core/suspects/analysis.ts'
import { catalogueOf } from '#core/suspects/match.ts'
import { rankSuspects } from '#core/suspects/rank.ts'
import { FAMILIES } from '#core/suspects/signatures/families.ts'
import type { Suspect } from '#core/suspects/suspect.ts'
import { normalForm } from '#core/symbol/symbol.ts'
import { byIgnoreList, byRawDelta, byThreshold, type Location } from './baselines.ts'
import type { Leak, Pair } from './cases.ts'
import { type Example, examplesOf } from './features.ts'

/** What a rule found among its first one, three and ten rows, and how many of its alarms were false. */
export interface Found {
  readonly at1: number
  readonly at3: number
  readonly at10: number
  readonly falseRows: number
}

export interface Measured {
  readonly pair: Pair
  readonly leaks: number
  readonly ours: Found
  /** Leaks among the first n rows of a pair with n leaks. */
  readonly first: number
  /** Leaks whose row or part of a row has the function and the state of the truth. */
  readonly named: number
  readonly states: number
  /** Null where the case names none. */
  readonly signature: boolean | null
  readonly baselines: Readonly<Record<string, Found>>
  /** Function, state and tier of the first row; every form of a capture must agree on the first two. */
  readonly head: string
  readonly tier: string
  readonly falseHeads: readonly string[]
  /** Rows above normal in a pair that has no leak. */
  readonly possible: number
  readonly examples: readonly Example[]
}

const THRESHOLDS = [10, 100, 1000, 10_000] as const

const SURE = new Set(['proven', 'known', 'strong'])

/** With `blind`, as if no library's leak were known: how the rules do on leaks that nobody has catalogued. */
export async function measure(pair: Pair, blind: boolean): Promise<Measured> {
  const sides = await loadSides(pair.before, pair.after)
  const known = await analyse(sides, { sampleType: null, by: 'line' })
  const analysis = blind && pair.form !== 'heap' ? withoutCatalogue(known, secondsApart(sides)) : known
  const leaks: readonly Leak[] =
    pair.form === 'heap' ? pair.truth.heap.map(each => ({ ...each, state: '' })) : pair.truth.leaks
  const rows = analysis.suspects.map(suspect => rowOf(analysis, suspect))
  const sure = analysis.suspects.flatMap(({ tier }, i) => (SURE.has(tier) ? [rows[i] ?? []] : []))
  const wrong = sure.filter(row => !leaks.some(leak => hits(row, leak)))
  const shown = rows.filter((_, i) => analysis.suspects[i]?.tier !== 'normal')
  const head = analysis.suspects.find(({ tier }) => tier !== 'normal')
  const signature = pair.form === 'heap' ? null : pair.truth.signature
  const all = analysis.suspects.flatMap(suspect => [suspect, ...suspect.parts])
  return {
    pair,
    leaks: leaks.length,
    ours: { ...recall(shown, leaks), falseRows: wrong.length },
    first: count(leaks, leak => shown.slice(0, leaks.length).some(row => hits(row, leak))),
    named: count(leaks, leak => all.some(suspect => isNamed(suspect, leak) && suspect.state === leak.state)),
    states: count(leaks, leak => all.some(suspect => stateAgrees(suspect, leak))),
    signature: signature === null ? null : head?.signatures[0]?.id === signature,
    baselines: baselinesOf(analysis.comparison, leaks),
    head: head ? `${normalForm(head.function)} [${head.state}]` : '',
    tier: head?.tier ?? 'normal',
    possible: leaks.length > 0 ? 0 : shown.length,
    examples: examplesOf(pair, analysis, leaks, (suspect, leak) => hits([placeOf(analysis, suspect)], leak)),
    falseHeads: wrong.flatMap(row => row[0] ?? []).map(({ state, named }) => `${named} [${state}]`),
  }
}

const UNKNOWN = catalogueOf(
  FAMILIES.map(family => ({ ...family, sets: [], signatures: family.signatures.filter(each => each.generic) })),
)

function withoutCatalogue(analysis: Analysis, seconds: number | null): Analysis {
  const { comparison, kind } = analysis
  return { ...analysis, suspects: rankSuspects(comparison, { secondsApart: seconds, kind }, UNKNOWN) }
}

interface Place extends Pick<Location, 'functions' | 'state'> {
  readonly named?: string
}

/** The places of a row and its parts. */
function rowOf(analysis: Analysis, suspect: Suspect): readonly Place[] {
  return [suspect, ...suspect.parts].map(each => placeOf(analysis, each))
}

function placeOf({ comparison }: Analysis, { function: own, state, rows }: Suspect): Place {
  const named = normalForm(own)
  const functions = new Set([named, ...rows.flatMap(row => functionsOf(comparison, row))])
  return { named, state, functions }
}

function functionsOf({ frames, offsets, stack }: Comparison, row: number): readonly string[] {
  return [...stack.subarray(offsets[row], offsets[row + 1])].map(id => normalForm(frames.name[id] ?? ''))
}

function hits(row: readonly Place[], leak: Leak): boolean {
  const name = normalForm(leak.function)
  return row.some(({ functions, state }) => functions.has(name) && sameState(state, leak.state))
}

function isNamed(suspect: Suspect, leak: Leak): boolean {
  return normalForm(suspect.function) === normalForm(leak.function)
}

function stateAgrees(suspect: Suspect, leak: Leak): boolean {
  return isNamed(suspect, leak) && sameState(suspect.state, leak.state)
}

/** Before Go 1.20 every lock prints `semacquire`. */
function sameState(a: string, b: string): boolean {
  return b === '' || a === b || (a === 'semacquire' && b.startsWith('sync.'))
}

function recall(rows: readonly (readonly Place[])[], leaks: readonly Leak[]): Omit<Found, 'falseRows'> {
  const among = (k: number) => count(leaks, leak => rows.slice(0, k).some(row => hits(row, leak)))
  return { at1: among(1), at3: among(3), at10: among(10) }
}

function baselinesOf(comparison: Comparison, leaks: readonly Leak[]): Readonly<Record<string, Found>> {
  const found = (list: readonly Location[]): Found => ({
    ...recall(
      list.map(location => [location]),
      leaks,
    ),
    falseRows: count(list, location => !leaks.some(leak => hits([location], leak))),
  })
  return {
    'raw Δ': found(byRawDelta(comparison)),
    ...Object.fromEntries(THRESHOLDS.map(t => [`threshold ${t}`, found(byThreshold(comparison, t))])),
    'ignore list': found(byIgnoreList(comparison)),
  }
}

function count<T>(list: readonly T[], holds: (item: T) => boolean): number {
  return list.filter(holds).length
}
