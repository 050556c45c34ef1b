import { type Report, wordOf } from './site.ts'
import type { Storage } from './storage.ts'

const PAUSE_MS = 10 * 60_000

/** Sweeps every ten minutes, give or take, so that several processes on one bucket do not all start at once. */
export function startSweeping(storage: Storage, report: Report): () => void {
  let timer: NodeJS.Timeout
  const later = () => {
    timer = setTimeout(sweep, PAUSE_MS * (0.75 + Math.random() / 2))
    timer.unref()
  }
  const sweep = () =>
    void storage
      .sweep(Math.floor(Date.now() / 1000))
      .catch(error => report(`the sweep failed: ${wordOf(error)}`))
      .finally(later)
  later()
  return () => clearTimeout(timer)
}
