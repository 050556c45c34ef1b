// `npm run fuzz -- [--runs N] [--seconds N] [--seed N] [--from N]`: mutated captures through every reader.
// An input is told by its seed and number: `--seed 7 --from 41 --runs 1` reads one again.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { bundle } from './bundle.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** No input may keep the reader busy for longer, whatever else the machine does. */
const HANG_MS = 20_000
const MOST_MB = 1024

const number = { type: 'string' }
const { values } = parseArgs({ options: { runs: number, seconds: number, seed: number, from: number } })
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const options = {
  seed,
  from: Number(values.from ?? 0),
  runs: Number(values.runs ?? (values.seconds === undefined ? 100_000 : Number.MAX_SAFE_INTEGER)),
  seconds: Number(values.seconds ?? 86_400),
}

const current = new Int32Array(new SharedArrayBuffer(4))
const main = await bundle('scripts/fuzz/main.ts', 'fuzz')
const started = Date.now()
const worker = new Worker(main, {
  workerData: { ...options, root: ROOT, out: `${ROOT}node_modules/.cache/fuzz-findings`, current },
  resourceLimits: { maxOldGenerationSizeMb: MOST_MB },
})
const watch = setInterval(watchFor(current), HANG_MS)
worker.on('message', ({ runs, codes, findings }) => {
  clearInterval(watch)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  const peak = Math.round(process.resourceUsage().maxRSS / 1024)
  console.log(`seed ${seed}: ${runs} inputs from ${options.from} in ${seconds} s, peak ${peak} MB`)
  console.log(
    Object.entries(codes)
      .map(([code, count]) => `${code} ${count}`)
      .join(', '),
  )
  for (const { run, what, file } of findings) console.log(`FINDING ${run}: ${what}\n  ${file}`)
  console.log(`${findings.length} findings`)
  process.exitCode = findings.length > 0 || peak > 2 * MOST_MB ? 1 : 0
})
worker.on('error', error => {
  clearInterval(watch)
  console.log(`FINDING ${current[0]}: ${error.stack}`)
  process.exitCode = 1
})

function watchFor(current) {
  let last = -1
  return () => {
    if (current[0] !== last) {
      last = current[0]
      return
    }
    console.log(`FINDING ${last}: hangs; --seed ${seed} --from ${last} --runs 1 reads it again`)
    process.exit(1)
  }
}
