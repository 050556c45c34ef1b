import { type CaptureTimes, newCaptureTimes } from '#core/profile/capture-times.ts'
import { parseLabels } from '#core/profile/go-labels.ts'
import { markedTime } from '#core/profile/layers/log-time.ts'
import type { Label, Profile } from '#core/profile/profile.ts'
import { lineReader, type TextReader } from '#core/profile/text-reader.ts'

/** A stack of a `debug=1` text: what stands before the `@`, all program counters, and the frames that are shown. */
export interface Debug1Record {
  readonly head: string
  pcs: readonly number[]
  labels: readonly Label[]
  readonly frames: Debug1Frame[]
  readonly line: number
}

/** Name and place are empty where the text has an address only. */
export interface Debug1Frame {
  readonly address: number
  readonly name: string
  readonly file: string
  readonly line: number
}

export interface Debug1Text {
  readonly records: readonly Debug1Record[]
  /** Lines that are neither record nor frame, with their line number: headers, `# Name = value`. */
  readonly others: readonly { readonly text: string; readonly line: number }[]
  /** By the index of the next of the others. */
  readonly times: CaptureTimes
}

const RECORD = /^\s*([^@#]*?)\s*@((?:\s+0x[0-9a-f]+)*)\s*$/i
const PCS = /^(?:\s*0x[0-9a-f]+)+\s*$/i
const LABELS = /^#?\s*labels:\s*\{(.*)\}\s*$/
const FRAME = /^#?\s*(0x[0-9a-f]+)(?:\s+(.+?)\+0x[0-9a-f]+\s+(.*?):(\d+))?\s*$/i
const HASH_ADDRESS = /^\s*#/

/**
 * Takes a `debug=1` text apart, line by line. Damage from pasting is undone where it is clear: `#` lost, tabs turned into
 * spaces, the list of program counters broken over lines.
 */
export function debug1Reader(finish: (text: Debug1Text) => readonly Profile[]): TextReader {
  const records: Debug1Record[] = []
  const others: { text: string; line: number }[] = []
  const times = newCaptureTimes()
  const other = (text: string, line: number) => {
    if (markedTime(text) === null) others.push({ text, line })
    if (!text.startsWith('#')) times.add(text, others.length)
  }
  let current: Debug1Record | null = null
  const onLine = (raw: string, number: number) => {
    const line = raw.trimEnd()
    if (line === '') return
    const started = startRecord(line, number)
    if (started !== null) {
      current = started
      records.push(started)
    } else if (current === null || !continueRecord(current, line)) other(line, number)
  }
  return lineReader(onLine, () => finish({ records, others, times }))
}

function startRecord(line: string, number: number): Debug1Record | null {
  const found = RECORD.exec(line)
  if (found === null || !/\d/.test(found[1]!)) return null
  return { head: found[1]!, pcs: counters(found[2]!), labels: [], frames: [], line: number }
}

/** Adds a line to a record; false when it is none of a record's. */
function continueRecord(record: Debug1Record, line: string): boolean {
  if (record.frames.length === 0 && !HASH_ADDRESS.test(line) && PCS.test(line)) {
    record.pcs = record.pcs.concat(counters(line))
    return true
  }
  const labels = LABELS.exec(line)
  if (labels !== null) {
    record.labels = parseLabels(labels[1]!)
    return true
  }
  const frame = FRAME.exec(line)
  if (frame === null) return false
  const [, address = '0', name = '', file = '', at = '0'] = frame
  record.frames.push({ address: Number(address), name, file, line: Math.min(Number(at), 0xfffffffe) })
  return true
}

function counters(text: string): number[] {
  return text.trim() === '' ? [] : text.trim().split(/\s+/).map(Number)
}
