import type { Privacy } from './public-names.ts'

/** What is taken out before a comparison is handed over. */
export interface Redaction extends Privacy {
  /** `alias` replaces names of private packages and binaries; their paths go with them. */
  readonly names: 'keep' | 'alias'
  /** `drop` keeps of a path what a public module or the standard library has, and numbers the files of each side. */
  readonly paths: 'keep' | 'drop'
  readonly builds: 'keep' | 'drop'
  /** `alias` numbers the values of each key, so that equal ones stay equal. */
  readonly labels: 'keep' | 'alias' | 'drop'
  readonly times: 'keep' | 'drop'
}

export const CAUTIOUS: Redaction = {
  prefixes: [],
  names: 'alias',
  paths: 'drop',
  labels: 'drop',
  builds: 'drop',
  times: 'keep',
}

/** Nothing is taken out but goroutine ids, which are never handed over. */
export const UNREDACTED: Redaction = {
  prefixes: [],
  names: 'keep',
  paths: 'keep',
  labels: 'keep',
  builds: 'keep',
  times: 'keep',
}

/** Prefixes as a person writes them: `github.com/acme/..., corp.example/*`. */
export function parsePrefixes(text: string): readonly string[] {
  const bare = text
    .split(/[\s,;]+/)
    .map(each => each.replace(/^https?:\/\//, '').replace(/(?:\/|\.\.\.|\*)+$/, ''))
  return [...new Set(bare.filter(each => each !== ''))]
}
