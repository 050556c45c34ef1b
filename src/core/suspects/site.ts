import type { Comparison } from '#core/compare/comparison.ts'
import type { FrameFacts } from './frame-facts.ts'
import { ADAPTER, LOW, movesBytes, OWNER } from './plumbing.ts'
import { type StateClass, stateClass } from './state-class.ts'

/**
 * Where one stack waits, in the words of somebody who reads it. Positions count from the root of the row.
 *
 *     errgroup.Go.func1  main.fetchAll.func1  main.fetch  http.(*Client).Do  (*persistConn).roundTrip  [select]
 *                        root                 owner                          blocking
 */
export interface Site {
  readonly state: StateClass
  /** As printed by the runtime. */
  readonly text: string
  readonly detail: string | null
  /** First frame from the leaf that is neither runtime nor lock. */
  readonly blocking: number
  /** The frame that names the row. */
  readonly owner: number
  /** Frame id of the next owner towards the root in another function, or -1. */
  readonly caller: number
  readonly root: string
  /** True where the profile cut the root off. */
  readonly truncated: boolean
}

/** What a goroutine that has not run yet would show, if profiles did not leave it out. */
export const NOT_STARTED = 'runtime.goexit'

/** Depths at which the runtime cuts: 32 up to Go 1.22, 128 from 1.23. A stack of exactly that depth has no known root. */
const CUTS = new Set([32, 128])
const CUT_ROOT = '(truncated)'

const ENTRY = new Set([
  'runtime.main',
  'runtime.goexit',
  'runtime.corostart',
  'iter.Pull.func1',
  'iter.Pull2.func1',
])

export function siteOf(comparison: Comparison, facts: FrameFacts, row: number): Site {
  const { offsets, stack, shown, states, state } = comparison
  const from = offsets[row]!
  const depth = offsets[row + 1]! - from - (state ? 1 : 0)
  const end = shown[row]! - (state ? 1 : 0)
  const wait = state ? states[state[row]!] : undefined
  const blocking = lastWhere(facts, stack, from, end, role => role !== LOW)
  const truncated = CUTS.has(depth)
  const root = rootOf(facts, stack, from, end)
  const kind = stateClass(wait?.text ?? 'running', () => nearLeaf(facts, stack, from, end))
  const found = ownerOf(facts, stack, from, end, blocking, root)
  const owner = kind === 'IO wait' && sameCode(facts, stack[from + root], stack[from + found]) ? root : found
  return {
    state: kind,
    text: wait?.text ?? '',
    detail: wait?.detail ?? null,
    blocking,
    owner,
    caller: callerOf(facts, stack, from, owner),
    root: truncated || end === 0 ? (truncated ? CUT_ROOT : '') : facts.plain[stack[from + root]!]!,
    truncated,
  }
}

/** Names of the frames next to the leaf, nearest first. */
function nearLeaf({ normal }: FrameFacts, stack: Uint32Array, from: number, end: number): readonly string[] {
  return Array.from({ length: Math.min(8, end) }, (_, i) => normal[stack[from + end - 1 - i]!]!)
}

function lastWhere(
  facts: FrameFacts,
  stack: Uint32Array,
  from: number,
  end: number,
  holds: (role: number) => boolean,
): number {
  for (let i = end - 1; i >= 0; i--) {
    const frame = stack[from + i]!
    if (holds(facts.role[frame]!) && facts.wrapper[frame] === 0) return i
  }
  return -1
}

/** The first function from the root that is no entry point of the runtime, no wrapper and no scaffolding. */
function rootOf(facts: FrameFacts, stack: Uint32Array, from: number, end: number): number {
  for (let i = 0; i < end; i++) {
    const frame = stack[from + i]!
    const role = facts.role[frame]!
    if (role !== LOW && role !== ADAPTER && facts.wrapper[frame] === 0 && !ENTRY.has(facts.normal[frame]!))
      return i
  }
  for (let i = 0; i < end; i++) if (!ENTRY.has(facts.normal[stack[from + i]!]!)) return i
  return 0
}

/**
 * The first frame from the leaf in the user's or a library's code. Without one the wait is the standard library's own:
 * named by where it blocks, or by where it began if it only moves bytes.
 */
function ownerOf(
  facts: FrameFacts,
  stack: Uint32Array,
  from: number,
  end: number,
  blocking: number,
  root: number,
): number {
  const owner = lastWhere(facts, stack, from, end, role => role === OWNER)
  if (owner >= 0) return owner
  if (blocking < 0) return Math.max(root, 0)
  for (let i = end - 1; i >= blocking; i--) {
    const frame = stack[from + i]!
    if (facts.normal[frame]!.startsWith('internal/poll.')) return root
  }
  return movesBytes(facts.normal[stack[from + blocking]!]!) ? root : blocking
}

/** A library's reading or writing loop is known by the function it began with, not by the helper that reads. */
function sameCode(facts: FrameFacts, root: number | undefined, owner: number | undefined): boolean {
  if (root === undefined || owner === undefined) return false
  return facts.role[root] === OWNER && facts.codeBase[root] === facts.codeBase[owner]
}

function callerOf(facts: FrameFacts, stack: Uint32Array, from: number, owner: number): number {
  if (owner < 0) return -1
  const own = facts.normal[stack[from + owner]!]!
  for (let i = owner - 1; i >= 0; i--) {
    const frame = stack[from + i]!
    if (facts.role[frame] === OWNER && facts.wrapper[frame] === 0 && facts.normal[frame] !== own) return frame
  }
  return -1
}
