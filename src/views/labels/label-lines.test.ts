import { expect, it } from 'vitest'
import type { LabelKey } from '#core/compare/labels.ts'
import { en } from '#messages/en.ts'
import { keptKeys, keyText, labelLines, valueText } from './label-lines.ts'

const tenant: LabelKey = {
  key: 'tenant',
  kind: 'text',
  before: 9,
  after: 49,
  values: [
    { value: 'acme', number: null, before: 2, after: 42 },
    { value: 'globex', number: null, before: 7, after: 7 },
  ],
}
const minutes: LabelKey = {
  key: '',
  kind: 'minutes',
  before: 0,
  after: 3,
  values: [
    { value: '10', number: 10, before: 0, after: 2 },
    { value: '0', number: 0, before: 0, after: 1 },
  ],
}
const HEIGHTS = { row: 30, group: 20 }
const shown = (keys: readonly LabelKey[], column: string, closed: string[] = []) =>
  labelLines(keys, { column, direction: 'ascending' }, new Set(closed), HEIGHTS).map(({ row }) =>
    row.value ? valueText(row, en) : keyText(row.key, en).toUpperCase(),
  )

it('sorts values below their key, minutes by time', () => {
  expect(shown([tenant, minutes], 'change')).toEqual([
    'TENANT',
    'globex',
    'acme',
    'WAITING FOR',
    'less than 1 min',
    '10 min to 1 h',
  ])
  expect(shown([tenant, minutes], 'value')).toEqual([
    'TENANT',
    'acme',
    'globex',
    'WAITING FOR',
    'less than 1 min',
    '10 min to 1 h',
  ])
})

it('folds a key away', () => {
  expect(shown([tenant, minutes], 'change', ['text tenant'])[1]).toBe('WAITING FOR')
})

it('keeps keys that match, and of others the values that do', () => {
  const kept = (text: string) =>
    keptKeys([tenant, minutes], value => value.includes(text), en).map(({ values }) => values.length)
  expect(kept('tenant')).toEqual([2])
  expect(kept('acme')).toEqual([1])
  expect(kept('min')).toEqual([2])
  expect(kept('nothing')).toEqual([])
})
