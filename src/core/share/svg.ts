/** A picture with its size in CSS pixels. */
export interface SvgPicture {
  readonly svg: string
  readonly width: number
  readonly height: number
}

export const MONO = 'ui-monospace, Menlo, Consolas, monospace'
export const SANS = 'system-ui, sans-serif'

/** Widths of letters, as shares of the font's size: monospaced fonts agree to a hundredth, others are wider here than most. */
const ADVANCE = { mono: 0.61, sans: 0.58 }

/** Pixels that a text takes at most, where nobody can measure it. */
export function roughWidth(text: string, face: keyof typeof ADVANCE, size: number): number {
  return [...text].length * size * ADVANCE[face]
}

export function roomFor(pixels: number, face: keyof typeof ADVANCE, size: number): number {
  return Math.floor(pixels / (size * ADVANCE[face]))
}

/** Keeps a text apart from the line below it. */
const HALO = ' paint-order="stroke" stroke="#ffffff" stroke-width="4"'

/** A whole SVG file, on white. */
export function svgFile(width: number, height: number, inside: string): SvgPicture {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-size="11"><rect width="100%" height="100%" fill="#ffffff"/>${inside}</svg>\n`
  return { svg, width, height }
}

export function svgText(
  text: string,
  at: { readonly x: number; readonly y: number },
  look: {
    readonly face?: string
    readonly size?: number
    readonly anchor?: string
    readonly fill?: string
    readonly halo?: boolean
  },
): string {
  const { face = SANS, size = 11, anchor = 'start', fill = '#1b1f27', halo = false } = look
  return `<text x="${short(at.x)}" y="${short(at.y)}" fill="${fill}" font-family="${face}" font-size="${size}" text-anchor="${anchor}"${halo ? HALO : ''} xml:space="preserve">${escaped(text)}</text>`
}

/** Two decimals are a fiftieth of what an eye tells apart. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100)
}

const CODES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML text. What XML cannot hold is left out, and so is what turns the order of letters. */
export function escaped(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[&<>"]/g, sign => CODES[sign] ?? sign)
}
