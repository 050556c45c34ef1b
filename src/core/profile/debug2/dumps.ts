/** A range of goroutines that were printed at one moment. */
export interface Dump {
  readonly from: number
  readonly to: number
}

/**
 * Parts the goroutines of a file into dumps: a new one starts where the text says so (`marks`, indexes of goroutines) and
 * where an id comes again, as ids are never reused. The goroutine that writes a dump is its first and runs, and may be new.
 * A goroutine that is printed twice in a crash stays one.
 */
export function dumpsOf(
  ids: readonly number[],
  stacks: readonly number[],
  marks: ReadonlySet<number>,
  isRunning: (goroutine: number) => boolean,
): Dump[] {
  const dumps: Dump[] = []
  let seen = new Set<number>()
  let from = 0
  ids.forEach((id, i) => {
    if (i > from && (marks.has(i) || seen.has(id))) {
      const writer = !marks.has(i) && i - 1 > from && isRunning(from) && isRunning(i - 1)
      const start = writer ? i - 1 : i
      dumps.push({ from, to: start })
      seen = new Set(ids.slice(start, i))
      from = start
    }
    seen.add(id)
  })
  if (ids.length > from) dumps.push({ from, to: ids.length })
  return dumps.filter((_, i) => !isRepeated(dumps, i, ids, stacks))
}

/** A single goroutine that the neighbouring dump holds too: crash output prints the crashing one again. */
function isRepeated(
  dumps: readonly Dump[],
  index: number,
  ids: readonly number[],
  stacks: readonly number[],
): boolean {
  const { from, to } = dumps[index]!
  if (to - from > 1) return false
  const largest = dumps.reduce((size, dump) => Math.max(size, dump.to - dump.from), 0)
  if (largest > 1)
    return dumps.some(dump => dump.to - dump.from > 1 && ids.slice(dump.from, dump.to).includes(ids[from]!))
  return index > 0 && ids[from - 1] === ids[from] && stacks[from - 1] === stacks[from]
}
