import { type Amounts, type Comparison, REST, STATE } from './comparison.ts'
import { byEntropy } from './entropy.ts'
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

/** What a call graph is counted from. Names are not, they are long to copy to a worker: `ranks` has their order. */
export interface GraphSource extends Counted, Pick<Comparison, 'snapshot'> {
  readonly ranks: Uint32Array
}

export function graphSource(comparison: Comparison): GraphSource {
  const { frames, offsets, stack, shown, before, after, snapshot } = comparison
  const order = [...frames.name.keys()].sort((x, y) => (frames.name[x]! < frames.name[y]! ? -1 : 1))
  const ranks = new Uint32Array(order.length)
  order.forEach((frame, rank) => {
    ranks[frame] = rank
  })
  return { frames: { kind: frames.kind }, offsets, stack, shown, before, after, snapshot, ranks }
}

export interface GraphQuestion {
  readonly limits: GraphLimits
  readonly reach: Reach
  /** Frames that stay whatever they weigh, such as those of suspects. */
  readonly keep: ReadonlySet<number>
}

/**
 * The call graph of a comparison, as `go tool pprof -dot` counts it: a stack counts once per function and once per call, a
 * function that calls itself makes no edge, and edges that a longer way explains are left out. Of one side the same
 * functions stay as in pprof, those with the most entropy; of two sides those that changed most, then the largest.
 */
export function graphOf(source: GraphSource, { limits, reach, keep }: GraphQuestion): CallGraph {
  const rows = functionsOf(source, reach)
  const cutoffs = cutoffsOf(source, rows)
  const count = (nodes: readonly GraphNode[]) => edgesBetween(source, nodes, reach)
  const weighty = nodesOf(rows).filter(
    ({ frame, cum }) =>
      source.frames.kind[frame] !== REST && (keep.has(frame) || cutoffs(limits.nodeFraction)(cum)),
  )
  const least = weighty.sort(inOrder(source, source.snapshot ? byEntropy(weighty, count(weighty)) : null))
  const first = least.toSorted((x, y) => Number(keep.has(y.frame)) - Number(keep.has(x.frame)))
  const nodes = first
    .slice(0, limits.nodeCount)
    .sort((x, y) => heavier(x.cum, y.cum) || source.ranks[x.frame]! - source.ranks[y.frame]!)
  return {
    nodes,
    edges: drawnEdges(source, nodes, count(nodes), cutoffs(limits.edgeFraction)),
    functions: rows.frame.length,
  }
}

export function sizeOf({ before, after }: Amounts): number {
  return Math.max(Math.abs(before), Math.abs(after))
}

function heavier(x: Amounts, y: Amounts): number {
  return sizeOf(y) - sizeOf(x)
}

function nodesOf(rows: FunctionRows): GraphNode[] {
  return Array.from(rows.frame, (frame, i) => ({
    frame,
    flat: { before: rows.flatBefore[i]!, after: rows.flatAfter[i]! },
    cum: { before: rows.cumBefore[i]!, after: rows.cumAfter[i]! },
  }))
}

type Order = (x: GraphNode, y: GraphNode) => number

/** Most important first: by score where there is one, else by change and then by size. */
function inOrder({ ranks }: GraphSource, scores: ReadonlyMap<number, number> | null): Order {
  const change = ({ cum }: GraphNode) => Math.abs(cum.after - cum.before)
  const byName: Order = (x, y) => ranks[x.frame]! - ranks[y.frame]!
  if (scores) return (x, y) => scores.get(y.frame)! - scores.get(x.frame)! || byName(x, y)
  return (x, y) => change(y) - change(x) || heavier(x.cum, y.cum) || byName(x, y)
}

/** Without light and redundant edges; most important first. */
function drawnEdges(
  source: GraphSource,
  nodes: readonly GraphNode[],
  all: readonly GraphEdge[],
  enough: (amounts: Amounts) => boolean,
): readonly GraphEdge[] {
  const rank = (node: number) => source.ranks[nodes[node]!.frame]!
  const edges = all
    .filter(enough)
    .sort((x, y) => heavier(x, y) || rank(x.from) - rank(y.from) || rank(x.to) - rank(y.to))
  const order = [...nodes.keys()]
  if (source.snapshot) {
    const compared = inOrder(source, byEntropy(nodes, all))
    order.sort((x, y) => compared(nodes[x]!, nodes[y]!))
  }
  return withoutRedundant(order, edges)
}

/**
 * Whether an amount reaches a fraction of the larger side, or its change one of all change. Fractions are cut as pprof cuts
 * them, and of what some function has: a stack without frames counts for none.
 */
function cutoffsOf(
  { before, after, snapshot }: GraphSource,
  { flatBefore, flatAfter }: FunctionRows,
): (fraction: number) => (amounts: Amounts) => boolean {
  let changed = 0
  for (let row = 0; row < before.length; row++) changed += Math.abs(after[row]! - before[row]!)
  const sum = (flat: Float64Array) => flat.reduce((total, each) => total + each, 0)
  const total = sizeOf({ before: sum(flatBefore), after: sum(flatAfter) })
  return fraction => {
    const least = Math.trunc(total * fraction)
    const leastChange = Math.max(1, Math.trunc(changed * fraction))
    return amounts =>
      sizeOf(amounts) >= least || (!snapshot && Math.abs(amounts.after - amounts.before) >= leastChange)
  }
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

/** Up to so many nodes, a table of all pairs is small. */
const DENSE = 1000

function edgesBetween(comparison: GraphSource, nodes: readonly GraphNode[], reach: Reach): GraphEdge[] {
  const places = new Int32Array(comparison.frames.kind.length).fill(-1)
  for (const [place, { frame }] of nodes.entries()) places[frame] = place
  const edges: Mutable[] = []
  const known = nodes.length <= DENSE ? new Array<Mutable>(nodes.length ** 2) : new Map<number, Mutable>()
  const edgeAt = (from: number, to: number) => {
    const at = from * nodes.length + to
    const own = known instanceof Map ? known.get(at) : known[at]
    if (own) return own
    const edge = { from, to, before: 0, after: 0, residual: false, row: -1 }
    edges.push(edge)
    if (known instanceof Map) known.set(at, edge)
    else known[at] = edge
    return edge
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
