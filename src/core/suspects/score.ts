import { EVIDENCE } from './evidence/all.ts'
import type { Case } from './evidence/case.ts'
import type { Reason } from './suspect.ts'
import { WEIGHTS } from './weights.ts'

/** All evidence on a group, strongest first. */
export function reasonsFor(subject: Case): readonly Reason[] {
  const found: Reason[] = []
  for (const evidence of EVIDENCE) {
    const reason = evidence(subject)
    if (reason) found.push(reason)
  }
  return found.sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
}

/** Logistic of the summed weights: 0.5 is even odds. */
export function scoreOf(reasons: readonly Reason[]): number {
  const sum = reasons.reduce<number>((total, { weight }) => total + weight, WEIGHTS.start)
  return 1 / (1 + Math.exp(-sum))
}
