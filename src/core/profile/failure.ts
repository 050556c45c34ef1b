import type { Position } from './profile.ts'

export type FailureCode =
  | 'empty'
  | 'not-found'
  | 'too-large'
  | 'inflates-too-far'
  | 'gzip-truncated'
  | 'gzip-corrupt'
  | 'protobuf-truncated'
  | 'protobuf-corrupt'
  | 'not-a-profile'
  | 'html'
  | 'json'
  | 'xml'
  | 'execution-trace'
  | 'elf'
  | 'core-dump'
  | 'zip'
  | 'packed'
  | 'other-profiler'
  | 'report'
  | 'document'
  | 'server-message'
  | 'unknown-format'
  | 'cancelled'

/** Why a file could not be read, as facts. The sentence is made in `messages/`, in the reader's language. */
export interface Failure {
  readonly code: FailureCode
  readonly at?: Position
  /** Numbers and short quotes from the file that the sentence may use. */
  readonly facts: Readonly<Record<string, string | number>>
}

/** What says that a file is something else. The others say that a profile is cut, damaged or too large. */
const OTHERS: readonly string[] = [
  'empty',
  'not-a-profile',
  'html',
  'json',
  'xml',
  'execution-trace',
  'elf',
  'core-dump',
  'packed',
  'other-profiler',
  'report',
  'document',
  'server-message',
  'unknown-format',
] satisfies readonly FailureCode[]

/** Whether a file among others can be passed over in silence. */
export function isNoProfile(code: string): boolean {
  return OTHERS.includes(code)
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure }

/** Thrown inside a reader to leave it; never leaves `core/profile`. */
export class ReadStop extends Error {
  readonly failure: Failure
  constructor(code: FailureCode, facts: Failure['facts'] = {}, at?: Position) {
    super(code)
    this.failure = at ? { code, facts, at } : { code, facts }
  }
}
