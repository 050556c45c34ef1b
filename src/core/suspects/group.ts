import { ADDRESS, type Comparison, REST, STATE } from '#core/compare/comparison.ts'
import { packageOf } from '#core/symbol/symbol.ts'
import type { FrameFacts } from './frame-facts.ts'
import { type Creators, creatorsOf } from './goroutines.ts'
import { type Catalogue, type Found, type Matches, matcherFor } from './match.ts'
import { LOW, OWNER } from './plumbing.ts'
import type { BenignPattern, Signature } from './signature.ts'
import { NOT_STARTED, type Site, siteOf } from './site.ts'
import type { StateClass } from './state-class.ts'

/** Goroutines that wait in one state at one function: a row of the table before it is judged. */
export interface Group {
  readonly state: StateClass
  readonly text: string
  readonly detail: string | null
  /** Frame that names the group, in normal form for matching and as in the profile. */
  readonly normal: string
  readonly function: string
  readonly file: string
  readonly line: number
  readonly package: string
  readonly root: string
  /** The caller that tells this group from others at the same function; null where there is only one group. */
  readonly caller: string | null
  readonly truncated: boolean
  /** Role of the frame that names the group. */
  readonly role: number
  readonly before: number
  readonly after: number
  readonly signatures: readonly Found<Signature>[]
  readonly benign: BenignPattern | null
  /** Rows of the comparison, largest change first. */
  readonly rows: readonly number[]
}

interface Member {
  readonly row: number
  readonly site: Site
  readonly matches: Matches
  /** Frame id. */
  readonly name: number
  readonly delta: number
}

/** Groups the rows of a comparison by line. Every row is in exactly one group, but for what a shared one leaves out. */
export function groupsOf(comparison: Comparison, facts: FrameFacts, catalogue: Catalogue): readonly Group[] {
  const match = matcherFor(catalogue, comparison, facts)
  const creators = creatorsOf(comparison)
  const byKey = new Map<string | number, Member[]>()
  const keyOf = keysFor(facts)
  for (let row = 0; row < comparison.before.length; row++) {
    if (comparison.before[row] === 0 && comparison.after[row] === 0) continue
    if (comparison.frames.kind[comparison.stack[comparison.offsets[row]!]!] === REST) continue
    const member = memberOf(comparison, facts, match, creators, row)
    const key = keyOf(member)
    const list = byKey.get(key)
    if (list) list.push(member)
    else byKey.set(key, [member])
  }
  const groups: Group[] = []
  for (const members of byKey.values())
    for (const part of splitByCaller(comparison, facts, members))
      groups.push(groupFrom(comparison, facts, part.members, part.caller))
  return groups
}

function memberOf(
  comparison: Comparison,
  facts: FrameFacts,
  match: ReturnType<typeof matcherFor>,
  creators: Creators,
  row: number,
): Member {
  const site = siteOf(comparison, facts, row)
  const matches = match(row, site, creators(row))
  const name = nameOf(comparison, facts, row, site, matches)
  return { row, site, matches, name, delta: comparison.after[row]! - comparison.before[row]! }
}

/** The catalogue's frame names the row where it is of the same code base as the owner, or where there is no owner. */
function nameOf(
  { offsets, stack: stacks }: Comparison,
  facts: FrameFacts,
  row: number,
  site: Site,
  matches: Matches,
): number {
  const from = offsets[row]!
  const own = stacks[from + Math.max(site.owner, 0)] ?? 0
  if (matches.signatures.length === 0 && matches.benign.length === 0) return own
  const stack = stacks.subarray(from, offsets[row + 1])
  const signature = matches.signatures.find(found => !found.entry.generic)
  const names = signature?.entry.named
  const named = names && stack.find(id => names.includes(facts.normal[id]!))
  if (named !== undefined) return named
  for (const found of [signature, matches.benign[0]]) {
    if (found && found.at >= 0 && mayName(facts, stack[found.at]!, own)) return stack[found.at]!
  }
  return own
}

function mayName(facts: FrameFacts, frame: number, own: number): boolean {
  const name = facts.normal[frame]!
  if (facts.role[own] !== OWNER) return facts.role[frame] !== LOW
  if (facts.role[frame] !== OWNER || name.startsWith('main.')) return false
  return facts.codeBase[frame] === facts.codeBase[own]
}

