import { expect, it } from 'vitest'
import { columns } from './columns.ts'
import { visible } from './visible.ts'

it('spells out what a terminal would obey', () => {
  expect(visible('a\u001b[31m\nb\u202ec\u0000 d 中 é')).toBe('a\\u001b[31m\\u000ab\\u202ec\\u0000 d 中 é')
})

it('keeps a row of a table on its line', () => {
  expect(columns([['name'], ['a\nb\u001b[2J']], []).split('\n')).toEqual(['name', 'a\\u000ab\\u001b[2J'])
})
