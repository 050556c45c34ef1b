import { expect, it } from 'vitest'
import { comparisonOf } from '#core/compare/picture.testkit.ts'
import { sumOfNodes } from './sum-of-nodes.ts'

const pair = comparisonOf(`
  main;serve  1 9
  main;write  0 2
  idle  3 3`)
const main = { depth: 1, from: 0, to: 2 }
const write = { depth: 2, from: 1, to: 2 }
const idle = { depth: 1, from: 2, to: 3 }

it('counts a stack once, however many of the boxes it passes through', () => {
  expect(sumOfNodes(pair, [write, main])).toEqual({ before: 1, after: 11 })
  expect(sumOfNodes(pair, [idle, write])).toEqual({ before: 3, after: 5 })
  expect(sumOfNodes(pair, [idle, main, write])).toEqual({ before: 4, after: 14 })
})
