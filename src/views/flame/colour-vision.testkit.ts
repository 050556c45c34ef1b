import { gamma, linear, type Rgb, toOklab } from './oklab.ts'

export type Vision = 'normal' | 'protanopia' | 'deuteranopia' | 'tritanopia' | 'achromatopsia'

type Row = readonly [number, number, number]

/**
 * What each eye makes of linear light: severity 1.0 of Machado, Oliveira and Fernandes 2009,
 * https://www.inf.ufrgs.br/~oliveira/pubs_files/CVD_Simulation/CVD_Simulation.html; without any colour, the luminance.
 */
const MATRICES: Readonly<Record<Vision, readonly [Row, Row, Row]>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  achromatopsia: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
}

export const VISIONS = Object.keys(MATRICES) as Vision[]

export function seenWith(vision: Vision, [r, g, b]: Rgb): Rgb {
  const light = [linear(r), linear(g), linear(b)] as const
  const part = (row: Row) => {
    const sum = row[0] * light[0] + row[1] * light[1] + row[2] * light[2]
    return gamma(Math.min(1, Math.max(0, sum)))
  }
  const [red, green, blue] = MATRICES[vision]
  return [part(red), part(green), part(blue)]
}

/** Distance in OKLab; two areas beside each other can be told apart from about 0.02. */
export function distance(a: Rgb, b: Rgb): number {
  const [from, to] = [toOklab(a), toOklab(b)]
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2])
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(a: Rgb, b: Rgb): number {
  const luminance = ([r, g, b]: Rgb) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}
