import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare } from './compare.ts'
import type { Comparison } from './comparison.ts'
import { calleesOf, callersOf, inverted } from './direction.ts'
import { functionsOf } from './functions.ts'
import { profileOf } from './stacks.testkit.ts'

const PICTURE = `
  main a b [select] gopark   2
  main a a c [select] park   3
  run b a c [select] gopark   4
  run d [chan send] gopark   5
`

function of(picture: string): Comparison {
  return compare([], [profileOf(picture)], { sampleType: null, by: 'function', details: false })
}

function frameIn({ frames }: Comparison, name: string): number {
  return frames.name.indexOf(name)
}

function linesOf({ frames, offsets, stack, after }: Comparison): string[] {
  return Array.from(after, (count, row) => {
    const own = stack.subarray(offsets[row], offsets[row + 1])
    return `${Array.from(own, id => frames.name[id]).join(' ')} ${count}`
  }).sort()
}

describe('directions', () => {
  it('inverts to the state, then callers', () => {
    expect(linesOf(inverted(of(PICTURE)).comparison)).toEqual([
      'chan send d run 5',
      'select b a main 2',
      'select c a a main 3',
      'select c a b run 4',
    ])
  })

  it('pivots at the occurrence nearest the root, each stack once', () => {
    const comparison = of(PICTURE)
    const frame = frameIn(comparison, 'a')
    expect(linesOf(calleesOf(comparison, frame).comparison)).toEqual([
      'a a c select 3',
      'a b select 2',
      'a c select 4',
    ])
    expect(linesOf(callersOf(comparison, frame).comparison)).toEqual(['a b run 4', 'a main 5'])
  })

  it('pivots at a frame that views fold away, and at a state', () => {
    const comparison = of(PICTURE)
    const gopark = frameIn(comparison, 'gopark')
    expect(linesOf(callersOf(comparison, gopark).comparison)).toEqual([
      'gopark b a main 2',
      'gopark c a b run 4',
      'gopark d run 5',
    ])
    expect(calleesOf(comparison, gopark).comparison.totals.after).toBe(11)
    expect(linesOf(calleesOf(comparison, frameIn(comparison, 'select')).comparison)).toEqual(['select 9'])
  })

  it('keeps totals: all when inverted, a function’s cum when pivoted', () => {
    const frames = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 7 })
    const line = fc
      .tuple(frames, fc.integer({ min: 1, max: 9 }))
      .map(([names, count]) => `${names.join(' ')} [s] r ${count}`)
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 9 }), lines => {
        const comparison = of(lines.join('\n'))
        expect(inverted(comparison).comparison.totals).toEqual(comparison.totals)
        const functions = functionsOf(comparison)
        functions.frame.forEach((frame, i) => {
          const cum = functions.cumAfter[i]
          expect(calleesOf(comparison, frame).comparison.totals.after).toBe(cum)
          expect(callersOf(comparison, frame).comparison.totals.after).toBe(cum)
        })
      }),
    )
  })
})
