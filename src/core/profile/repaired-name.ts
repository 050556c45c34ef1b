/**
 * A function's name with the star that Markdown takes for emphasis: `(_T)` or `(T)` for `(*T)`. Go prints a receiver in
 * parentheses only with its star.
 */
export function repairedName(name: string): string {
  if (!name.includes('.(') || name.includes('.(*')) return name
  return name.replace(/\.\(_?([A-Za-z]\w*(?:\[[^\]]*\])?)_?\)\./, '.(*$1).')
}
