import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { type Finding, fuzz, type Options } from './fuzz.ts'
import { fuzzSeeds } from './seeds.ts'

interface Given extends Options {
  readonly root: string
  readonly out: string
  /** Holds the number of the input under way, for whoever watches. */
  readonly current: Int32Array
}

const given: Given = workerData
const seeds = await fuzzSeeds(given.root)
const outcome = await fuzz(seeds, given, run => Atomics.store(given.current, 0, run))
parentPort?.postMessage({
  runs: outcome.runs,
  codes: Object.fromEntries([...outcome.codes].sort((one, other) => other[1] - one[1])),
  findings: outcome.findings.map(kept),
})

function kept({ run, what, bytes }: Finding) {
  mkdirSync(given.out, { recursive: true })
  const file = join(given.out, `${given.seed}-${run}`)
  writeFileSync(file, bytes)
  return { run, what, file }
}
