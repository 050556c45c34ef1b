import type { WaitState } from '#core/profile/profile.ts'
import { type Callers, printedFinding } from '#core/profile/wait-rules.ts'

/** Printed words that mean that the goroutine does not wait. */
const RUNNING = new Set(['running', 'runnable', 'copystack', 'preempted', 'dead', 'idle', '???', ''])

/**
 * The state that a traceback prints, in the words of current Go, with the detail that its frames tell. Go before 1.20
 * prints `semacquire` for every lock; the frames tell which. `frames(n)` is the n-th visible function from the leaf.
 */
export function printedState(text: string, frames: Callers): WaitState {
  if (RUNNING.has(text)) return { text: 'running', detail: null, source: 'text' }
  const finding = printedFinding(text, frames)
  return { text: finding.text ?? text, detail: finding.detail ?? null, source: 'text' }
}
