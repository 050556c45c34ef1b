import { type Comparison, FUNCTION } from '#core/compare/comparison.ts'
import { normalForm, packageOf } from '#core/symbol/symbol.ts'

/** A place where goroutines wait, as simple rules see it. */
export interface Location {
  /** Functions of its stacks, in normal form. */
  readonly functions: ReadonlySet<string>
  readonly state: string
  readonly before: number
  readonly after: number
}

interface Place {
  functions: Set<string>
  state: string
  before: number
  after: number
}

/** Goroutines per state and source line of the first frame outside the runtime and its locks. */
function locations(comparison: Comparison, keep: (row: readonly string[], state: string) => boolean) {
  const { frames, offsets, stack, before, after, state, states } = comparison
  const places = new Map<string, Place>()
  for (let row = 0; row < before.length; row++) {
    const ids = [...stack.subarray(offsets[row], offsets[row + 1])].filter(id => frames.kind[id] === FUNCTION)
    const names = ids.map(id => normalForm(frames.name[id] ?? ''))
    const text = states[state?.[row] ?? -1]?.text ?? ''
    if (!keep(names, text)) continue
    const at = names.findLastIndex(
      name => !/^(?:runtime|sync|internal\/sync|internal\/poll)\b/.test(packageOf(name)),
    )
    const id = ids[Math.max(at, 0)] ?? 0
    const key = `${text}\n${frames.name[id]}\n${frames.line[id]}`
    const place = places.get(key) ?? { functions: new Set(), state: text, before: 0, after: 0 }
    places.set(key, place)
    for (const name of names) place.functions.add(name)
    place.before += before[row] ?? 0
    place.after += after[row] ?? 0
  }
  return [...places.values()]
}

/** What a table sorted by change shows first. */
export function byRawDelta(comparison: Comparison): readonly Location[] {
  return locations(comparison, () => true)
    .filter(({ before, after }) => after > before)
    .sort((a, b) => b.after - b.before - (a.after - a.before))
}

/** Locations with at least so many goroutines on a channel operation in one capture (arXiv 2312.12002, section 4). */
export function byThreshold(comparison: Comparison, threshold: number): readonly Location[] {
  return locations(comparison, (_, state) => /^(?:chan send|chan receive|select)/.test(state)).filter(
    ({ after }) => after >= threshold,
  )
}

/** https://github.com/uber-go/goleak/blob/master/options.go */
const IGNORED_ANYWHERE = /^(?:runtime\.ensureSigM|runtime\.ReadTrace)$/
const IGNORED_TOP =
  /^(?:os\/signal\.(?:signal_recv|loop)|testing\.(?:RunTests|\(\*T\)\.(?:Run|Parallel)|runFuzz\w+))$/

/** Everything that grew and is not in the list that goleak ignores. */
export function byIgnoreList(comparison: Comparison): readonly Location[] {
  return locations(comparison, (names, state) => {
    const top = names.findLast(name => packageOf(name) !== 'runtime') ?? ''
    if (IGNORED_TOP.test(top) || names.some(name => IGNORED_ANYWHERE.test(name))) return false
    return !(state.startsWith('syscall') && names.includes('runtime.goexit')) && state !== 'running'
  })
    .filter(({ before, after }) => after > before)
    .sort((a, b) => b.after - b.before - (a.after - a.before))
}
