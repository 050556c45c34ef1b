import { describe, expect, it } from 'vitest'
import { compare } from './compare.ts'
import { countShown, cutStack, entryOfRow, shownStacks } from './shown-stacks.ts'
import { profileOf } from './stacks.testkit.ts'

const options = { sampleType: null, by: 'function', details: false } as const
const before = profileOf(`
  main.main main.serve [select] runtime.selectgo runtime.gopark 2
  main.worker [chan receive] runtime.chanrecv 4`)
const after = profileOf(`
  main.main main.serve [select] runtime.selectgo runtime.gopark 50
  main.main main.serve [select] runtime.selectgo runtime.park_m 7
  main.main main.serve [chan send] runtime.chansend 1
  main.worker [chan receive] runtime.chanrecv 1`)
const comparison = compare([before], [after], options)
const name = (frame: number) => comparison.frames.name[frame]

describe('shownStacks', () => {
  it('takes rows together that differ only in what is folded away', () => {
    const stacks = shownStacks(comparison)
    const pictures = Array.from({ length: stacks.count }, (_, i) => {
      const { functions, state } = cutStack(comparison, stacks.from[i]!)
      return `${[...functions].map(name).join(' ')} [${name(state!)}] ${stacks.before[i]} → ${stacks.after[i]}`
    })
    expect(pictures.sort()).toEqual([
      'main.main main.serve [chan send] 0 → 1',
      'main.main main.serve [select] 2 → 57',
      'main.worker [chan receive] 4 → 1',
    ])
    expect(stacks.growth).toBe(56)
    expect(countShown(comparison)).toBe(3)
  })

  it('finds the entry of every row', () => {
    const stacks = shownStacks(comparison)
    for (let i = 0; i < stacks.count; i++)
      for (let row = stacks.from[i]!; row < stacks.from[i + 1]!; row++) expect(entryOfRow(stacks, row)).toBe(i)
  })

  it('is empty for an empty comparison', () => {
    const none = shownStacks({ ...comparison, before: new Float64Array(0), after: new Float64Array(0) })
    expect([none.count, none.growth, none.from.length]).toEqual([0, 0, 1])
    expect(countShown({ ...comparison, before: new Float64Array(0) })).toBe(0)
  })
})

describe('cutStack', () => {
  it('keeps the folded frames apart', () => {
    const { plumbing } = cutStack(comparison, comparison.before.length - 1)
    expect([...plumbing].map(name)).toEqual(['runtime.chanrecv'])
  })

  it('knows no state where the profile has none', () => {
    const cpu = compare([], [profileOf('main.main main.f 3', { type: 'cpu', unit: 'nanoseconds' })], options)
    expect(cutStack(cpu, 0).state).toBeNull()
    expect(cutStack(cpu, 0).functions.length).toBe(2)
    expect(countShown(cpu)).toBe(1)
  })
})
