import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compare } from '#core/compare/compare.ts'
import type { Profile } from '#core/profile/profile.ts'
import { asPrinted, changeRows, profilesIn, type Rows } from './our-rows.ts'
import { answerFile, PAIRS } from './pairs.mjs'
import { hasGo, pprofTop } from './pprof-top.mjs'

function ourRows(before: readonly Profile[], after: readonly Profile[], sampleType: string): Rows {
  return changeRows(compare(before, after, { sampleType, by: 'function', details: false }))
}

describe.each(PAIRS)('$name', ({ name, files, types }) => {
  const answers = JSON.parse(readFileSync(answerFile(name), 'utf8')) as { after: Rows; change: Rows }[]

  it.each(types.map((type, i) => ({ ...type, i })))('$type equals go tool pprof', async ({ type, i }) => {
    const before = await profilesIn(files[0] ?? '')
    const after = await profilesIn(files[1] ?? '')
    expect(asPrinted(ourRows([], after, type))).toEqual(asPrinted(answers[i]?.after ?? {}))
    expect(asPrinted(ourRows(before, after, type))).toEqual(asPrinted(answers[i]?.change ?? {}))
  })

  it.runIf(hasGo())('the recorded answers are those of the installed pprof', () => {
    const [type] = types
    expect(type && pprofTop(files, type)).toEqual(answers[0]?.change)
  })
})
