import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const MOST_OUTPUT = 1 << 29
const PATIENCE_MS = 60_000

/** Exact totals by sample type as `go tool pprof -raw` prints them, or why there are none. */
export type Raw = { readonly totals: readonly bigint[] } | { readonly refused: string }

export async function hasGo(): Promise<boolean> {
  return run('go', ['version']).then(
    () => true,
    () => false,
  )
}

/** What pprof reads in a file. Without symbols from elsewhere: nothing is fetched or looked up. */
export async function pprofTotals(file: string): Promise<Raw> {
  try {
    const { stdout } = await run('go', ['tool', 'pprof', '-raw', '-symbolize=none', file], {
      maxBuffer: MOST_OUTPUT,
      timeout: PATIENCE_MS,
    })
    return { totals: sumsOf(stdout) }
  } catch (error) {
    const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    return { refused: text.trim().split('\n').at(-1)?.slice(0, 120) ?? '' }
  }
}

/**
 * Adds up the lines of `Samples:`, each `values: locations`, up to `Locations`:
 *
 *     Samples:
 *     goroutine/count
 *              3: 1 2 3
 */
export function sumsOf(raw: string): bigint[] {
  const start = raw.indexOf('Samples:\n')
  const end = raw.indexOf('\nLocations', start)
  const [, types = '', ...lines] = raw.slice(start, end < 0 ? undefined : end).split('\n')
  const totals = types
    .trim()
    .split(' ')
    .map(() => 0n)
  for (const line of lines) {
    const values = /^\s*(-?\d+(?:\s+-?\d+)*):(?:\s|$)/.exec(line)?.[1]?.trim().split(/\s+/) ?? []
    if (values.length !== totals.length) continue
    values.forEach((value, i) => {
      totals[i] = (totals[i] ?? 0n) + BigInt(value)
    })
  }
  return totals
}
