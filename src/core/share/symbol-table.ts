import { MODULE_SYMBOLS_V1 } from './symbols-v1-modules.ts'
import { STD_SYMBOLS_V1 } from './symbols-v1-std.ts'

/** A list of names that a link may refer to by position. */
export interface Known {
  readonly names: readonly string[]
  readonly at: ReadonlyMap<string, number>
}

export interface KnownFile {
  readonly functions: Known
}

export interface KnownPackage {
  readonly files: Known
  readonly inFile: readonly KnownFile[]
}

/** Well-known packages with their files, and those with their functions. */
export interface SymbolTable {
  readonly packages: Known
  readonly inPackage: readonly KnownPackage[]
}

export const NOTHING_KNOWN: Known = { names: [], at: new Map() }

/** The table of link version 1. */
export const SYMBOLS_V1 = parseTable(`${STD_SYMBOLS_V1}${MODULE_SYMBOLS_V1}`)

function parseTable(text: string): SymbolTable {
  const packages: { path: string; files: { name: string; functions: string[] }[] }[] = []
  for (const line of text.split('\n')) {
    const words = line.trim().split(' ')
    const files = packages.at(-1)?.files
    if (line === '') continue
    if (line.startsWith('  ')) files?.at(-1)?.functions.push(...words)
    else if (line.startsWith(' ')) files?.push({ name: words[0]!, functions: words.slice(1) })
    else packages.push({ path: line, files: [] })
  }
  return {
    packages: known(packages.map(({ path }) => path)),
    inPackage: packages.map(({ files }) => ({
      files: known(files.map(({ name }) => name)),
      inFile: files.map(({ functions }) => ({ functions: known(functions) })),
    })),
  }
}

function known(names: readonly string[]): Known {
  return { names, at: new Map(names.map((name, i) => [name, i])) }
}

/** Known names in the order of the table, then all others by code unit. */
export function inTableOrder({ at }: Known): (a: string, b: string) => number {
  return (a, b) => {
    const x = at.get(a) ?? Number.POSITIVE_INFINITY
    const y = at.get(b) ?? Number.POSITIVE_INFINITY
    if (x !== y) return x < y ? -1 : 1
    return a < b ? -1 : a > b ? 1 : 0
  }
}
