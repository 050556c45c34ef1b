import { type Failure, ReadStop } from '#core/profile/failure.ts'
import { MOST_ENTRIES, unpackLimit } from '#core/profile/limits.ts'

/** A file inside an archive. */
export interface Entry {
  readonly name: string
  /** Milliseconds since 1970, or null. */
  readonly modified: number | null
  readonly bytes: Uint8Array
  /** Why it could not be unpacked; its bytes are empty then. */
  readonly failure?: Failure
}

/** What an archive, with the archives inside it, may still unpack to. */
export interface Budget {
  readonly packed: number
  bytes: number
  entries: number
}

export function budgetFor(packed: number): Budget {
  return { packed, bytes: unpackLimit(packed), entries: MOST_ENTRIES }
}

/** Takes one file off what is left. Throws ReadStop when nothing is. */
export function spend(budget: Budget, bytes: number): void {
  budget.bytes -= bytes
  budget.entries--
  if (budget.entries < 0) throw new ReadStop('inflates-too-far', { what: 'entries', limit: MOST_ENTRIES })
  if (budget.bytes < 0) {
    throw new ReadStop('inflates-too-far', { size: budget.packed, limit: unpackLimit(budget.packed) })
  }
}

/** Folders of macOS and files that begin with a dot hold no captures. */
export function isHidden(name: string): boolean {
  return /(?:^|\/)(?:\.[^/]*|__MACOSX)(?:\/|$)/.test(name.replace(/^(?:\.\.?\/)+/, ''))
}
