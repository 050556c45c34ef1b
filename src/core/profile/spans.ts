/** A growing list of byte ranges: range i is `data[2i] … data[2i + 1]`. */
export interface Spans {
  data: Uint32Array
  count: number
}

export function newSpans(): Spans {
  return { data: new Uint32Array(64), count: 0 }
}

export function addSpan(spans: Spans, from: number, to: number): void {
  const at = spans.count * 2
  if (at === spans.data.length) spans.data = grown(spans.data, at + 2)
  spans.data[at] = from
  spans.data[at + 1] = to
  spans.count++
}

/** The same numbers in an array of at least `needed` entries, doubling so that appending stays cheap. */
export function grown(data: Uint32Array, needed: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.max(needed, data.length * 2))
  larger.set(data)
  return larger
}
