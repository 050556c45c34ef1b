import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, distance, seenWith, VISIONS, type Vision } from '#views/flame/colour-vision.testkit.ts'
import { over, parseRgb, type Rgb } from '#views/flame/oklab.ts'
import { fillTable } from '#views/flame/palette.ts'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

/** The tokens of a theme as they stand in the style sheet. */
function tokensOf(theme: 'light' | 'dark') {
  const at = theme === 'light' ? 1 : 2
  return (token: string): Rgb => {
    const pair = new RegExp(`--${token}: light-dark\\(#(\\w{6}), #(\\w{6})\\)`).exec(css)
    const hex = pair?.[at] ?? ''
    expect(hex, token).not.toBe('')
    return parseRgb(`rgb(${[0, 2, 4].map(i => Number.parseInt(hex.slice(i, i + 2), 16)).join(' ')})`)
  }
}

interface Scale {
  readonly mid: Rgb
  readonly grew: Rgb
  readonly shrank: Rgb
}

/** Whether an eye tells apart what grew, what shrank and what stayed, by the fill alone. */
function toldApart(vision: Vision, { mid, grew, shrank }: Scale): boolean {
  const table = fillTable(mid, grew, shrank).map(colour => seenWith(vision, colour))
  const at = (change: number) => table[100 + Math.round(100 * change)]!
  const far = (a: number, b: number, least: number) => distance(at(a), at(b)) >= least
  const change = far(1, 0, 0.12) && far(-1, 0, 0.12) && far(0.1, 0, 0.02) && far(-0.1, 0, 0.02)
  // Without any colour, direction is in the hatching, in the line of what was there, and in ▲ and ▼.
  return change && (vision === 'achromatopsia' || (far(1, -1, 0.15) && far(0.3, -0.3, 0.08)))
}

describe.each(['light', 'dark'] as const)('%s', theme => {
  const token = tokensOf(theme)
  const scale: Scale = { mid: token('f-mid'), grew: token('f-grew'), shrank: token('f-shrank') }

  it.each(VISIONS)('what grew, shrank and stayed can be told apart with %s', vision => {
    expect(toldApart(vision, scale)).toBe(true)
  })

  it.each(VISIONS)('text can be read on every fill with %s', vision => {
    const ink = seenWith(vision, token('f-ink'))
    const panel = token('panel')
    for (const fill of fillTable(scale.mid, scale.grew, scale.shrank)) {
      expect(contrast(seenWith(vision, fill), ink)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(seenWith(vision, over(fill, panel, 0.46)), ink)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each(VISIONS)('signs of change, text and edges stand out with %s', vision => {
    const on = (front: string, back: string) =>
      contrast(seenWith(vision, token(front)), seenWith(vision, token(back)))
    for (const back of ['panel', 'bg', 'select'])
      for (const front of ['grew', 'shrank', 'ink', 'ink-2', 'ink-3'])
        expect(on(front, back), `${front} on ${back}`).toBeGreaterThanOrEqual(4.5)
    expect(on('bar', 'track')).toBeGreaterThanOrEqual(3)
    expect(on('line-3', 'raised')).toBeGreaterThanOrEqual(3)
  })
})

it('would notice a scale of red and green', () => {
  const token = tokensOf('light')
  const green = parseRgb('rgb(130, 175, 90)')
  const scale = { mid: token('f-mid'), grew: token('f-grew'), shrank: green }
  expect(VISIONS.filter(vision => !toldApart(vision, scale))).toContain('deuteranopia')
})
