import type { Analysis } from '#core/suspects/analysis.ts'
import type { ReasonCode, Suspect } from '#core/suspects/suspect.ts'
import { WEIGHTS } from '#core/suspects/weights.ts'
import type { Leak, Pair } from './cases.ts'

export type WeightName = keyof typeof WEIGHTS

/** One judged row with its truth: each value is the part of the weight that its evidence counted with, 0 to 1. */
export interface Example {
  readonly pair: Pair
  readonly row: string
  readonly isLeak: boolean
  readonly values: ReadonlyMap<WeightName, number>
}

/** Which weight a reason is a part of. */
const WEIGHT_OF: Readonly<Record<ReasonCode, WeightName>> = {
  proven: 'proven',
  known: 'known',
  'pattern-in-use': 'inUse',
  affected: 'affected',
  'not-affected': 'notAffected',
  growth: 'growth',
  new: 'ratio',
  ratio: 'ratio',
  outgrew: 'outgrew',
  state: 'state',
  concentration: 'concentration',
  survivors: 'survivors',
  churn: 'churn',
  orphans: 'orphans',
  age: 'old',
  multiplied: 'multiplied',
  benign: 'benign',
  load: 'load',
  joined: 'joined',
  replaced: 'replaced',
  'too-short': 'tooShort',
  served: 'served',
  accompanied: 'accompanied',
  stranded: 'stranded',
  'piled-up': 'piledUp',
  'age-spread': 'ageSpread',
  labels: 'labels',
  heap: 'heap',
  monotone: 'monotone',
  plateau: 'plateau',
  profiler: 'profiler',
}

/** Rows that grew, and parts of rows: what did not grow is normal by rule, and teaches nothing. */
export function examplesOf(
  pair: Pair,
  analysis: Analysis,
  leaks: readonly Leak[],
  isHit: (suspect: Suspect, leak: Leak) => boolean,
): readonly Example[] {
  return analysis.suspects
    .flatMap(suspect => [suspect, ...suspect.parts])
    .filter(({ delta }) => delta > 0)
    .map(suspect => ({
      pair,
      row: `${suspect.function} [${suspect.state}] ${suspect.before} -> ${suspect.after} ${suspect.tier}`,
      isLeak: leaks.some(leak => isHit(suspect, leak)),
      values: valuesOf(suspect),
    }))
}

function valuesOf({ reasons }: Suspect): ReadonlyMap<WeightName, number> {
  const values = new Map<WeightName, number>()
  for (const { code, weight } of reasons) {
    const name = WEIGHT_OF[code]
    values.set(name, (values.get(name) ?? 0) + weight / WEIGHTS[name])
  }
  return values
}

/** A line per row: case, form, truth, place, and the values. */
export function exampleLines(examples: readonly Example[]): string {
  return examples
    .map(({ pair, row, isLeak, values }) => {
      const told = [...values].map(([name, value]) => `${name}=${value.toFixed(2)}`).join(' ')
      return [pair.name, pair.form, isLeak ? 'leak' : '-', row, told].join('\t')
    })
    .join('\n')
}
