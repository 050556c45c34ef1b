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
export function ownerFinder({ offsets, stack }: Comparison, facts: FrameFacts): (row: number) => number {
  const standing = Uint8Array.from(facts.normal, (_, frame) => standingOf(facts, frame))
  const part = Uint8Array.from(facts.normal, name => (COPY_OF_PART.test(name) ? 1 : 0))
  return row => {
    const from = offsets[row]!
    const end = offsets[row + 1]! - from
    let at = -1
    let best = 0
    for (let i = end - 1; i >= 0 && best < CODE; i--) {
      const own = standing[stack[from + i]!]!
      if (own <= best) continue
      best = own
      at = i
    }
    while (at > 0 && part[stack[from + at]!] === 1 && standing[stack[from + at - 1]!]! >= CODEC_CODE) at--
    return at < 0 ? Math.max(0, end - 1) : at
  }
}

/** How much a frame is to blame: code before codecs before the standard library; plumbing is never. */
const CODE = 3
const CODEC_CODE = 2

function standingOf(facts: FrameFacts, frame: number): number {
  if (facts.role[frame] === OWNER) return CODEC.test(facts.package[frame]!) ? CODEC_CODE : CODE
  return facts.role[frame] === LOW ? 0 : 1
}
