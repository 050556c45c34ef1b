import type { Column } from './line.ts'

/** Rows as a Markdown table, figures set to the right. Pipes are escaped, line ends inside a cell become spaces. */
export function markdownOf<Row>(columns: readonly Column<Row>[], rows: Iterable<Row>): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const lines = [
    line(columns.map(column => oneCell(column.label))),
    line(columns.map(column => (column.align === 'end' ? '---:' : '---'))),
  ]
  for (const row of rows) lines.push(line(columns.map(column => oneCell(column.text(row)))))
  return lines.join('\n')
}

function oneCell(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').replace(/[\\|]/g, '\\$&')
}
