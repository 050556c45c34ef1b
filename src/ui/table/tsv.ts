import type { Column } from './line.ts'

/**
 * Rows as tab-separated text with a head that names the units, as spreadsheets take it. Tabs and line ends inside a cell
 * become spaces.
 */
export function tsvOf<Row>(columns: readonly Column<Row>[], rows: Iterable<Row>): string {
  const lines = [columns.map(({ label, unit }) => (unit === undefined ? label : `${label} (${unit})`))]
  for (const row of rows) lines.push(columns.map(column => column.text(row)))
  return lines.map(cells => cells.map(oneCell).join('\t')).join('\n')
}

function oneCell(text: string): string {
  return text.replace(/[\t\r\n]+/g, ' ')
}
