import { describe, expect, it } from 'vitest'
import { cssOf, mixInOklab, over, parseRgb } from './oklab.ts'
import { changeIndex, fillTable } from './palette.ts'

const MID = parseRgb('rgb(228, 231, 236)')
const RED = parseRgb('rgb(238, 122, 104)')
const BLUE = parseRgb('rgb(116, 170, 240)')

describe('palette', () => {
  it('puts change on a scale of 201 steps', () => {
    expect(changeIndex(0, 5)).toBe(200)
    expect(changeIndex(5, 0)).toBe(0)
    expect(changeIndex(5, 5)).toBe(100)
    expect(changeIndex(0, 0)).toBe(100)
    expect(changeIndex(5, 10)).toBe(150)
    expect(changeIndex(10000, 10001)).toBe(100)
  })

  it('starts at the middle and ends at full red and blue', () => {
    const table = fillTable(MID, RED, BLUE)
    expect(table).toHaveLength(201)
    expect(cssOf(table[100]!)).toBe('rgb(228 231 236)')
    expect(cssOf(table[200]!)).toBe('rgb(238 122 104)')
    expect(cssOf(table[0]!)).toBe('rgb(116 170 240)')
  })

  it('mixes as color-mix(in oklab) does in browsers', () => {
    // Chromium: color-mix(in oklab, rgb(228 231 236), rgb(238 122 104) 50%)
    expect(mixInOklab(MID, RED, 0.5).map(part => Math.round(part * 255))).toEqual([238, 178, 170])
    expect(cssOf(over([0, 0, 0], [1, 1, 1], 0.46))).toBe('rgb(138 138 138)')
    expect(parseRgb('color(srgb 0.5 0.25 1)')).toEqual([0.5, 0.25, 1])
  })
})
