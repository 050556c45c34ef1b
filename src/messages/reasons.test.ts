import { expect, it } from 'vitest'
import type { Reason } from '#core/suspects/suspect.ts'
import { reasonsEn } from './reasons.en.ts'
import { reasonsZh } from './reasons.zh.ts'

const LANGUAGES = [reasonsEn, reasonsZh]

it('claims no growth of a known pattern that one capture shows', () => {
  const facts = { id: 'ttrpc-server-respond', title: 'handlers blocked' }
  const one: Reason = { code: 'known', weight: 3, facts: { ...facts, waiting: 165 } }
  const two: Reason = { code: 'known', weight: 3, facts }
  for (const { text, chip } of LANGUAGES) {
    expect(text(one)).toMatch(/165/)
    expect(chip(one)).toMatch(/165/)
    expect(text(one)).not.toMatch(/it grew|数量增加/)
    expect(text(two)).toMatch(/it grew|数量增加/)
  }
})

it('writes growth in the unit of the profile', () => {
  const facts = { before: 1_573_536, after: 87_083_295, delta: 85_509_759, unit: 'bytes' }
  for (const { text, chip } of LANGUAGES) {
    expect(text({ code: 'growth', weight: 2, facts })).toMatch(/1\.5 MB → 83 MB/)
    expect(chip({ code: 'growth', weight: 2, facts })).toMatch(/81\.5 MB/)
  }
})
