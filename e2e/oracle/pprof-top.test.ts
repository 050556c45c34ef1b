import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compare } from '#core/compare/compare.ts'
import { functionRow, functionsOf } from '#core/compare/functions.ts'
import type { Profile } from '#core/profile/profile.ts'
import { readProfiles } from '#core/profile/read.ts'
import { answerFile, PAIRS } from './pairs.mjs'
import { hasGo, pprofTop } from './pprof-top.mjs'

type Rows = Record<string, [number, number]>

async function profileIn(file: string): Promise<readonly Profile[]> {
  const host = { inflate: async (_kind: 'gzip', bytes: Uint8Array) => gunzipSync(bytes) }
  const read = await readProfiles(readFileSync(file), host)
  if (!read.ok) throw new Error(read.failure.code)
  return read.value
}

/** Flat and cum of every function that has any: the change between two sides, or the amounts of one. */
function ourRows(before: readonly Profile[], after: readonly Profile[], sampleType: string): Rows {
  const comparison = compare(before, after, { sampleType, by: 'function', details: false })
  const rows = functionsOf(comparison)
  const named = [...rows.frame.keys()].map(i => {
    const { name, flat, cum } = functionRow(comparison, rows, i)
    return [name, [flat.after - flat.before, cum.after - cum.before]]
  })
  return Object.fromEntries(named)
}

/** Rows of zeros are left out, for pprof prints only some of them; and it takes `()` out of type arguments. */
function asPrinted(rows: Rows): Rows {
  const kept = Object.entries(rows).filter(([, [flat, cum]]) => flat !== 0 || cum !== 0)
  return Object.fromEntries(
    kept.map(([name, row]) => [name.includes('[') ? name.replaceAll('()', '') : name, row]),
  )
}

describe.each(PAIRS)('$name', ({ name, files, types }) => {
  const answers = JSON.parse(readFileSync(answerFile(name), 'utf8')) as { after: Rows; change: Rows }[]

  it.each(types.map((type, i) => ({ ...type, i })))('$type equals go tool pprof', async ({ type, i }) => {
    const before = await profileIn(files[0] ?? '')
    const after = await profileIn(files[1] ?? '')
    expect(asPrinted(ourRows([], after, type))).toEqual(asPrinted(answers[i]?.after ?? {}))
    expect(asPrinted(ourRows(before, after, type))).toEqual(asPrinted(answers[i]?.change ?? {}))
  })

  it.runIf(hasGo())('the recorded answers are those of the installed pprof', () => {
    const [type] = types
    expect(type && pprofTop(files, type)).toEqual(answers[0]?.change)
  })
})
