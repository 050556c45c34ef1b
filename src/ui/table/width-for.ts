import { textWidth } from './text-fit.ts'

/** Padding of a cell on both sides together. */
const PADDING = 16

/** Pixels of a column that has room for a text in the size of figures, and is never narrower than `least`. */
export function widthFor(text: string, least: number): number {
  return Math.max(least, Math.ceil(textWidth(text, 'sans', 13, 600)) + PADDING)
}

/** The same for the longest of several texts. */
export function widthForAll(texts: readonly string[], least: number): number {
  return widthFor(
    texts.reduce((longest, text) => (text.length > longest.length ? text : longest), ''),
    least,
  )
}
