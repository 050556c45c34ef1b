import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildReader } from '../decode/compare.mjs'
import { interleave, median, ratio } from '../median.mjs'
import { dumpOf } from './dump.mjs'
import { buildRival } from './rival.mjs'

const CHILD = fileURLToPath(new URL('./child.mjs', import.meta.url))
const SIZES = [10_000, 100_000]
const RUNS = 6

/** `debug=2` text in memory to goroutines: our reader against gostackparse of Go, in megabytes per CPU second. */
export async function compareTextReaders(_pairs, { rounds, skip }) {
  const reader = await buildReader()
  const rival = buildRival()
  if (typeof rival === 'string') skip('gostackparse', rival)
  const rows = []
  for (const size of SIZES) rows.push(await compareOne(await dumpOf(size), reader, rival, rounds))
  if (typeof rival !== 'string') rival.remove()
  return { title: 'Goroutine text: MB per CPU second, first run and median of the others', rows }
}

async function compareOne({ file, bytes, goroutines }, reader, rival, rounds) {
  const contenders = { ours: () => figures(readOurs(reader, file), bytes) }
  if (typeof rival !== 'string') contenders.theirs = () => figures(rival.run(file, RUNS), bytes)
  const { ours, theirs } = await interleave(contenders, rounds)
  for (const found of [ours, theirs]) {
    if (found && found.goroutines !== goroutines)
      throw new Error(`${found.goroutines} of ${goroutines} were read`)
  }
  return {
    goroutines,
    MB: bytes / 1e6,
    'ours cold MB/s': ours.cold,
    'gostackparse cold MB/s': theirs?.cold ?? null,
    'ours warm MB/s': ours.warm,
    'gostackparse warm MB/s': theirs?.warm ?? null,
    'warm ratio': ratio(ours.warm, theirs?.warm),
    'our peak MB': ours.peakMB,
  }
}

function readOurs(reader, file) {
  return JSON.parse(execFileSync(process.execPath, [CHILD, reader, file, String(RUNS)], { encoding: 'utf8' }))
}

/** Megabytes of 10^6 bytes per second of CPU, all threads counted. */
function figures({ goroutines, times, peakMB }, bytes) {
  const speed = milliseconds => bytes / 1000 / milliseconds
  return { goroutines, cold: speed(times[0]), warm: speed(median(times.slice(1))), peakMB: peakMB ?? null }
}
