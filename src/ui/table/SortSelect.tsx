import { Select } from '#ui/Select.tsx'
import type { Column, Sort } from './line.ts'

/** Sorting where cards have no head: the columns that sort, as a list. */
export function SortSelect(props: {
  label: string
  columns: readonly Pick<Column<never>, 'id' | 'label' | 'sorts'>[]
  sort: Sort
  onSort: (column: string) => void
}) {
  const options = props.columns.flatMap(({ id, label, sorts }) => (sorts ? [{ value: id, label }] : []))
  return <Select label={props.label} value={props.sort.column} options={options} onChange={props.onSort} />
}
