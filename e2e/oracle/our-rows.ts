import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Comparison } from '#core/compare/comparison.ts'
import { functionRow, functionsOf } from '#core/compare/functions.ts'
import type { Profile } from '#core/profile/profile.ts'
import { readProfiles } from '#core/profile/read.ts'

/** Function name → flat and cum. */
export type Rows = Record<string, [number, number]>

export async function profilesIn(file: string): Promise<readonly Profile[]> {
  const host = { inflate: async (_kind: string, bytes: Uint8Array) => gunzipSync(bytes) }
  const read = await readProfiles(readFileSync(file), host)
  if (!read.ok) throw new Error(read.failure.code)
  return read.value
}

/** Flat and cum of every function that has any: the change between two sides, or the amounts of one. */
export function changeRows(comparison: Comparison): Rows {
  const rows = functionsOf(comparison)
  const named = [...rows.frame.keys()].map(i => {
    const { name, flat, cum } = functionRow(comparison, rows, i)
    return [name, [flat.after - flat.before, cum.after - cum.before]]
  })
  return Object.fromEntries(named)
}

/** Rows of zeros are left out, for pprof prints only some of them; and it takes parameter lists out of type arguments. */
export function asPrinted(rows: Rows): Rows {
  const kept = Object.entries(rows).filter(([, [flat, cum]]) => flat !== 0 || cum !== 0)
  return Object.fromEntries(kept.map(([name, row]) => [withoutParameters(name), row]))
}

/** `F[go.shape.func(int) bool].func1` → `F[go.shape.func bool].func1`. */
function withoutParameters(name: string): string {
  const open = name.indexOf('[')
  if (open < 0) return name
  const close = name.lastIndexOf(']')
  return name.slice(0, open) + name.slice(open, close).replace(/\([^()]*\)/g, '') + name.slice(close)
}
