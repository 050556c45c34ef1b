import { pick, pickStates, sortedStacks, sums } from '#core/compare/compare.ts'
import { type Comparison, REST, STATE } from '#core/compare/comparison.ts'
import { orderRows } from '#core/compare/order.ts'
import { closeStack, createStackBook, mix } from '#core/compare/stack-book.ts'
import { type Label, NONE, type WaitState } from '#core/profile/profile.ts'
import { arrangeDetails } from './arrange-details.ts'
import { framesOfTree, type OtherFrame, treeOf } from './symbol-tree.ts'

export interface Wanted {
  /** 1 for rows that stay; null keeps all. */
  readonly keep: Uint8Array | null
  /** What becomes of a frame; frames and rows that become equal are one. */
  readonly frame: (frame: OtherFrame) => OtherFrame
  /** What becomes of a label set. */
  readonly labels: (set: readonly Label[]) => readonly Label[]
}

export interface Arranged {
  readonly comparison: Comparison
  /** Row of each row of the source; NONE for those left out. */
  readonly rowOf: Uint32Array
  /** Frame of each frame of the source; NONE where no row needs it. */
  readonly frameOf: Uint32Array
}

const LEFT_OUT: WaitState = { text: '', detail: null, source: 'stack' }

/**
 * Puts frames and rows into the order that their content gives, so that equal comparisons are written alike. Rows that are
 * not wanted become one, whose only frame is of kind REST: totals stay what they were.
 */
export function arrange(source: Comparison, wanted: Wanted): Arranged {
  const { keep } = wanted
  const rows = source.before.length
  const leftOut = keep?.some((kept, row) => kept === 0 && hasAmount(source, row)) ?? false
  const { frames, frameOf, rest } = arrangeFrames(source, wanted, leftOut)
  const book = createStackBook(rows + 1, source.stack.length + 1)
  const before = new Float64Array(rows + 1)
  const after = new Float64Array(rows + 1)
  const state = source.state && new Uint16Array(rows + 1)
  const states: WaitState[] = []
  const placed = new Uint32Array(rows).fill(NONE)
  for (let row = 0; row < rows; row++) {
    const kept = keep === null || keep[row] === 1
    if (!kept && !hasAmount(source, row)) continue
    const target = kept ? addRow(source, row, frameOf, book) : addRest(book, rest)
    if (kept) placed[row] = target
    before[target]! += source.before[row]!
    after[target]! += source.after[row]!
    if (state) state[target] = stateIn(states, kept ? source.states[source.state![row]!]! : LEFT_OUT)
  }
  const order = orderRows(book.rows, book.offsets, book.pool)
  const place = new Uint32Array(order.length)
  for (let i = 0; i < order.length; i++) place[order[i]!] = i
  const rowOf = placed.map(row => (row === NONE ? NONE : place[row]!))
  const sorted = state && pickStates(state, order)
  return {
    rowOf,
    frameOf,
    comparison: {
      ...source,
      ...sortedStacks(order, book.offsets, book.pool, book.tail),
      ...sums(pick(before, order), pick(after, order)),
      ...statesInOrder(sorted, states),
      frames,
      shown: order.map(row => book.shown[row]!),
      details:
        source.details &&
        arrangeDetails(source.details, { rowOf, rows: order.length, frameOf, labels: wanted.labels }),
    },
  }
}

function hasAmount({ before, after }: Comparison, row: number): boolean {
  return before[row] !== 0 || after[row] !== 0
}

/** Frames that the wanted rows use, creators among them, in the order of their tree. */
function arrangeFrames(source: Comparison, { keep, frame }: Wanted, leftOut: boolean) {
  const { name, file, line, kind } = source.frames
  const used = usedFrames(source, keep)
  const become: { readonly old: number; readonly now: OtherFrame }[] = []
  for (let i = 0; i < name.length; i++) {
    if (used[i] === 0) continue
    const now = frame({ kind: kind[i]!, name: name[i]!, file: file[i]!, line: line[i]! })
    become.push({ old: i, now })
  }
  const distinct = new Map(become.map(({ now }) => [keyOf(now), now]))
  const rest: OtherFrame = { kind: REST, name: '', file: '', line: 0 }
  if (leftOut) distinct.set(keyOf(rest), rest)
  const list = [...distinct.values()]
  const frames = framesOfTree(
    treeOf({
      name: list.map(each => each.name),
      file: list.map(each => each.file),
      line: Uint32Array.from(list, each => each.line),
      kind: Uint8Array.from(list, each => each.kind),
    }),
  )
  const ids = new Map<string, number>()
  for (let i = 0; i < frames.name.length; i++)
    ids.set(
      keyOf({ kind: frames.kind[i]!, name: frames.name[i]!, file: frames.file[i]!, line: frames.line[i]! }),
      i,
    )
  const frameOf = new Uint32Array(name.length).fill(NONE)
  for (const { old, now } of become) frameOf[old] = ids.get(keyOf(now))!
  return { frames, frameOf, rest: ids.get(keyOf(rest)) ?? NONE }
}

function usedFrames({ frames, offsets, stack, details }: Comparison, keep: Uint8Array | null): Uint8Array {
  const used = new Uint8Array(frames.name.length)
  for (let row = 0; row + 1 < offsets.length; row++) {
    if (keep !== null && keep[row] === 0) continue
    for (let i = offsets[row]!; i < offsets[row + 1]!; i++) used[stack[i]!] = 1
    for (let i = details?.first[row] ?? 0; i < (details?.first[row + 1] ?? 0); i++) {
      const creator = details?.goroutines?.creator[i] ?? NONE
      if (creator !== NONE) used[creator] = 1
    }
  }
  return used
}

function keyOf({ kind, name, file, line }: OtherFrame): string {
  return `${kind}\n${name}\n${file}\n${line}`
}

type Book = ReturnType<typeof createStackBook>

function addRow(source: Comparison, row: number, frameOf: Uint32Array, book: Book): number {
  const { offsets, stack, shown } = source
  let end = book.tail
  let hash = 0
  for (let i = offsets[row]!; i < offsets[row + 1]!; i++) {
    book.pool[end++] = frameOf[stack[i]!]!
    hash = mix(hash, frameOf[stack[i]!]!)
  }
  return closeStack(book, end, shown[row]!, hash)
}

function addRest(book: Book, rest: number): number {
  book.pool[book.tail] = rest
  return closeStack(book, book.tail + 1, 1, mix(0, rest))
}

function stateIn(states: WaitState[], state: WaitState): number {
  const known = states.findIndex(
    each => each.text === state.text && each.detail === state.detail && each.source === state.source,
  )
  return known >= 0 ? known : states.push(state) - 1
}

/** States numbered by the first row that has them. */
function statesInOrder(
  state: Uint16Array | null,
  states: readonly WaitState[],
): Pick<Comparison, 'state' | 'states'> {
  if (state === null) return { state: null, states: [] }
  const order = [...new Set(state)]
  const place = new Map(order.map((old, i) => [old, i]))
  return { state: state.map(old => place.get(old)!), states: order.map(old => states[old]!) }
}

/** True for the row that stands for all that was left out. */
export function isRest({ frames, offsets, stack }: Comparison, row: number): boolean {
  return frames.kind[stack[offsets[row]!]!] === REST
}

/** Frames of a row before its state or, without one, before what views fold away. */
export function headLength({ frames, offsets, stack, shown }: Comparison, row: number): number {
  const end = offsets[row]! + shown[row]!
  const waits = shown[row]! > 0 && frames.kind[stack[end - 1]!] === STATE
  return shown[row]! - (waits ? 1 : 0)
}
