/** Place of each text in code-point order, as a key to sort by; equal texts share a place. */
export function ranksOf(texts: readonly string[]): Uint32Array {
  const distinct = [...new Set(texts)].sort()
  const places = new Map(distinct.map((text, i) => [text, i]))
  return Uint32Array.from(texts, text => places.get(text) ?? 0)
}
