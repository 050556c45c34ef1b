import { totalOf } from '#core/profile/facts.ts'
import type { Result } from '#core/profile/failure.ts'
import type { Profile } from '#core/profile/profile.ts'
import type { Raw } from './pprof-raw.ts'

/** How a file stands: `same` and `alone` (pprof does not read it) are well, `exception` has a reason, `differs` has none. */
export interface Verdict {
  readonly verdict: 'same' | 'alone' | 'refused' | 'exception' | 'differs'
  readonly reason: string
}

/** Totals by sample type, as the file was written: after minus before where it is a difference; captures are added. */
export function totalsOf(profiles: readonly Profile[]): bigint[] {
  return (profiles[0]?.sampleTypes ?? []).map((_, type) =>
    profiles.reduce((sum, part) => sum + (part.side === 'before' ? -1n : 1n) * BigInt(totalOf(part, type)), 0n),
  )
}

/** Formats of other runtimes that pprof still reads. */
const LEGACY: ReadonlySet<string> = new Set(['legacy CPU profile', 'C++ threadz', 'Java contention'])

/** Holds our reading of a file against pprof's; null where Go is not there. */
export function judge(ours: Result<readonly Profile[]>, theirs: Raw | null): Verdict {
  if (!ours.ok) {
    const { code, facts } = ours.failure
    const what = [code, facts.kind ?? facts.what ?? ''].filter(part => part !== '').join(': ')
    if (theirs === null || 'refused' in theirs) return { verdict: 'refused', reason: what }
    if (LEGACY.has(String(facts.kind)))
      return { verdict: 'exception', reason: `${what}: no Go program writes it, so it is named and refused` }
    return { verdict: 'differs', reason: `${what}, but pprof reads ${theirs.totals.join(', ')}` }
  }
  if (theirs === null) return { verdict: 'alone', reason: 'no Go here to compare with' }
  if ('refused' in theirs) return { verdict: 'alone', reason: `pprof: ${theirs.refused}` }
  if (totalsOf(ours.value).join() === theirs.totals.join()) return { verdict: 'same', reason: '' }
  const reason = exceptionOf(ours.value, theirs.totals)
  return reason === null
    ? { verdict: 'differs', reason: `pprof ${theirs.totals.join(', ')}` }
    : { verdict: 'exception', reason }
}

/** Why totals may differ, where the file itself shows it. */
function exceptionOf(profiles: readonly Profile[], theirs: readonly bigint[]): string | null {
  const [first] = profiles
  const totals = totalsOf(profiles)
  if (first === undefined) return null
  if (first.warnings.some(each => each.code === 'inexact-value')) return 'a value beyond 2^53 is rounded'
  if (first.format === 'contention-debug1' && multiple(totals, theirs))
    return 'pprof multiplies by the sampling period once more: current Go has done so before it writes'
  if (first.format === 'heap-debug1' && theirs.length === 2 && near(totals.slice(0, 2), theirs))
    return 'heap text of C++: pprof shows the allocated side alone'
  if (first.format !== 'pprof' && near(totals, theirs))
    return 'text: pprof rounds each record, by less than one in a thousand'
  if (profiles.length > 1 && first.side === null) return `several captures in one file: pprof reads one`
  return null
}

/** All are the same whole number of times ours, up to rounding. */
function multiple(ours: readonly bigint[], theirs: readonly bigint[]): boolean {
  const times = Math.round(Number(theirs[0]) / Number(ours[0]))
  return (
    times > 1 &&
    near(
      ours.map(total => total * BigInt(times)),
      theirs,
    )
  )
}

function near(ours: readonly bigint[], theirs: readonly bigint[]): boolean {
  return (
    ours.length === theirs.length &&
    ours.every((total, i) => Math.abs(Number(total) - Number(theirs[i])) <= Math.abs(Number(theirs[i])) / 1000)
  )
}
