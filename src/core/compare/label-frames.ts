import type { Label } from '#core/profile/profile.ts'
import { sortedStacks, sums } from './compare.ts'
import { type Comparison, type Details, type Frames, LABEL, STATE } from './comparison.ts'
import { pickEntries } from './kept-details.ts'
import { numberText } from './label-text.ts'
import { orderRows } from './order.ts'

/** A comparison whose rows are split by labels. */
export interface Labelled {
  readonly comparison: Comparison
  /** The row that each one was split from. */
  readonly origin: Uint32Array
}

/** What stands where a sample does not have the key. */
const NOTHING = '–'

/**
 * Values of labels as frames, `tagroot` and `tagleaf` of pprof: of several keys after commas the first stands nearest the
 * root. The frame's name is the value, its file the key. Null where there is no key or nothing has labels.
 * Two things differ: a sample without the key says `–` instead of nothing, and where wait states are known a leaf stands
 * above them, since views end there. Source: addLabelNodes in internal/driver/tagroot.go of google/pprof.
 */
export function withLabelFrames(base: Comparison, tagRoot: string, tagLeaf: string): Labelled | null {
  const { details } = base
  const [roots, leaves] = [keysOf(tagRoot), keysOf(tagLeaf)]
  if (!details || roots.length + leaves.length === 0) return null
  const added = labelFrames(details, base.frames.name.length, [...roots, ...leaves])
  const split = splitRows(base, details, added.groupOf)
  const written = writeRows(base, split, added.groups, roots.length)
  const order = orderRows(split.origin.length, written.offsets, written.pool)
  return inOrder(base, details, split, written, order, withFrames(base.frames, added))
}

function keysOf(text: string): readonly string[] {
  return text.split(',').filter(key => key !== '')
}

interface Added {
  readonly name: readonly string[]
  readonly file: readonly string[]
  /** Number of the group of each label set: those with the same values. */
  readonly groupOf: Uint32Array
  /** Frames of each group, one per key. */
  readonly groups: readonly (readonly number[])[]
}

function labelFrames({ labelSets }: Details, first: number, keys: readonly string[]): Added {
  const frames = new Map<string, { id: number; name: string; file: string }>()
  const known = new Map<string, number>()
  const groups: number[][] = []
  const frameOf = (name: string, file: string) => {
    const text = `${file}\n${name}`
    const frame = frames.get(text) ?? { id: first + frames.size, name, file }
    frames.set(text, frame)
    return frame.id
  }
  const groupOf = Uint32Array.from(labelSets, set => {
    const group = keys.map(key => frameOf(valuesOf(set, key) || NOTHING, key))
    const at = known.get(group.join()) ?? groups.push(group) - 1
    known.set(group.join(), at)
    return at
  })
  const all = [...frames.values()]
  return { name: all.map(({ name }) => name), file: all.map(({ file }) => file), groupOf, groups }
}

/** A unit that the profile does not name stays away, also where it could be guessed. */
function valuesOf(set: readonly Label[], key: string): string {
  const own = set.filter(label => label.key === key)
  const texts = own.flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
  const numbers = own.flatMap(({ value, unit }) => {
    return typeof value === 'number' ? [numberText(value, unit ?? '')] : []
  })
  return [...texts, ...numbers.map(text => text.replace(' ', ''))].join(',')
}

interface Split {
  readonly origin: Uint32Array
  readonly group: Uint32Array
  readonly before: Float64Array
  readonly after: Float64Array
  /** The new row of each entry of the details. */
  readonly rowOfEntry: Uint32Array
}

