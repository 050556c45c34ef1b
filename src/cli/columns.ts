import { legible } from '#core/symbol/legible.ts'

/** Rows of text as aligned columns, whatever is in the text; `right` lists the columns that are numbers. */
export function columns(given: readonly (readonly string[])[], right: readonly number[]): string {
  const rows = given.map(row => row.map(legible))
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map(row => [...(row[column] ?? '')].length)),
  )
  return rows
    .map(row =>
      row
        .map((cell, column) => {
          const pad = ' '.repeat(Math.max(0, (widths[column] ?? 0) - [...cell].length))
          return right.includes(column) ? pad + cell : cell + pad
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
