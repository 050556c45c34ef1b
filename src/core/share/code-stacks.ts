import { codeList, type LinkCoder } from './link-coder.ts'
import { LinkStop } from './link-failure.ts'

/** Frames in all stacks together; a link that means more is an attack. */
export const MOST_FRAMES = 1 << 24

/** Stacks that sort next to each other begin alike; further on, what a frame called before it calls again. */
export function headCoder(coder: LinkCoder, size: number) {
  const called = new Int32Array(size).fill(-1)
  return (head: readonly number[] | null, before: readonly number[]): readonly number[] => {
    const back = coder.number('back', head ? before.length - commonStart(head, before) : 0)
    const common = before.length - back
    if (common < 0) stop('stack')
    const out = before.slice(0, common)
    let more = coder.flag(back === 0 ? 'longer' : 'branches', head ? head.length > common : false)
    for (let last = out.at(-1) ?? -1; more; ) {
      const at = out.length
      const frame = codeFrame(
        coder,
        head?.[at] ?? 0,
        at === common ? (before[common] ?? -1) : null,
        last,
        called,
      )
      if (frame < 0 || frame >= size) stop('frame')
      if (last >= 0) called[last] = frame
      out.push(frame)
      last = frame
      more = coder.flag(
        called[last] === -1 ? 'goes on' : 'goes on as before',
        head ? head.length > at + 1 : false,
      )
      if (out.length > MOST_FRAMES) stop('depth')
    }
    return out
  }
}

function codeFrame(
  coder: LinkCoder,
  frame: number,
  sibling: number | null,
  caller: number,
  called: Int32Array,
): number {
  if (sibling !== null && sibling >= 0) return sibling + 1 + coder.number('sibling', frame - sibling - 1)
  const likely = caller < 0 ? -1 : called[caller]!
  if (likely >= 0 && coder.flag('as before', frame === likely)) return likely
  return caller + coder.signed('step', frame - caller)
}

function commonStart(a: readonly number[], b: readonly number[]): number {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length++
  return length
}

export function tailCoder(coder: LinkCoder, size: number) {
  const tails: (readonly number[])[] = []
  const tailAfter = new Map<number, number>()
  return (tail: readonly number[] | null, last: number): { id: number; frames: readonly number[] } => {
    const found = tail === null ? -1 : tails.findIndex(each => sameFrames(each, tail))
    const likely = tailAfter.get(last)
    const usual = likely !== undefined && coder.flag('usual tail', found === likely)
    const at = usual ? likely : coder.number('tail', found + 1) - 1
    const id = at === -1 ? tails.push(codeTail(coder, tail, size)) - 1 : at
    tailAfter.set(last, id)
    return { id, frames: tails[id] ?? stop('tail') }
  }
}

function codeTail(coder: LinkCoder, tail: readonly number[] | null, size: number): readonly number[] {
  return codeList(coder, 'tail length', tail, (frame, before) => {
    const id =
      before === null
        ? size - 1 - coder.number('tail start', size - 1 - (frame ?? 0))
        : coder.number('tail frame', frame ?? 0)
    return id < 0 || id >= size ? stop('frame') : id
  })
}

function sameFrames(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((frame, i) => frame === b[i])
}

function stop(what: string): never {
  throw new LinkStop('link-corrupt', { what })
}
