import { ReadStop } from '#core/profile/failure.ts'
import type { Profile } from '#core/profile/profile.ts'
import type { TextReader } from '#core/profile/text-reader.ts'
import { debug1Profile } from './debug1-profile.ts'
import { type Debug1Record, type Debug1Text, debug1Reader } from './debug1-records.ts'

const RECORD = /^(\d{1,18})\s+(\d{1,18})$/

export function findContentionDebug1(text: string): number {
  if (/^format = java/m.test(text)) return -1
  return text.search(/^[ \t]*--- (?:contention:|mutex:|contentionz[^\n]*---)/m)
}

/**
 * Reads `block?debug=1` and `mutex?debug=1`. Delays are printed in cycles; the header tells how many make a second. The
 * runtime of Go 1.20 and later has scaled mutex values by the sampling rate already, so they are taken as they are;
 * `contentionz` of C++ has not.
 */
export function openContentionDebug1(): TextReader {
  return debug1Reader(contentionProfiles)
}

function contentionProfiles({ records, others, times }: Debug1Text): readonly Profile[] {
  const find = (pattern: RegExp) => others.map(({ text }) => pattern.exec(text)).find(found => found !== null)
  const perSecond = Number(find(/cycles\/second\s*=\s*(\d+)/)?.[1] ?? 0)
  const scaled = find(/--- contentionz/) !== undefined
  const factor = scaled ? Number(find(/sampling period\s*=\s*(\d{1,9})/)?.[1] ?? 1) : 1
  const bad = records.find(record => !RECORD.test(record.head))
  if (bad !== undefined) {
    throw new ReadStop(
      'not-a-profile',
      { what: 'contention record', quote: bad.head.slice(0, 40) },
      { line: bad.line },
    )
  }
  if (records.length === 0 && perSecond === 0) throw new ReadStop('not-a-profile')
  const count = { type: 'contentions', unit: 'count' }
  return [
    debug1Profile(records, {
      format: 'contention-debug1',
      kind: find(/^\s*--- (?:mutex|contention)/)?.[0].endsWith('mutex') ? 'mutex' : 'block',
      sampleTypes: [count, { type: 'delay', unit: 'nanoseconds' }],
      defaultSampleType: 1,
      valuesOf: record => contention(record, perSecond).map(value => value * factor),
      labelsOf: () => [],
      period: { type: count, value: 1 },
      comments: [],
      time: times.of(
        others.findIndex(({ text }) => findContentionDebug1(text) === 0),
        Number.POSITIVE_INFINITY,
      ),
      warnings: perSecond > 0 ? [] : [{ code: 'cycles-unknown', facts: {} }],
    }),
  ]
}

function contention(record: Debug1Record, perSecond: number): number[] {
  const [cycles, count] = RECORD.exec(record.head)!.slice(1).map(Number)
  return [count!, perSecond > 0 ? Math.trunc((cycles! / perSecond) * 1e9) : cycles!]
}
