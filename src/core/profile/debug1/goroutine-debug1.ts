import { ReadStop } from '#core/profile/failure.ts'
import type { LogTime } from '#core/profile/layers/log-time.ts'
import { MOST_CAPTURES } from '#core/profile/limits.ts'
import type { Profile, ProfileKind, Warning } from '#core/profile/profile.ts'
import type { TextReader } from '#core/profile/text-reader.ts'
import { debug1Profile } from './debug1-profile.ts'
import { type Debug1Record, type Debug1Text, debug1Reader } from './debug1-records.ts'
import { stateReader } from './debug1-state.ts'

const HEADER = /^(\S+) profile: total (\d+)$/
const KINDS: Readonly<Record<string, ProfileKind>> = {
  goroutine: 'goroutine',
  goroutineleak: 'goroutineleak',
  threadcreate: 'threadcreate',
}

/** How many goroutines a record stands for. */
const COUNT = /^\d{1,15}$/

/** A header, or a record with a frame: pasted pieces start anywhere. */
const FIRST =
  /^[ \t]*(?:[\w.-]+ profile: total \d+\s*$|\d+ @(?:\s+0x[0-9a-f]+)*\s*\n#?\s+(?:labels: \{|0x[0-9a-f]+\s))/m

/** Where a count profile of runtime/pprof at `debug=1` starts in a text, or a piece of one; -1 where none does. */
export function findDebug1(text: string): number {
  return text.search(FIRST)
}

/**
 * Reads `goroutine`, `goroutineleak`, `threadcreate` and custom profiles at `debug=1`; several in a file are several. A
 * record whose count is damaged is left out where the header tells that something is missing, else the file is refused.
 */
export function openDebug1(): TextReader {
  return debug1Reader(countProfiles)
}

function countProfiles({ records: all, others, times }: Debug1Text): readonly Profile[] {
  const records = all.filter(record => COUNT.test(record.head))
  const headers = others.flatMap(({ text, line }, index) => {
    const found = HEADER.exec(text.trim())
    return found === null ? [] : [{ name: found[1]!, total: Number(found[2]), line, index }]
  })
  const damaged = all.find(record => !COUNT.test(record.head))
  if (damaged !== undefined && headers.length === 0)
    throw new ReadStop(
      'not-a-profile',
      { what: 'goroutine record', quote: damaged.head.slice(0, 40) },
      { line: damaged.line },
    )
  if (headers.length === 0) headers.push({ name: 'goroutine', total: -1, line: 0, index: 0 })
  if (records.length === 0 && headers[0]!.total !== 0)
    throw new ReadStop('not-a-profile', { what: 'records', announced: headers[0]!.total })
  if (headers.length > MOST_CAPTURES)
    throw new ReadStop('too-large', { what: 'captures', limit: MOST_CAPTURES })
  let at = 0
  return headers.map(({ name, total, index }, i) => {
    const from = at
    const end = headers[i + 1]?.line ?? Number.POSITIVE_INFINITY
    while (at < records.length && records[at]!.line < end) at++
    const time = times.of(index, headers[i + 1]?.index ?? Number.POSITIVE_INFINITY)
    return countProfile(name, total, records.slice(from, at), time)
  })
}

function countProfile(
  name: string,
  total: number,
  records: readonly Debug1Record[],
  time: LogTime | null,
): Profile {
  const kind = KINDS[name] ?? 'other'
  const type = { type: name, unit: 'count' }
  const waits = kind === 'goroutine' || kind === 'goroutineleak'
  const sum = records.reduce((count, record) => count + Number.parseInt(record.head, 10), 0)
  const warnings: Warning[] = []
  if (total < 0) warnings.push({ code: 'beginning-missing', facts: {} })
  if (total >= 0 && total !== sum)
    warnings.push({ code: 'total-differs', facts: { announced: total, found: sum } })
  const goexit = waits ? commonRoot(records) : -1
  const entered = records.map(record => (isOnly(record, goexit) ? { ...record, pcs: [] } : record))
  return debug1Profile(entered, {
    format: kind === 'threadcreate' ? 'threadcreate-debug1' : 'goroutine-debug1',
    kind,
    sampleTypes: [type],
    defaultSampleType: 0,
    valuesOf: record => [Number.parseInt(record.head, 10)],
    labelsOf: record => record.labels,
    ...(waits ? { stateOf: stateReader(entered) } : {}),
    period: { type, value: 1 },
    comments: [],
    time,
    warnings,
  })
}

/** The counter in which most stacks end, `runtime.goexit`, which no format shows; -1 where none repeats. */
function commonRoot(records: readonly Debug1Record[]): number {
  const ends = new Map<number, number>()
  for (const { pcs } of records) ends.set(pcs.at(-1) ?? -1, (ends.get(pcs.at(-1) ?? -1) ?? 0) + 1)
  const [best] = [...ends].sort((one, other) => other[1] - one[1])
  return best !== undefined && best[1] > 1 ? best[0] : -1
}

/** A goroutine that has not run yet. */
function isOnly({ pcs, frames }: Debug1Record, root: number): boolean {
  return pcs.length === 1 && pcs[0] === root && frames.length === 0
}
