import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A leak that a capture holds: the function that waits, and how. */
export interface Leak {
  readonly function: string
  readonly state: string
}

/** What is true of one program, as its `case.json` says. */
interface Truth {
  readonly signature: string | null
  readonly leaks: readonly Leak[]
  /** Allocation sites that grow; only in cases of heap profiles. */
  readonly heap: readonly Omit<Leak, 'state'>[]
}

/** One pair of captures in one form, with what should be found in it. */
export interface Pair {
  readonly name: string
  /** leak: the leaks must be found. healthy: nothing is there to find, in a correct program or a fixed one. */
  readonly expect: 'leak' | 'healthy'
  readonly form: string
  /** Null where only one capture is looked at. */
  readonly before: string | null
  readonly after: string
  readonly truth: Truth
}

/** Forms of one capture, best first; the same moment must give the same answer in each. */
export const FORMS = ['pb', 'debug1', 'debug2'] as const

const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  pb: ['pb.gz'],
  debug1: ['debug1.txt', 'debug1.txt.gz'],
  debug2: ['debug2.txt', 'debug2.txt.gz'],
  snapshot: ['pb.gz'],
  heap: ['heap.pb.gz'],
}

const NOTHING: Truth = { signature: null, leaks: [], heap: [] }

/** Every pair below a folder whose sub-folders have a `case.json`; the fixed twin of a program is a healthy pair. */
export function pairsIn(folder: string, forms: readonly string[]): readonly Pair[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && existsSync(join(folder, entry.name, 'case.json')))
    .flatMap(entry => pairsOf(join(folder, entry.name), forms))
}

function pairsOf(folder: string, forms: readonly string[]): readonly Pair[] {
  const truth: Truth = { ...NOTHING, ...JSON.parse(readFileSync(join(folder, 'case.json'), 'utf8')) }
  return forms.flatMap(form => [...pairOf(folder, truth, form, ''), ...pairOf(folder, NOTHING, form, 'fixed.')])
}

/** Blocked goroutines hold memory: without a truth about it, the heap of a leaky program proves nothing either way. */
function pairOf(folder: string, truth: Truth, form: string, variant: '' | 'fixed.'): readonly Pair[] {
  const before = fileOf(folder, `${variant}before`, form)
  const after = fileOf(folder, `${variant}after`, form)
  if (before === null || after === null) return []
  const leaks = form === 'heap' ? truth.heap : truth.leaks
  if (form === 'heap' && leaks.length === 0 && truth.leaks.length > 0) return []
  const name = `${basename(folder)}${variant === '' ? '' : ' (fixed)'}`
  const expect = leaks.length > 0 ? 'leak' : 'healthy'
  return [{ name, expect, form, before: form === 'snapshot' ? null : before, after, truth }]
}

function fileOf(folder: string, stem: string, form: string): string | null {
  return ENDINGS[form]?.map(ending => join(folder, `${stem}.${ending}`)).find(existsSync) ?? null
}