function splitRows({ before: rows }: Comparison, details: Details, groupOf: Uint32Array): Split {
  const most = details.labels.length
  const split = {
    origin: new Uint32Array(most),
    group: new Uint32Array(most),
    before: new Float64Array(most),
    after: new Float64Array(most),
    rowOfEntry: new Uint32Array(most),
  }
  const last = new Uint32Array(groupOf.length)
  let count = 0
  for (let row = 0; row < rows.length; row++) {
    const start = count
    for (let entry = details.first[row]!; entry < details.first[row + 1]!; entry++) {
      const group = groupOf[details.labels[entry]!]!
      const known = last[group]! - 1
      const at = known >= start && split.group[known] === group ? known : count++
      last[group] = at + 1
      split.origin[at] = row
      split.group[at] = group
      split.before[at]! += details.before[entry]!
      split.after[at]! += details.after[entry]!
      split.rowOfEntry[entry] = at
    }
  }
  const { origin, group, before, after } = split
  return {
    origin: origin.subarray(0, count),
    group: group.subarray(0, count),
    before: before.subarray(0, count),
    after: after.subarray(0, count),
    rowOfEntry: split.rowOfEntry,
  }
}

interface Written {
  readonly offsets: Uint32Array
  readonly pool: Uint32Array
  readonly shown: Uint32Array
}

function writeRows(
  { offsets, stack, shown, frames }: Comparison,
  { origin, group }: Split,
  groups: Added['groups'],
  roots: number,
): Written {
  const extra = groups[0]?.length ?? 0
  const ends = new Uint32Array(origin.length + 1)
  for (let i = 0; i < origin.length; i++)
    ends[i + 1] = ends[i]! + offsets[origin[i]! + 1]! - offsets[origin[i]!]! + extra
  const pool = new Uint32Array(ends[origin.length]!)
  const seen = new Uint32Array(origin.length)
  for (let i = 0; i < origin.length; i++) {
    const row = origin[i]!
    const own = groups[group[i]!]!
    const from = offsets[row]!
    const end = from + shown[row]!
    const above = end > from && frames.kind[stack[end - 1]!] === STATE ? end - 1 : end
    const at = ends[i]!
    pool.set(own.slice(0, roots), at)
    pool.set(stack.subarray(from, above), at + roots)
    pool.set(own.slice(roots), at + roots + above - from)
    pool.set(stack.subarray(above, offsets[row + 1]), at + extra + above - from)
    seen[i] = shown[row]! + extra
  }
  return { offsets: ends, pool, shown: seen }
}

function withFrames(frames: Frames, { name, file }: Added): Frames {
  const count = frames.name.length + name.length
  const line = new Uint32Array(count)
  const kind = new Uint8Array(count).fill(LABEL)
  line.set(frames.line)
  kind.set(frames.kind)
  const longer = (column: Uint16Array) => {
    const all = new Uint16Array(count)
    all.set(column)
    return all
  }
  const { mapping } = frames
  return {
    name: [...frames.name, ...name],
    file: [...frames.file, ...file],
    line,
    kind,
    ...(mapping && {
      mapping: { files: mapping.files, before: longer(mapping.before), after: longer(mapping.after) },
    }),
  }
}

function inOrder(
  base: Comparison,
  details: Details,
  split: Split,
  { offsets, pool, shown }: Written,
  order: Uint32Array,
  frames: Frames,
): Labelled {
  const origin = order.map(row => split.origin[row]!)
  const place = new Uint32Array(order.length)
  for (let i = 0; i < order.length; i++) place[order[i]!] = i
  const comparison = {
    ...base,
    ...sortedStacks(order, offsets, pool, pool.length),
    ...sums(
      Float64Array.from(order, row => split.before[row]!),
      Float64Array.from(order, row => split.after[row]!),
    ),
    shown: order.map(row => shown[row]!),
    frames,
    state: base.state && Uint16Array.from(origin, row => base.state![row]!),
    details: movedDetails(details, split.rowOfEntry, place),
  }
  return { comparison, origin }
}

function movedDetails(details: Details, rowOfEntry: Uint32Array, place: Uint32Array): Details {
  const first = new Uint32Array(place.length + 1)
  for (let entry = 0; entry < rowOfEntry.length; entry++) first[place[rowOfEntry[entry]!]! + 1]!++
  for (let row = 0; row < place.length; row++) first[row + 1]! += first[row]!
  const next = first.slice()
  const source = new Uint32Array(rowOfEntry.length)
  for (let entry = 0; entry < source.length; entry++) source[next[place[rowOfEntry[entry]!]!]!++] = entry
  return { ...pickEntries(details, source, null), first }
}
