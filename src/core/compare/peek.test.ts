import { expect, it } from 'vitest'
import { compare } from './compare.ts'
import { peekAt } from './peek.ts'
import { profileOf } from './stacks.testkit.ts'

const after = profileOf(`
  main.main main.f main.g 3
  main.main main.f 4
  main.other main.f main.f main.g 5
  main.f main.h main.f 6
  main.main main.f [select] runtime.selectgo 7`)
const comparison = compare([], [after], { sampleType: null, by: 'function', details: false })
const frame = comparison.frames.name.indexOf('main.f')
const peek = peekAt(comparison, frame)
const list = (neighbours: typeof peek.callers) =>
  neighbours.map(({ frame, after }) => `${frame === null ? '-' : comparison.frames.name[frame]} ${after}`)

it('counts every stack once per neighbour, and recursion not at all', () => {
  expect(peek.cum.after).toBe(25)
  expect(peek.flat.after).toBe(10)
  expect(list(peek.callers)).toEqual(['main.main 14', '- 6', 'main.h 6', 'main.other 5'])
  expect(list(peek.callees)).toEqual(['- 10', 'main.g 8', 'runtime.selectgo 7', 'main.h 6'])
})
