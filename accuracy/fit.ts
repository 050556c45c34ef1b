import { WEIGHTS } from '#core/suspects/weights.ts'
import type { Example, WeightName } from './features.ts'

/** How firmly a weight is held at the value that the code has: evidence that few rows show moves it little. */
const HOLD = 1
const ROUNDS = 400
const STEP = 0.5

export interface Fitted {
  readonly name: WeightName
  readonly code: number
  readonly fitted: number
  /** Rows that show this evidence, leaks and others. */
  readonly leaks: number
  readonly others: number
}

/**
 * Weights that make the labelled rows most likely: logistic regression by gradient ascent from the weights of the code,
 * with a normal prior around them (https://en.wikipedia.org/wiki/Logistic_regression#Bayesian). No chance is involved.
 * Leaks and others count as much in sum, since the cases do not have the share of leaks that the world has.
 */
export function fitWeights(examples: readonly Example[]): readonly Fitted[] {
  const names = Object.keys(WEIGHTS) as WeightName[]
  const rows = examples.map(({ values, isLeak }) => ({
    shares: names.map(name => (name === 'start' ? 1 : (values.get(name) ?? 0))),
    isLeak,
  }))
  const leaks = rows.filter(({ isLeak }) => isLeak).length
  const worth = (isLeak: boolean) => rows.length / (2 * (isLeak ? leaks : rows.length - leaks))
  const held = names.map(name => WEIGHTS[name])
  let weights: readonly number[] = held
  for (let round = 0; round < ROUNDS; round++) {
    const slope = held.map((weight, i) => HOLD * (weight - (weights[i] ?? 0)))
    for (const { shares, isLeak } of rows) {
      const sum = shares.reduce((total, share, i) => total + share * (weights[i] ?? 0), 0)
      const miss = ((isLeak ? 1 : 0) - 1 / (1 + Math.exp(-sum))) * worth(isLeak)
      shares.forEach((share, i) => {
        slope[i] = (slope[i] ?? 0) + miss * share
      })
    }
    weights = weights.map((weight, i) => weight + (STEP * (slope[i] ?? 0)) / (HOLD + rows.length / 4))
  }
  return names.map((name, i) => {
    const shown = rows.filter(({ shares }) => shares[i] !== 0)
    const ofLeaks = shown.filter(({ isLeak }) => isLeak).length
    return {
      name,
      code: WEIGHTS[name],
      fitted: weights[i] ?? 0,
      leaks: ofLeaks,
      others: shown.length - ofLeaks,
    }
  })
}

/** A line per weight: what the code has, what the rows would have, and how many rows spoke. */
export function fitTable(fitted: readonly Fitted[]): string {
  const line = (cells: readonly string[]) => cells.map((cell, i) => cell.padEnd(i === 0 ? 16 : 10)).join('')
  return [
    line(['weight', 'code', 'fitted', 'leaks', 'others']),
    ...fitted.map(({ name, code, fitted, leaks, others }) =>
      line([name, code.toFixed(1), fitted.toFixed(2), String(leaks), String(others)]),
    ),
  ].join('\n')
}
