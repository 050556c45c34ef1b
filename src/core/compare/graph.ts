import { type Amounts, type Comparison, REST, STATE } from './comparison.ts'
import { type Counted, endOfRow, type FunctionRows, functionsOf, type Reach } from './functions.ts'
import { withoutRedundant } from './redundant-edges.ts'

/** What a call graph leaves out, with pprof's names and meaning. */
export interface GraphLimits {
  /** Most nodes. */
  readonly nodeCount: number
  /** A function needs this share of a side, or of all change. */
  readonly nodeFraction: number
  /** And so does a call. */
  readonly edgeFraction: number
}

/** Those of `go tool pprof`. */
export const USUAL_LIMITS: GraphLimits = { nodeCount: 80, nodeFraction: 0.005, edgeFraction: 0.001 }

export interface GraphNode {
  readonly frame: number
  readonly flat: Amounts
  readonly cum: Amounts
}

/** A call from one node to another, as indices into `CallGraph.nodes`. */
export interface GraphEdge extends Amounts {
  readonly from: number
  readonly to: number
  /** True where at least one stack goes over functions that were left out. */
  readonly residual: boolean
}

/** Nodes and edges, most important first. */
export interface CallGraph {
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly GraphEdge[]
  /** How many functions there are before any are left out. */
  readonly functions: number
}

/** What a call graph is counted from. */
export type GraphSource = Counted & Pick<Comparison, 'totals' | 'snapshot'>

export interface GraphQuestion {
  readonly limits: GraphLimits
  readonly reach: Reach
  /** Frames that stay whatever they weigh, such as those of suspects. */
  readonly keep: ReadonlySet<number>
}

/**
 * The call graph of a comparison, as `go tool pprof -dot` counts it: a stack counts once per function and once per call, a
 * function that calls itself makes no edge, and edges that a longer way explains are left out. What changed most comes
 * first, then what is largest, so that of a snapshot the same nodes stay as in pprof without its taste for entropy.
 */
export function graphOf(comparison: GraphSource, { limits, reach, keep }: GraphQuestion): CallGraph {
  const rows = functionsOf(comparison, reach)
  const chosen = choose(comparison, rows, limits, keep)
  const nodes = chosen.map(i => ({
    frame: rows.frame[i]!,
    flat: { before: rows.flatBefore[i]!, after: rows.flatAfter[i]! },
    cum: { before: rows.cumBefore[i]!, after: rows.cumAfter[i]! },
  }))
  const enough = cutoffOf(comparison, limits.edgeFraction)
  const edges = edgesBetween(comparison, nodes, reach)
    .filter(enough)
    .sort((x, y) => heavier(x, y) || x.from - y.from || x.to - y.to)
  return { nodes, edges: withoutRedundant(nodes.length, edges), functions: rows.frame.length }
}

export function sizeOf({ before, after }: Amounts): number {
  return Math.max(Math.abs(before), Math.abs(after))
}

function heavier(x: Amounts, y: Amounts): number {
  return sizeOf(y) - sizeOf(x)
}

/** Rows of `functionsOf` that become nodes, in order. */
function choose(
  comparison: GraphSource,
  rows: FunctionRows,
  { nodeCount, nodeFraction }: GraphLimits,
  keep: ReadonlySet<number>,
): number[] {
  const enough = cutoffOf(comparison, nodeFraction)
  const kept = (i: number) => keep.has(rows.frame[i]!)
  const cum = (i: number): Amounts => ({ before: rows.cumBefore[i]!, after: rows.cumAfter[i]! })
  const change = (i: number) => (comparison.snapshot ? 0 : Math.abs(rows.cumAfter[i]! - rows.cumBefore[i]!))
  return [...rows.frame.keys()]
    .filter(i => comparison.frames.kind[rows.frame[i]!] !== REST && (kept(i) || enough(cum(i))))
    .sort(
      (x, y) => Number(kept(y)) - Number(kept(x)) || change(y) - change(x) || heavier(cum(x), cum(y)) || x - y,
    )
    .slice(0, nodeCount)
    .sort((x, y) => heavier(cum(x), cum(y)) || x - y)
}

/** Whether an amount reaches a fraction of the larger side, or its change one of all change. Fractions are cut as pprof cuts them. */
function cutoffOf(
  { before, after, totals, snapshot }: GraphSource,
  fraction: number,
): (amounts: Amounts) => boolean {
  let changed = 0
  for (let row = 0; row < before.length; row++) changed += Math.abs(after[row]! - before[row]!)
  const least = Math.trunc(sizeOf(totals) * fraction)
  const leastChange = Math.max(1, Math.trunc(changed * fraction))
  return amounts =>
    sizeOf(amounts) >= least || (!snapshot && Math.abs(amounts.after - amounts.before) >= leastChange)
}

interface Mutable {
  readonly from: number
  readonly to: number
  before: number
  after: number
  residual: boolean
  /** The row that was added last, so that none is added twice. */
  row: number
}

function edgesBetween(comparison: GraphSource, nodes: readonly GraphNode[], reach: Reach): GraphEdge[] {
  const places = new Int32Array(comparison.frames.kind.length).fill(-1)
  for (const [place, { frame }] of nodes.entries()) places[frame] = place
  const edges: Mutable[] = []
  const known = new Int32Array(nodes.length ** 2).fill(-1)
  const edgeAt = (from: number, to: number) => {
    const at = from * nodes.length + to
    if (known[at] === -1)
      known[at] = edges.push({ from, to, before: 0, after: 0, residual: false, row: -1 }) - 1
    return edges[known[at]!]!
  }
  for (let row = 0; row < comparison.before.length; row++) addRow(comparison, row, reach, places, edgeAt)
  return edges.map(({ row: _, ...edge }) => edge)
}

/** Adds a stack to the edges it passes. As in pprof, only its first pass over an edge says whether that is residual. */
function addRow(
  { frames, offsets, stack, before, after, shown }: GraphSource,
  row: number,
  reach: Reach,
  places: Int32Array,
  edgeAt: (from: number, to: number) => Mutable,
): void {
  if (before[row] === 0 && after[row] === 0) return
  const end = endOfRow({ offsets, shown }, row, reach)
  let caller = -1
  let residual = false
  for (let i = offsets[row]!; i < end; i++) {
    const frame = stack[i]!
    const place = places[frame]!
    if (place < 0) {
      residual ||= frames.kind[frame] !== STATE
      continue
    }
    if (caller >= 0 && caller !== place) pass(edgeAt(caller, place), row, before[row]!, after[row]!, residual)
    caller = place
    residual = false
  }
}

function pass(edge: Mutable, row: number, before: number, after: number, residual: boolean): void {
  if (edge.row === row) return
  edge.row = row
  edge.before += before
  edge.after += after
  edge.residual ||= residual
}
