import * as pprof from 'pprof-format'
import { totalOf } from '#core/profile/facts.ts'
import { NONE, type Profile } from '#core/profile/profile.ts'

/** What a profile promises and does not keep, in words; empty when all is well. */
export function brokenPromises(profile: Profile): string[] {
  const { strings, functions, frames, stacks, states, samples, labelSets, goroutines } = profile
  const stackCount = stacks.offsets.length - 1
  const count = samples.stack.length
  const under = (column: ArrayLike<number> | null, end: number, none = false) =>
    column === null ||
    Array.prototype.every.call(column, (value: number) => value < end || (none && value === NONE))
  const long = (length: number, ...columns: (ArrayLike<number> | null)[]) =>
    columns.every(column => column === null || column.length === length)
  const rising = stacks.offsets.every((offset, i) => i === 0 || offset >= (stacks.offsets[i - 1] ?? 0))
  const checks: Readonly<Record<string, boolean>> = {
    'stacks of samples': under(samples.stack, stackCount),
    'labels of samples': under(samples.labels, labelSets.length) && long(count, samples.labels),
    'value columns': samples.values.length === profile.sampleTypes.length && long(count, ...samples.values),
    'finite values': samples.values.every(column => column.every(Number.isFinite)),
    'default type': profile.defaultSampleType < Math.max(1, profile.sampleTypes.length),
    offsets: rising && stacks.offsets[0] === 0 && stacks.offsets.at(-1) === stacks.frames.length,
    'frames of stacks': under(stacks.frames, frames.function.length),
    'states of stacks': under(stacks.state, states.length) && long(stackCount, stacks.state, stacks.plumbing),
    'functions of frames': under(frames.function, functions.name.length, true),
    'mappings of frames': under(frames.mapping, profile.mappings.length, true),
    'strings of functions': under(functions.name, strings.length) && under(functions.file, strings.length),
    'columns of goroutines':
      goroutines === null ||
      (long(
        count,
        goroutines.id,
        goroutines.minutes,
        goroutines.creator,
        goroutines.creatorId,
        goroutines.flags,
      ) &&
        under(goroutines.creator, frames.function.length, true)),
  }
  return Object.keys(checks).filter(name => !checks[name])
}

/**
 * Compares sums with pprof-format where both read the bytes: the other opinion on a binary profile. Null when they agree
 * or when it refuses. A value beyond 2^53 is told as inexact and not compared.
 */
export function disagreement(bytes: Uint8Array, profiles: readonly Profile[]): string | null {
  const [first] = profiles
  if (first?.format !== 'pprof' || first.wrapper !== null) return null
  if (first.warnings.some(each => each.code === 'inexact-value')) return null
  const theirs = sumsByPprofFormat(bytes, first.sampleTypes.length)
  if (theirs === null) return null
  const ours = first.sampleTypes.map((_, type) =>
    profiles.reduce((sum, part) => sum + (part.side === 'before' ? -1n : 1n) * BigInt(totalOf(part, type)), 0n),
  )
  return ours.join() === theirs.join() ? null : `sums ${ours.join()} here, ${theirs.join()} by pprof-format`
}

function sumsByPprofFormat(bytes: Uint8Array, types: number): bigint[] | null {
  try {
    const { sample, sampleType } = pprof.Profile.decode(bytes)
    if (sampleType.length !== types || sample.some(({ value }) => value.length !== types)) return null
    return sampleType.map((_, type) =>
      sample.reduce((sum, { value }) => sum + BigInt.asIntN(64, BigInt(value[type] ?? 0)), 0n),
    )
  } catch {
    return null
  }
}
