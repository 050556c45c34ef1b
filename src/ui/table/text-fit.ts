export type Face = 'sans' | 'mono'

const widths = new Map<string, number>()
let context: CanvasRenderingContext2D | null = null

/** Width of a text in pixels, as the page's own faces draw it: with digits that are all as wide as a zero. */
export function textWidth(text: string, face: Face, size: number, weight = 400): number {
  const key = `${weight} ${size} ${face}`
  if (face === 'mono' && ASCII.test(text)) return text.length * cached(key, 'm', face, size, weight)
  return measure(text, face, size, weight)
}

const ASCII = /^[ -~]*$/

function cached(key: string, text: string, face: Face, size: number, weight: number): number {
  const known = widths.get(key)
  if (known !== undefined) return known
  const width = measure(text, face, size, weight)
  widths.set(key, width)
  return width
}

function measure(text: string, face: Face, size: number, weight: number): number {
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return text.length * size * 0.6
  const family = getComputedStyle(document.documentElement).getPropertyValue(`--${face}`)
  context.font = `${weight} ${size}px ${family}`
  return context.measureText(text.replace(/\d/g, '0')).width
}

/** The first of some spellings, long to short, that fits; the last one where none does. */
export function firstThatFits(
  spellings: readonly string[],
  room: number,
  width: (text: string) => number,
): string {
  return spellings.find(text => width(text) <= room) ?? spellings.at(-1) ?? ''
}
