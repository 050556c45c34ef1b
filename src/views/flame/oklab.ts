/** Red, green and blue, 0 to 1, gamma-encoded as in CSS. */
export type Rgb = readonly [number, number, number]

type Triple = readonly [number, number, number]

/** `color-mix(in oklab, a, b share)`, https://www.w3.org/TR/css-color-5/#color-mix; share of b from 0 to 1. */
export function mixInOklab(a: Rgb, b: Rgb, share: number): Rgb {
  const from = toOklab(a)
  const to = toOklab(b)
  const at = (i: 0 | 1 | 2) => from[i] + (to[i] - from[i]) * share
  return fromOklab([at(0), at(1), at(2)])
}

/** `oklch(lightness chroma hue)`, hue in degrees; what lies outside sRGB is clipped by `cssOf`. */
export function fromOklch(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180
  return fromOklab([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)])
}

/** A colour at an opacity over an opaque one. */
export function over(top: Rgb, bottom: Rgb, opacity: number): Rgb {
  const at = (i: 0 | 1 | 2) => bottom[i] + (top[i] - bottom[i]) * opacity
  return [at(0), at(1), at(2)]
}

export function cssOf([r, g, b]: Rgb): string {
  const byte = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 255)
  return `rgb(${byte(r)} ${byte(g)} ${byte(b)})`
}

/** Reads what `getComputedStyle` returns for a colour: `rgb(…)`, `rgba(…)` or `color(srgb …)`; the opacity is dropped. */
export function parseRgb(text: string): Rgb {
  const numbers = (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)
  const scale = text.startsWith('color(') ? 1 : 255
  const at = (i: number) => (numbers[i] ?? 0) / scale
  return [at(0), at(1), at(2)]
}

/** Gamma-encoded to light, https://www.w3.org/TR/css-color-4/#color-conversion-code. */
export const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
export const gamma = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055

/**
 * Lightness 0 to 1, then green to red and blue to yellow; distances in it are about as the eye sees them. Matrices of
 * Björn Ottosson, https://bottosson.github.io/posts/oklab/
 */
export function toOklab([red, green, blue]: Rgb): Triple {
  const r = linear(red)
  const g = linear(green)
  const b = linear(blue)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([lightness, a, b]: Triple): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}
