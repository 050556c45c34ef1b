import type { Amounts } from '#core/compare/comparison.ts'
import { type KeyKind, type LabelKey, type LabelValue, MINUTE_BUCKETS } from '#core/compare/labels.ts'
import type { Messages } from '#messages/en.ts'
import type { Line, Sort } from '#ui/table/line.ts'

/** A row of the table: a value of a key, or the key itself as a heading. */
export interface LabelRow {
  readonly key: LabelKey
  readonly value: LabelValue | null
}

export interface Heights {
  readonly row: number
  readonly group: number
}

const PSEUDO: readonly KeyKind[] = ['creator', 'minutes', 'locked']

/** True for what a text dump says beside each goroutine: no label of the program. */
export function isPseudo({ kind }: Pick<LabelKey, 'kind'>): boolean {
  return PSEUDO.includes(kind)
}

export function keyText({ key, kind }: Pick<LabelKey, 'key' | 'kind'>, { labels }: Messages): string {
  return kind === 'creator' || kind === 'minutes' || kind === 'locked' ? labels[kind] : key
}

export function valueText({ key, value }: LabelRow, { labels }: Messages): string {
  if (value === null) return ''
  if (key.kind === 'locked') return labels.lockedValue
  if (key.kind !== 'minutes') return value.value
  const from = value.number ?? 0
  return labels.bucket(from, MINUTE_BUCKETS[MINUTE_BUCKETS.indexOf(from) + 1] ?? null)
}

/** Keys whose name matches with all their values, of the others the values that match. */
export function keptKeys(
  keys: readonly LabelKey[],
  matches: ((text: string) => boolean) | null,
  messages: Messages,
): readonly LabelKey[] {
  if (matches === null) return keys
  return keys.flatMap(key => {
    if (matches(keyText(key, messages))) return [key]
    const values = key.values.filter(value => matches(valueText({ key, value }, messages)))
    return values.length > 0 ? [{ ...key, values }] : []
  })
}

/** The lines in their order: each key as a heading, below it its values as sorted, unless it was closed. */
export function labelLines(
  keys: readonly LabelKey[],
  sort: Sort,
  closed: ReadonlySet<string | number>,
  heights: Heights,
): readonly Line<LabelRow>[] {
  const order = orderBy(sort)
  return keys.flatMap(key => {
    const id = `${key.kind} ${key.key}`
    const open = !closed.has(id)
    const heading: Line<LabelRow> = {
      id,
      kind: 'group',
      row: { key, value: null },
      level: 1,
      open,
      height: heights.group,
    }
    const values = open ? key.values.toSorted(order) : []
    return [
      heading,
      ...values.map(
        (value): Line<LabelRow> => ({
          id: `${id} ${value.value}`,
          kind: 'row',
          row: { key, value },
          level: 2,
          open: null,
          height: heights.row,
        }),
      ),
    ]
  })
}

type Order = (x: LabelValue, y: LabelValue) => number

const change = ({ before, after }: Amounts) => after - before
const ratio = ({ before, after }: Amounts) => (before === after ? 1 : after / before)

function orderBy({ column, direction }: Sort): Order {
  const turn = direction === 'descending' ? -1 : 1
  const measure: Readonly<Record<string, (value: LabelValue) => number>> = {
    before: ({ before }) => before,
    after: ({ after }) => after,
    share: ({ after }) => after,
    ratio,
    change,
  }
  const of = measure[column]
  return of ? (x, y) => turn * (of(x) - of(y)) : (x, y) => turn * byValue(x, y)
}

/** Numbers and times by size, everything else by its text. */
function byValue(x: LabelValue, y: LabelValue): number {
  return x.number !== null && y.number !== null ? x.number - y.number : COLLATOR.compare(x.value, y.value)
}

const COLLATOR = new Intl.Collator('en', { numeric: true })
