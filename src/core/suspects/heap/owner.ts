import type { Comparison } from '#core/compare/comparison.ts'
import type { FrameFacts } from '#core/suspects/frame-facts.ts'
import { LOW, OWNER } from '#core/suspects/plumbing.ts'

/** Libraries that encode and decode work for whoever calls them. */
const CODEC =
  /^(?:google\.golang\.org\/protobuf|github\.com\/(?:gogo|golang)\/protobuf|github\.com\/json-iterator\/go|sigs\.k8s\.io\/(?:json|yaml)|gopkg\.in\/yaml\.v\d|go\.yaml\.in\/yaml|github\.com\/goccy\/go-json|github\.com\/vmihailenco\/msgpack|github\.com\/klauspost\/compress)(?:\/|$)/

/** Generated copying of parts; the object that was copied names the row. */
const COPY_OF_PART = /\.DeepCopyInto(?:\.func\d+)?$/

/**
 * Position, from the root, of the frame that an engineer would blame for memory: the first code from the allocation that
 * is neither the standard library's nor a codec's, and of copied parts the object that they are parts of.
 *
 *     main.run  (*tracker).add  (*Pod).DeepCopy  (*Pod).DeepCopyInto  (*PodSpec).DeepCopyInto  runtime.mallocgc
 *                               owner
 */
export function ownerAt({ offsets, stack }: Comparison, facts: FrameFacts, row: number): number {
  const from = offsets[row]!
  const end = offsets[row + 1]! - from
  const last = (holds: (frame: number) => boolean, before: number) => {
    for (let at = before - 1; at >= 0; at--) if (holds(stack[from + at]!)) return at
    return -1
  }
  const isOwner = (frame: number) => facts.role[frame] === OWNER
  let at = last(frame => isOwner(frame) && !CODEC.test(facts.package[frame]!), end)
  if (at < 0) at = last(isOwner, end)
  if (at < 0) at = last(frame => facts.role[frame] !== LOW, end)
  while (at > 0 && isPart(facts, stack[from + at]!) && isOwner(stack[from + at - 1]!)) at--
  return at < 0 ? Math.max(0, end - 1) : at
}

function isPart({ normal }: FrameFacts, frame: number): boolean {
  return COPY_OF_PART.test(normal[frame]!)
}