/** State, name and what the catalogue says make a group. Most rows have nothing from the catalogue: a number will do. */
function keysFor(facts: FrameFacts): (member: Member) => string | number {
  const states = new Map<StateClass, number>()
  return ({ site, matches, name }) => {
    const state = states.get(site.state) ?? states.size
    states.set(site.state, state)
    const plain = facts.id[name]! * 64 + state
    const known = matches.signatures.find(found => !found.entry.generic)?.entry.id
    const benign = matches.benign[0]?.entry.id
    return known === undefined && benign === undefined ? plain : `${plain} ${known ?? ''} ${benign ?? ''}`
  }
}

/** How many goroutines callers must have that did not grow, before they get a row of their own. */
const STANDING = 3

/**
 * One function waited for by several callers of which only some grew becomes two groups: the growth must not hide in
 * what stands still. Where all callers grew, or only one is there, they stay together.
 */
function splitByCaller(
  comparison: Comparison,
  facts: FrameFacts,
  members: readonly Member[],
): readonly { readonly members: readonly Member[]; readonly caller: string | null }[] {
  if (members.length === 1) return [{ members, caller: null }]
  const callers = new Map<string, Member[]>()
  for (const member of members) {
    const caller = member.site.caller < 0 ? member.site.root : facts.plain[member.site.caller]!
    const list = callers.get(caller)
    if (list) list.push(member)
    else callers.set(caller, [member])
  }
  if (callers.size < 2) return [{ members, caller: null }]
  const grown: [string, Member[]][] = []
  const standing: [string, Member[]][] = []
  for (const entry of callers) (grew(comparison, entry[1]) ? grown : standing).push(entry)
  const rest = standing.flatMap(([, list]) => list)
  const kept = rest.reduce((sum, { row }) => sum + comparison.before[row]!, 0)
  if (grown.length === 0 || kept < STANDING) return [{ members, caller: null }]
  return [
    { members: grown.flatMap(([, list]) => list), caller: grown.length === 1 ? grown[0]![0] : null },
    { members: rest, caller: standing.length === 1 ? standing[0]![0] : null },
  ]
}

function grew(comparison: Comparison, members: readonly Member[]): boolean {
  let before = 0
  let after = 0
  for (const { row } of members) {
    before += comparison.before[row]!
    after += comparison.after[row]!
  }
  return after - before >= Math.max(3, before / 4)
}

function byChange({ frames: { line } }: Comparison): (a: Member, b: Member) => number {
  return (a, b) => Math.abs(b.delta) - Math.abs(a.delta) || line[a.name]! - line[b.name]!
}

/** The one frame of a goroutine that has not run yet is `runtime.goexit`, which debug=1 gives as a bare address. */
function hasBegun({ frames, offsets }: Comparison, { name, row }: Member): boolean {
  const depth = offsets[row + 1]! - offsets[row]!
  return frames.kind[name] !== STATE && (frames.kind[name] !== ADDRESS || depth > 2)
}

function groupFrom(
  comparison: Comparison,
  facts: FrameFacts,
  members: readonly Member[],
  caller: string | null,
): Group {
  const sorted = members.length === 1 ? members : members.toSorted(byChange(comparison))
  const head = sorted[0]!
  const { frames, before, after } = comparison
  const begun = hasBegun(comparison, head)
  return {
    state: head.site.state,
    text: head.site.text,
    detail: head.site.detail,
    normal: facts.normal[head.name]!,
    function: begun ? facts.plain[head.name]! : NOT_STARTED,
    file: frames.file[head.name]!,
    line: frames.line[head.name]!,
    package: begun ? facts.package[head.name]! : packageOf(NOT_STARTED),
    root: head.site.root,
    caller,
    truncated: head.site.truncated,
    role: facts.role[head.name]!,
    before: members.reduce((sum, { row }) => sum + before[row]!, 0),
    after: members.reduce((sum, { row }) => sum + after[row]!, 0),
    signatures: head.matches.signatures,
    benign: head.matches.benign[0]?.entry ?? null,
    rows: sorted.map(({ row }) => row),
  }
}
