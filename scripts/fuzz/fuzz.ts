import { brokenPromises, disagreement } from './check.ts'
import { mutated } from './mutate.ts'
import { randomFrom } from './random.ts'
import { isLink, openLink, readAll } from './targets.ts'

export interface Options {
  readonly seed: number
  /** Number of the first input; inputs depend on the seed and their number alone. */
  readonly from: number
  readonly runs: number
  readonly seconds: number
}

export interface Finding {
  readonly run: number
  readonly what: string
  readonly bytes: Uint8Array
}

export interface Outcome {
  readonly runs: number
  /** Inputs by what became of them: `read`, or the code of their failure. */
  readonly codes: ReadonlyMap<string, number>
  readonly findings: readonly Finding[]
}

const MB = 1 << 20
/** A second per MB, but what a busy machine takes for itself is not held against a small input. */
const PATIENCE_MS = 250
const TRIES = 3
const ENOUGH = 10

/** Mutates seeds and reads what comes of them. A finding: anything thrown, a broken promise, a disagreement, a slow read. */
export async function fuzz(
  seeds: readonly Uint8Array[],
  options: Options,
  onRun: (run: number) => void = () => {},
): Promise<Outcome> {
  const end = Date.now() + options.seconds * 1000
  const codes = new Map<string, number>()
  const findings: Finding[] = []
  let run = options.from
  for (; run < options.from + options.runs && Date.now() < end && findings.length < ENOUGH; run++) {
    onRun(run)
    const bytes = mutated(seeds, randomFrom(options.seed, run))
    const { code, what } = await tried(bytes)
    codes.set(code, (codes.get(code) ?? 0) + 1)
    if (what !== null) findings.push({ run, what, bytes })
  }
  return { runs: run - options.from, codes, findings }
}

async function tried(bytes: Uint8Array): Promise<{ code: string; what: string | null }> {
  const allowed = PATIENCE_MS + (bytes.length / MB) * 1000
  const start = performance.now()
  try {
    if (isLink(bytes)) return await openedLink(bytes, allowed)
    const result = await readAll(bytes)
    const took = performance.now() - start
    const slow = took > allowed ? await slowly(bytes, allowed) : null
    if (!result.ok) return { code: result.failure.code, what: slow }
    const broken = result.value.flatMap(brokenPromises)
    const what = broken.length > 0 ? `broken: ${broken.join(', ')}` : disagreement(bytes, result.value)
    return { code: 'read', what: what ?? slow }
  } catch (error) {
    return { code: 'thrown', what: error instanceof Error ? `${error.stack}` : String(error) }
  }
}

async function openedLink(bytes: Uint8Array, allowed: number): Promise<{ code: string; what: string | null }> {
  const start = performance.now()
  const opened = await openLink(bytes)
  const slow = performance.now() - start > allowed ? await slowly(bytes, allowed) : null
  return { code: opened.code, what: opened.what ?? slow }
}

/** Says so when every further try takes too much of the processor as well: a busy machine only makes it wait. */
async function slowly(bytes: Uint8Array, allowed: number): Promise<string | null> {
  let fastest = Number.POSITIVE_INFINITY
  for (let i = 0; i < TRIES; i++) {
    const start = process.cpuUsage()
    await (isLink(bytes) ? openLink(bytes) : readAll(bytes))
    const { user, system } = process.cpuUsage(start)
    fastest = Math.min(fastest, (user + system) / 1000)
  }
  return fastest > allowed ? `slow: ${Math.round(fastest)} ms for ${bytes.length} bytes` : null
}
