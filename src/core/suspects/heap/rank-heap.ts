import type { Comparison } from '#core/compare/comparison.ts'
import { type FrameFacts, frameFacts } from '#core/suspects/frame-facts.ts'
import type { Catalogue } from '#core/suspects/match.ts'
import { scoreOf } from '#core/suspects/score.ts'
import { matchOf, ownVersions, type Versions, versionsIn } from '#core/suspects/signature-match.ts'
import { type Suspect, TIERS } from '#core/suspects/suspect.ts'
import { type HeapGroup, heapGroups } from './heap-group.ts'
import { type Heap, heapReasons, heapTier } from './heap-reasons.ts'
import { heapMatcher } from './site-index.ts'

/** In the place of a wait state. */
const IN_USE = 'in use'

/**
 * Memory in use by the function that asked for it, judged: known leaks and growth first, what is kept by design last. The
 * comparison must be by function or finer and of `inuse_space`. Rows of one known leak become one.
 */
export function rankHeap(comparison: Comparison, catalogue: Catalogue): readonly Suspect[] {
  const facts = frameFacts(comparison)
  const groups = heapGroups(comparison, facts, heapMatcher(catalogue, comparison, facts))
  const heap: Heap = {
    ...comparison.totals,
    growth: groups.reduce((sum, { before, after }) => sum + Math.max(0, after - before), 0),
  }
  const versions = versionsIn(comparison)
  const judged = groups.map(group => judge(group, heap, comparison, facts, versions))
  return foldKnown(judged, catalogue)
    .toSorted(inOrder)
    .map((suspect, i) => ({ ...suspect, rank: i + 1 }))
}

/** A heap has thousands of sites that hardly change: they are listed, and nothing is said of them. */
const LEAST_SHARE = 0.001

function isWorthWords({ before, after, signature }: HeapGroup, growth: number): boolean {
  return signature !== null || Math.abs(after - before) >= LEAST_SHARE * growth
}

function judge(
  group: HeapGroup,
  heap: Heap,
  comparison: Comparison,
  facts: FrameFacts,
  versions: Versions,
): Suspect {
  const { owner, before, after, rows, signature, benign } = group
  const match = signature && matchOf(signature, ownVersions(comparison, group, versions), versions.seen)
  const reasons = isWorthWords(group, heap.growth) ? heapReasons(group, heap, match) : []
  const score = reasons.length > 0 ? scoreOf(reasons) : 0
  const delta = after - before
  return {
    rank: 0,
    tier: heapTier(group, reasons, score),
    score,
    function: facts.plain[owner]!,
    file: comparison.frames.file[owner]!,
    line: comparison.frames.line[owner]!,
    state: IN_USE,
    stateDetail: null,
    root: group.root,
    caller: null,
    package: facts.package[owner]!,
    before,
    after,
    delta,
    share: heap.growth > 0 ? Math.max(0, delta) / heap.growth : 0,
    signatures: match ? [match] : [],
    benign: benign && { id: benign.id, why: benign.why },
    reasons,
    parts: [],
    rows,
  }
}

/** Rows of one entry, and of entries that it names as companions, stand below the largest of them. */
function foldKnown(suspects: readonly Suspect[], catalogue: Catalogue): readonly Suspect[] {
  const idOf = (suspect: Suspect) => suspect.signatures[0]?.id ?? ''
  const heads: { readonly head: Suspect; readonly parts: Suspect[] }[] = []
  const rest: Suspect[] = []
  for (const suspect of suspects.toSorted((a, b) => b.delta - a.delta)) {
    if (suspect.signatures.length === 0 || suspect.delta <= 0 || suspect.benign) {
      rest.push(suspect)
      continue
    }
    const own = heads.find(({ head }) => isKin(catalogue, idOf(head), idOf(suspect)))
    if (own) own.parts.push(suspect)
    else heads.push({ head: suspect, parts: [] })
  }
  return [...heads.map(({ head, parts }) => ({ ...head, parts })), ...rest]
}

function isKin(catalogue: Catalogue, head: string, id: string): boolean {
  const companions = (each: string) => catalogue.byId.get(each)?.companions ?? []
  return head === id || companions(head).includes(id) || companions(id).includes(head)
}

function inOrder(a: Suspect, b: Suspect): number {
  return (
    TIERS.indexOf(a.tier) - TIERS.indexOf(b.tier) ||
    growthOf(b) - growthOf(a) ||
    b.after - a.after ||
    (a.function < b.function ? -1 : 1)
  )
}

function growthOf({ delta, parts }: Suspect): number {
  return parts.reduce((sum, part) => sum + part.delta, delta)
}
