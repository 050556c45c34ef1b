import { sums } from '#core/compare/compare.ts'
import { type By, type Comparison, type Frames, STATE } from '#core/compare/comparison.ts'
import { orderRows } from '#core/compare/order.ts'
import type { SampleType, WaitState } from '#core/profile/profile.ts'
import { headLength } from './arrange.ts'
import { codeDetails } from './code-details.ts'
import { headCoder, MOST_FRAMES, tailCoder } from './code-stacks.ts'
import { codeTree } from './code-symbols.ts'
import { codeWord } from './code-word.ts'
import { codeList, type LinkCoder } from './link-coder.ts'
import { LinkStop } from './link-failure.ts'
import { STATE_WORDS } from './link-words.ts'
import { framesOfTree, treeOf } from './symbol-tree.ts'

/** A stack in two: what differs from row to row, and the state with the runtime's frames, which few rows have alone. */
interface Row {
  readonly head: readonly number[]
  readonly tail: readonly number[]
  readonly state: number
  readonly before: number
  readonly after: number
}

const BYS: readonly By[] = ['package', 'function', 'file', 'line', 'module']
const TYPES: readonly string[] = ['goroutine', 'goroutineleak', 'inuse_space', 'inuse_objects', 'alloc_space']
const UNITS: readonly string[] = ['count', 'bytes', 'nanoseconds']
const SOURCES: readonly WaitState['source'][] = ['stack', 'text', 'inferred']

/** A comparison in the order that `arrange` gives it. */
export function codeComparison(coder: LinkCoder, given: Comparison | null): Comparison {
  const sampleType: SampleType = {
    type: codeWord(coder, 'type', TYPES, given?.sampleType.type ?? null),
    unit: codeWord(coder, 'unit', UNITS, given?.sampleType.unit ?? null),
  }
  const by = BYS[coder.number('by', given ? BYS.indexOf(given.by) : 0)] ?? stop('by')
  const snapshot = coder.flag('snapshot', given?.snapshot ?? false)
  const frames = framesOfTree(codeTree(coder, given && treeOf(given.frames)))
  const withStates = coder.flag('states', given ? given.state !== null : false)
  const states = codeStates(coder, given?.states ?? null)
  const rows = codeRows(coder, given && rowsOf(given), frames, withStates ? states.length : null)
  const columns = columnsOf(rows, frames, withStates)
  checkOrder(columns.offsets, columns.stack)
  const details = codeDetails(coder, given?.details ?? null, columns, frames)
  return { sampleType, by, snapshot, frames, states, details, ...columns }
}

function stop(what: string): never {
  throw new LinkStop('link-corrupt', { what })
}

function codeStates(coder: LinkCoder, states: readonly WaitState[] | null): readonly WaitState[] {
  return codeList(coder, 'wait states', states, state => {
    const text = codeWord(coder, 'state', STATE_WORDS, state?.text ?? null)
    const detailed = coder.flag('detailed', state ? state.detail !== null : false)
    const detail = detailed ? coder.text(state?.detail ?? '') : null
    const source = SOURCES[coder.number('source', state ? SOURCES.indexOf(state.source) : 0)] ?? stop('source')
    return { text, detail, source }
  })
}

function rowsOf(comparison: Comparison): readonly Row[] {
  const { offsets, stack, state, before, after } = comparison
  return Array.from(before, (_, row) => {
    const from = offsets[row]!
    const cut = from + headLength(comparison, row)
    return {
      head: Array.from(stack.subarray(from, cut)),
      tail: Array.from(stack.subarray(cut, offsets[row + 1]!)),
      state: state?.[row] ?? 0,
      before: before[row]!,
      after: after[row]!,
    }
  })
}

function codeRows(
  coder: LinkCoder,
  rows: readonly Row[] | null,
  frames: Frames,
  states: number | null,
): readonly Row[] {
  const nextHead = headCoder(coder, frames.name.length)
  const nextTail = tailCoder(coder, frames.name.length)
  const stateOf = new Map<number, number>()
  let total = 0
  return codeList(coder, 'rows', rows, (row, before): Row => {
    const head = nextHead(row?.head ?? null, before?.head ?? [])
    const tail = nextTail(row?.tail ?? null, head.at(-1) ?? -1)
    total += head.length + tail.frames.length
    if (total > MOST_FRAMES) throw new LinkStop('link-too-large', { limit: MOST_FRAMES })
    let state = 0
    if (states !== null) {
      const likely = stateOf.get(tail.id) ?? 0
      state = coder.flag('other state', row ? row.state !== likely : false)
        ? coder.number('row state', row?.state ?? 0)
        : likely
      if (state >= states) stop('state')
      stateOf.set(tail.id, state)
    }
    return { head, tail: tail.frames, state, ...codeAmounts(coder, row) }
  })
}

function codeAmounts(coder: LinkCoder, row: Row | null): { before: number; after: number } {
  const before = coder.real('before', row?.before ?? 0)
  if (!coder.flag('changed', row ? row.before !== row.after : false)) return { before, after: before }
  const after = coder.real(before === 0 ? 'new' : 'after', row?.after ?? 0)
  return { before, after }
}

type Columns = Omit<Comparison, 'sampleType' | 'by' | 'snapshot' | 'frames' | 'states' | 'details'>

function columnsOf(rows: readonly Row[], { kind }: Frames, withStates: boolean): Columns {
  const offsets = new Uint32Array(rows.length + 1)
  rows.forEach(({ head, tail }, i) => {
    offsets[i + 1] = offsets[i]! + head.length + tail.length
  })
  const stack = new Uint32Array(offsets[rows.length]!)
  rows.forEach(({ head, tail }, i) => {
    stack.set(head, offsets[i]!)
    stack.set(tail, offsets[i]! + head.length)
  })
  return {
    offsets,
    stack,
    shown: Uint32Array.from(rows, ({ head, tail }) => head.length + (kind[tail[0] ?? -1] === STATE ? 1 : 0)),
    state: withStates ? Uint16Array.from(rows, ({ state }) => state) : null,
    ...sums(
      Float64Array.from(rows, ({ before }) => before),
      Float64Array.from(rows, ({ after }) => after),
    ),
  }
}

/** Views find nodes by halving ranges of rows: a list out of order would show what is not there. */
function checkOrder(offsets: Uint32Array, stack: Uint32Array): void {
  const order = orderRows(offsets.length - 1, offsets, stack)
  if (order.some((row, i) => row !== i)) stop('order')
  for (let row = 0; row + 1 < offsets.length; row++) if (offsets[row] === offsets[row + 1]) stop('empty stack')
}
