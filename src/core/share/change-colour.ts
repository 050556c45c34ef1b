import type { Amounts } from '#core/compare/comparison.ts'

type Rgb = readonly [number, number, number]

const SAME: Rgb = [0xe4, 0xe7, 0xec]
const GREW: Rgb = [0xee, 0x7a, 0x68]
const SHRANK: Rgb = [0x74, 0xaa, 0xf0]

/** Grey where nothing changed, from there to red where it grew and to blue where it shrank, as `#rrggbb`. */
export function changeColour({ before, after }: Amounts, snapshot: boolean): string {
  const larger = Math.max(before, after)
  const change = larger > 0 && !snapshot ? (after - before) / larger : 0
  if (change === 0) return hex(SAME)
  const end = change > 0 ? GREW : SHRANK
  const share = 0.22 + 0.78 * Math.min(1, Math.abs(change))
  const mix = (i: 0 | 1 | 2) => Math.round(SAME[i] + (end[i] - SAME[i]) * share)
  return hex([mix(0), mix(1), mix(2)])
}

function hex(rgb: Rgb): string {
  return `#${rgb.map(part => part.toString(16).padStart(2, '0')).join('')}`
}
