import { expect, it } from 'vitest'
import { REST } from '#core/compare/comparison.ts'
import { analyseShared } from '#core/share/analyse-shared.ts'
import { AFTER, BEFORE, handoverOf } from '#core/share/shared.testkit.ts'
import { sharedOf } from '#core/share/shared-of.ts'
import { nameRest, withRestName } from './rest-name.ts'

it('names what was left out, and nothing else', async () => {
  const handover = await handoverOf(BEFORE, AFTER)
  nameRest('everything else')
  expect(withRestName(handover.analysis)).toBe(handover.analysis)
  const { shared } = await sharedOf(handover, 'suspects')
  const opened = await analyseShared(shared, { sampleType: null, by: 'function' })
  const { frames } = withRestName(opened).comparison
  const rest = frames.kind.indexOf(REST)
  expect(frames.name[rest]).toBe('everything else')
  expect(frames.name.toSpliced(rest, 1)).toEqual(opened.comparison.frames.name.toSpliced(rest, 1))
  expect(withRestName(opened).fine?.comparison.frames.name).toContain('everything else')
})
