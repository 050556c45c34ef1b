import { debug1Profile } from './debug1-profile.ts'
import { type Debug1Record, parseDebug1 } from './debug1-records.ts'
import { ReadStop } from './failure.ts'
import type { Profile } from './profile.ts'

const RECORD = /^(\d{1,18})\s+(\d{1,18})$/

export function sniffContentionDebug1(bytes: Uint8Array): boolean {
  const head = new TextDecoder('utf-8').decode(bytes.subarray(0, 4096))
  return /^[\s\ufeff]*--- (?:contention|mutex|contentionz[^\n]*---)/.test(head) && !/^format = java/m.test(head)
}

/**
 * Reads `block?debug=1` and `mutex?debug=1`. Delays are printed in cycles; the header tells how many make a second. The
 * runtime of Go 1.20 and later has scaled mutex values by the sampling rate already, so they are taken as they are;
 * `contentionz` of C++ has not.
 */
export function readContentionDebug1(bytes: Uint8Array): readonly Profile[] {
  const text = new TextDecoder('utf-8').decode(bytes)
  const { records } = parseDebug1(text)
  const perSecond = Number(/cycles\/second\s*=\s*(\d+)/.exec(text)?.[1] ?? 0)
  const times = text.includes('--- contentionz')
    ? Number(/sampling period\s*=\s*(\d{1,9})/.exec(text)?.[1] ?? 1)
    : 1
  const bad = records.find(record => !RECORD.test(record.head))
  if (bad !== undefined) {
    throw new ReadStop(
      'not-a-profile',
      { what: 'contention record', quote: bad.head.slice(0, 40) },
      { line: bad.line },
    )
  }
  const count = { type: 'contentions', unit: 'count' }
  return [
    debug1Profile(records, {
      format: 'contention-debug1',
      kind: /^[\s\ufeff]*--- mutex/.test(text) ? 'mutex' : 'block',
      sampleTypes: [count, { type: 'delay', unit: 'nanoseconds' }],
      defaultSampleType: 1,
      valuesOf: record => contention(record, perSecond).map(value => value * times),
      labelsOf: () => [],
      period: { type: count, value: 1 },
      comments: [],
      warnings: perSecond > 0 ? [] : [{ code: 'cycles-unknown', facts: {} }],
    }),
  ]
}

function contention(record: Debug1Record, perSecond: number): number[] {
  const [cycles, count] = RECORD.exec(record.head)!.slice(1).map(Number)
  return [count!, perSecond > 0 ? Math.trunc((cycles! / perSecond) * 1e9) : cycles!]
}
