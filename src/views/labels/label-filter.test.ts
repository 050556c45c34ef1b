import { expect, it } from 'vitest'
import { compileTagFilter } from '#core/compare/tag-filter.ts'
import { filterFor } from './label-filter.ts'
import type { LabelRow } from './label-lines.ts'

const row = (kind: LabelRow['key']['kind'], key: string, value: string, number: number | null): LabelRow => ({
  key: { key, kind, before: 0, after: 1, values: [] },
  value: { value, number, before: 0, after: 1 },
})
const filterOf = (of: LabelRow, unit = of.key.key) => filterFor(of, () => unit)

it('leaves what carries a text, whatever is in it', () => {
  const { tagFocus = '' } = filterOf(row('text', 'route', '/a,b(c)+', null)) ?? {}
  const filter = compileTagFilter(tagFocus)
  const matches = (value: string) =>
    filter.ok && filter.matches([{ key: 'route', value, unit: '' }], key => key)
  expect([matches('/a,b(c)+'), matches('/a'), matches('/a,b(c)+/')]).toEqual([true, false, false])
})

it('finds numbers again, with the unit of their key', () => {
  const found = (key: string, unit: string) => {
    const filter = compileTagFilter(filterOf(row('number', key, '', 1536), unit)?.tagFocus ?? '')
    const of = (value: number) => filter.ok && filter.matches([{ key, value, unit: '' }], () => unit)
    return [of(1536), of(1537)]
  }
  expect(found('bytes', 'bytes')).toEqual([true, false])
  expect(found('request', 'bytes')).toEqual([true, false])
  expect(found('shard_no', 'shard_no')).toEqual([true, false])
})

it('takes waiting times from their first minute, and nothing that no filter means', () => {
  expect(filterOf(row('minutes', '', '10', 10))).toEqual({ minutes: 10 })
  expect(filterOf(row('creator', '', 'main.main', null))).toBeNull()
})
