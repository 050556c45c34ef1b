import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { analyse } from '#core/suspects/analysis.ts'
import { rankSuspects } from '#core/suspects/rank.ts'
import { CATALOGUE } from '#core/suspects/signatures/catalogue.ts'
import { comparisonOf, suspectsOf } from '#core/suspects/stacks.testkit.ts'
import { normalForm } from '#core/symbol/symbol.ts'
import { loadSides } from './load.ts'

const CAPTURES = fileURLToPath(new URL('../../e2e/fixtures/captures/', import.meta.url))

/** Without type arguments, and without what only the runtime's frames tell: texts leave both out. */
async function firstRow(stem: string, form: string): Promise<string> {
  const file = (side: string) => {
    const path = `${CAPTURES}${stem}${side}.${form}`
    return existsSync(path) ? path : `${path}.gz`
  }
  const sides = await loadSides(file('before'), file('after'))
  const { suspects } = await analyse(sides, { sampleType: null, by: 'function' })
  const first = suspects.find(({ tier }) => tier !== 'normal')
  if (!first) return 'nothing'
  const known = first.signatures.find(({ id }) => CATALOGUE.byId.get(id)?.generic !== true)
  return `${normalForm(first.function)} [${first.state}] ${known?.id}`
}

describe('one moment in three formats', () => {
  const stems = readdirSync(CAPTURES).flatMap(name =>
    ['', 'fixed.']
      .map(variant => `${name}/${variant}`)
      .filter(stem => existsSync(`${CAPTURES}${stem}after.pb.gz`)),
  )
  it.each(stems)('%s begins with the same row', async stem => {
    const binary = await firstRow(stem, 'pb.gz')
    expect(await firstRow(stem, 'debug1.txt')).toBe(binary)
    expect(await firstRow(stem, 'debug2.txt')).toBe(binary)
  })
})

describe('what only some formats tell', () => {
  const picture = `main.main [select]  9 -> 9
    main.(*room).loop [select]  3 -> 300
    main.(*Hub).publish.func1 [chan send]  10 -> 160`

  it('moves the tier and not the order', () => {
    const far = suspectsOf(picture, 600)
    const near = suspectsOf(picture, 2)
    const untold = suspectsOf(picture, null)
    for (const list of [near, untold])
      expect(list.map(each => each.function)).toEqual(far.map(each => each.function))
    expect([far, near, untold].map(list => list[0]!.tier)).toEqual(['strong', 'possible', 'strong'])
  })

  it('names a goroutine that has not begun as the runtime does, with and without symbols', () => {
    const comparison = comparisonOf(`main.main [select] 1 -> 1
      0x490061 [running] 0 -> 5`)
    const address = comparison.frames.name.findIndex(name => name.includes('490061'))
    comparison.frames.kind[address] = 2
    const suspects = rankSuspects(comparison, { secondsApart: null, kind: 'goroutine' }, CATALOGUE)
    expect(suspects.map(each => each.function)).toContain('runtime.goexit')
  })
})
