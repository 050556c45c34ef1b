import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What a capture of a real program must show; see e2e/fixtures/README.md. */
export interface Case {
  readonly title: string
  readonly module: string | null
  readonly buggy: string | null
  readonly fixed: string | null
  readonly signature: string | null
  readonly leaks: readonly Leak[]
}

export interface Leak {
  readonly function: string
  readonly line: number
  readonly state: string
  readonly before: number
  readonly after: number
  readonly fixedBefore?: number
  readonly fixedAfter?: number
}

const CAPTURES = new URL('fixtures/captures/', import.meta.url)

export function readCase(name: string): Case {
  return JSON.parse(readFileSync(new URL(`${name}/case.json`, CAPTURES), 'utf8'))
}

/** Path of a capture: `capture('ttrpc-server-receive', 'after.debug2.txt')`; long texts are stored gzipped. */
export function capture(name: string, file: string): string {
  const path = fileURLToPath(new URL(`${name}/${file}`, CAPTURES))
  return existsSync(path) ? path : `${path}.gz`
}

/** Forms of a capture that can be read; every one of them must give the same answer. */
export const FORMS = ['pb.gz', 'debug1.txt', 'debug2.txt'] as const

export function pair(name: string, form = 'pb.gz'): [string, string] {
  return [capture(name, `before.${form}`), capture(name, `after.${form}`)]
}

/** The part of a Go name that is shown however narrow the column: `receive` of `…(*StreamWatcher).receive`. */
export function shortName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1)
}
