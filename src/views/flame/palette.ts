import { cssOf, fromOklch, mixInOklab, over, parseRgb, type Rgb } from './oklab.ts'
import { HUES } from './package-hues.ts'

/** The colours of one theme, ready for a canvas. Fills are tables of 201 entries: change −1 … +1 in steps of 0.01. */
export interface Palette {
  readonly fills: readonly string[]
  /** The same at 46 % over the panel, for boxes that are mostly not suspects. */
  readonly pale: readonly string[]
  /** By the hue of a package; 0 is neutral. */
  readonly packages: readonly string[]
  readonly same: string
  readonly panel: string
  readonly sunken: string
  readonly line: string
  readonly ink: string
  readonly dim: string
  readonly text: string
  readonly mark: string
  readonly hatch: string
  readonly sans: string
  readonly mono: string
  /** With forced colours all fills are alike: boxes get an edge instead. */
  readonly forced: boolean
}

const STEPS = 100
const PALE = 0.46

/**
 * Index into the tables of a change: (after − before) ÷ the larger side, −1 (removed) to +1 (new).
 * Nothing on both sides is no change.
 */
export function changeIndex(before: number, after: number): number {
  const larger = Math.max(before, after)
  return larger <= 0 ? STEPS : STEPS + Math.round((STEPS * (after - before)) / larger)
}

/** One table: `mid` where nothing changed, else 22 % + 78 % · |change| of the direction's colour, mixed in OKLab. */
export function fillTable(mid: Rgb, grew: Rgb, shrank: Rgb): readonly Rgb[] {
  return Array.from({ length: 2 * STEPS + 1 }, (_, i) => {
    const change = (i - STEPS) / STEPS
    if (change === 0) return mid
    return mixInOklab(mid, change > 0 ? grew : shrank, 0.22 + 0.78 * Math.abs(change))
  })
}

/** CSS colours of a hue from 1 up. */
export function packageColour(hue: number): { readonly light: string; readonly dark: string } {
  return { light: cssOf(packageRgb(hue, false)), dark: cssOf(packageRgb(hue, true)) }
}

/**
 * One lightness for all hues, so that text is as easy to read on each; neighbours on the circle differ a little in
 * lightness too.
 */
function packageRgb(hue: number, dark: boolean): Rgb {
  const step = hue % 2 === 0 ? 0 : 0.05
  return fromOklch(dark ? 0.4 + step : 0.86 - step, 0.085, ((hue - 1) * 360) / HUES)
}

/** Fills by package; 0 is `mid`, whose lightness tells the theme. */
function packageTable(mid: Rgb): readonly Rgb[] {
  const dark = mid[0] + mid[1] + mid[2] < 1.5
  return [mid, ...Array.from({ length: HUES }, (_, i) => packageRgb(i + 1, dark))]
}

/** Reads the tokens as they apply at `place`, by asking the browser what each of them computes to. */
export function readPalette(place: HTMLElement): Palette {
  const probe = document.createElement('span')
  probe.hidden = true
  place.append(probe)
  const style = getComputedStyle(probe)
  const css = (token: string) => {
    probe.style.color = `var(${token})`
    return style.color
  }
  const rgb = (token: string) => parseRgb(css(token))
  const panel = rgb('--panel')
  const forced = matchMedia('(forced-colors: active)').matches
  const text = css('--f-ink')
  const table = fillTable(rgb('--f-mid'), rgb('--f-grew'), rgb('--f-shrank'))
  const [r, g, b] = parseRgb(text).map(part => Math.round(part * 255))
  const palette: Palette = {
    fills: table.map(cssOf),
    pale: table.map(colour => cssOf(over(colour, panel, PALE))),
    packages: (forced ? Array.from({ length: HUES + 1 }, () => panel) : packageTable(rgb('--f-mid'))).map(
      cssOf,
    ),
    same: css('--f-mid'),
    panel: css('--panel'),
    sunken: css('--sunken'),
    line: css('--line-2'),
    ink: css('--ink'),
    dim: css('--ink-3'),
    text,
    mark: css('--f-mark'),
    hatch: `rgb(${r} ${g} ${b} / 0.34)`,
    sans: style.getPropertyValue('--sans'),
    mono: style.getPropertyValue('--mono'),
    forced,
  }
  probe.remove()
  return palette
}
