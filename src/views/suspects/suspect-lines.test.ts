import { describe, expect, it } from 'vitest'
import type { Suspect, Tier } from '#core/suspects/suspect.ts'
import { groupOf, groupsOf, suspectLines } from './suspect-lines.ts'

const suspect = (tier: Tier, before: number, after: number, parts: readonly Suspect[] = []): Suspect => ({
  rank: 1,
  tier,
  score: 0.5,
  function: 'main.f',
  file: 'main.go',
  line: 1,
  state: 'select',
  stateDetail: null,
  root: 'main.main',
  caller: null,
  package: 'main',
  before,
  after,
  delta: after - before,
  share: 0,
  signatures: [],
  benign: null,
  reasons: [],
  parts,
  rows: [],
})

const all = [
  suspect('known', 0, 9, [suspect('known', 0, 1)]),
  suspect('normal', 1, 5),
  suspect('normal', 5, 1),
  suspect('normal', 3, 3),
  suspect('normal', 2, 2),
]
const shape = (toggled: (string | number)[], order: number[] = [0, 1, 2, 3, 4]) =>
  suspectLines(all, groupsOf(all, order, false), new Set(toggled), { row: 37, group: 24 }).map(
    line => `${' '.repeat(line.level - 1)}${line.open === null ? '' : line.open ? '-' : '+'}${line.id}`,
  )

describe('suspectLines', () => {
  it('shows every row below a heading, and folds only what did not change', () => {
    expect(shape([])).toEqual(['-0', ' 0.0', '-normal', ' 1', '-shrank', ' 2', '+unchanged'])
  })

  it('opens and closes', () => {
    expect(shape([0, 'normal', 'unchanged'], [0, 1, 2, 4, 3])).toEqual([
      '+0',
      '+normal',
      '-shrank',
      ' 2',
      '-unchanged',
      ' 4',
      ' 3',
    ])
  })
})

describe('groupOf', () => {
  it('says nothing about growth where one side is missing', () => {
    expect(groupOf(suspect('normal', 0, 5), true)).toBe('normal')
    expect(groupOf(suspect('normal', 5, 0), true)).toBe('normal')
    expect(groupOf(suspect('possible', 0, 5), true)).toBeNull()
  })
})
