import type { Zoom } from './facts.ts'

/** More digits than a screen has pixels tell nothing. */
const DIGITS = 10

/** `0.25-0.5`, and `0.25-0.5-12` where twelve rows are scrolled away. */
export function encodeZoom({ from, to, rows }: Zoom): string {
  const share = (value: number) => String(Number(value.toFixed(DIGITS)))
  return `${share(from)}-${share(to)}${rows > 0 ? `-${rows}` : ''}`
}

/** Null for anything that is no part of the whole. */
export function decodeZoom(text: string): Zoom | null {
  const match = /^(\d(?:\.\d{1,12})?)-(\d(?:\.\d{1,12})?)(?:-(\d{1,6}))?$/.exec(text)
  if (!match) return null
  const [from, to, rows] = [Number(match[1]), Number(match[2]), Number(match[3] ?? 0)]
  return from < to && to <= 1 ? { from, to, rows } : null
}
