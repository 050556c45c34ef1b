import { compare } from '#core/compare/compare.ts'
import type { Comparison } from '#core/compare/comparison.ts'
import { profileOf } from '#core/compare/stacks.testkit.ts'
import { rankSuspects } from './rank.ts'
import { CATALOGUE } from './signatures/catalogue.ts'
import type { Suspect } from './suspect.ts'

/**
 * A comparison by line from a picture, one stack a line, root first:
 *
 *     main.main main.serve@serve.go:12 [chan send]   1 -> 150
 */
export function comparisonOf(picture: string): Comparison {
  const lines = picture
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
  const side = (which: 1 | 2) =>
    lines
      .map(line => /^(.*?)\s+(-?\d+)\s*->\s*(-?\d+)$/.exec(line))
      .map((found, i) => {
        if (!found) throw new Error(`no "before -> after" in ${lines[i]}`)
        return `${found[1]} ${which === 1 ? found[2] : found[3]}`
      })
      .join('\n')
  return compare([profileOf(side(1))], [profileOf(side(2))], { sampleType: null, by: 'line', details: true })
}

/** A snapshot: the same picture with one number. */
export function snapshotOf(picture: string): Comparison {
  return compare([], [profileOf(picture)], { sampleType: null, by: 'line', details: true })
}

export function suspectsOf(picture: string, secondsApart: number | null = 600): readonly Suspect[] {
  return rankSuspects(comparisonOf(picture), { secondsApart, kind: 'goroutine' }, CATALOGUE)
}
