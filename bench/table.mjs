/** Rows of named numbers as a Markdown table that also reads well as plain text. */
export function markdownTable(rows) {
  const columns = Object.keys(rows[0] ?? {})
  const cells = [columns, ...rows.map(row => columns.map(column => cell(row[column], column)))]
  const widths = columns.map((_, at) => Math.max(3, ...cells.map(line => line[at].length)))
  const numeric = columns.map(column => rows.some(row => typeof row[column] === 'number'))
  const pad = (text, at) => (numeric[at] ? text.padStart(widths[at]) : text.padEnd(widths[at]))
  const lines = cells.map(line => `| ${line.map(pad).join(' | ')} |`)
  const rule = widths.map((width, at) => (numeric[at] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)))
  lines.splice(1, 0, `| ${rule.join(' | ')} |`)
  return lines.join('\n')
}

function cell(value, column) {
  if (value === null || value === undefined) return '–'
  if (typeof value !== 'number') return String(value)
  if (column.endsWith('ratio')) return `${value.toFixed(1)}×`
  if (Number.isInteger(value)) return value.toLocaleString('en-US')
  return value >= 100 ? value.toFixed(0) : value.toFixed(2)
}
