/** Rows of text as aligned columns; `right` lists the columns that are numbers. */
export function columns(rows: readonly (readonly string[])[], right: readonly number[]): string {
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
