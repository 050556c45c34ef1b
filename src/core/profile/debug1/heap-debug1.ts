import { ReadStop } from '#core/profile/failure.ts'
import type { Profile } from '#core/profile/profile.ts'
import type { TextReader } from '#core/profile/text-reader.ts'
import { debug1Profile } from './debug1-profile.ts'
import { type Debug1Record, type Debug1Text, debug1Reader } from './debug1-records.ts'

const HEADER = /^\s*heap profile:\s*\d+:\s*(\d+)\s*\[\s*\d+:\s*\d+\]\s*@\s*(\w+)(?:\/(\d+))?\s*$/
const RECORD = /^(\d{1,18}):\s*(\d{1,18})\s*\[\s*(\d{1,18}):\s*(\d{1,18})\]$/

/** Lines of runtime.MemStats that say something about leaks. */
const MEMORY = /^#\s*((?:Stack|Sys|HeapAlloc|HeapInuse|HeapObjects|NumGC|MaxRSS)\s*=\s*.*)$/

export function findHeapDebug1(text: string): number {
  return text.search(/^[ \t]*heap profile:\s*\d+:/m)
}

/**
 * Reads `heap?debug=1` and `allocs?debug=1`. The text holds what was sampled; the values here are scaled up to what was
 * probably allocated, exactly as the protobuf of the same moment has them.
 */
export function openHeapDebug1(): TextReader {
  return debug1Reader(heapProfiles)
}

function heapProfiles({ records, others, times }: Debug1Text): readonly Profile[] {
  const first = others.findIndex(({ text }) => HEADER.test(text))
  const header = HEADER.exec(others[first]?.text ?? '')
  const rate = header?.[3] === undefined ? 1 : Number(header[3]) / (header[2] === 'heap' ? 2 : 1)
  const bad = records.find(record => !RECORD.test(record.head))
  if (bad !== undefined) {
    throw new ReadStop(
      'not-a-profile',
      { what: 'heap record', quote: bad.head.slice(0, 40) },
      { line: bad.line },
    )
  }
  const announced = Number(header?.[1] ?? 0)
  const found = records.reduce((sum, record) => sum + numbersOf(record)[1]!, 0)
  if (records.length === 0 && announced > 0) throw new ReadStop('not-a-profile', { what: 'records', announced })
  return [
    debug1Profile(records, {
      format: 'heap-debug1',
      kind: 'heap',
      sampleTypes: [
        { type: 'alloc_objects', unit: 'count' },
        { type: 'alloc_space', unit: 'bytes' },
        { type: 'inuse_objects', unit: 'count' },
        { type: 'inuse_space', unit: 'bytes' },
      ],
      defaultSampleType: 3,
      valuesOf: record => heapValues(record, rate),
      labelsOf: blockSize,
      period: { type: { type: 'space', unit: 'bytes' }, value: rate },
      comments: others.flatMap(({ text }) => MEMORY.exec(text)?.[1] ?? []),
      time: times.of(first, Number.POSITIVE_INFINITY),
      warnings: found < announced ? [{ code: 'total-differs', facts: { announced, found } }] : [],
    }),
  ]
}

function heapValues(record: Debug1Record, rate: number): number[] {
  const [objects, bytes, allocObjects, allocBytes] = numbersOf(record)
  return [...scaled(allocObjects!, allocBytes!, rate), ...scaled(objects!, bytes!, rate)]
}

/** Go's own label: the size of the objects of this record. */
function blockSize(record: Debug1Record) {
  const [, , objects, bytes] = numbersOf(record)
  return objects === 0 ? [] : [{ key: 'bytes', value: Math.trunc(bytes! / objects!) }]
}

function numbersOf(record: Debug1Record): number[] {
  return RECORD.exec(record.head)!.slice(1).map(Number)
}

/** Undoes the sampling as runtime/pprof does: an object of `size` bytes is seen with probability 1 - exp(-size / rate). */
function scaled(count: number, bytes: number, rate: number): [number, number] {
  if (count === 0 || bytes === 0) return [0, 0]
  if (rate <= 1) return [count, bytes]
  const scale = 1 / (1 - Math.exp(-(bytes / count) / rate))
  if (!Number.isFinite(scale)) return [count, bytes]
  return [Math.trunc(count * scale), Math.trunc(bytes * scale)]
}
