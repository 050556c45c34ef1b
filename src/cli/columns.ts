import { legible } from '#core/symbol/legible.ts'

/** Rows of text as aligned columns, whatever is in the text; `right` lists the columns that are numbers. */
export function columns(given: readonly (readonly string[])[], right: readonly number[]): string {
  const rows = given.map(row => row.map(legible))
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => cellsOf(row[column] ?? ''))))
  return rows
    .map(row =>
      row
        .map((cell, column) => {
          const pad = ' '.repeat(Math.max(0, (widths[column] ?? 0) - cellsOf(cell)))
          return right.includes(column) ? pad + cell : cell + pad
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Chinese characters and their punctuation take two cells of a terminal. */
const WIDE = /[\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/

function cellsOf(text: string): number {
  let cells = 0
  for (const character of text) cells += WIDE.test(character) ? 2 : 1
  return cells
}
