import { describe, expect, it } from 'vitest'
import { childrenOf } from './children.ts'
import { amountsOf, encloses, frameOf, nodeAt, parentOf, rootOf } from './node.ts'
import { comparisonOf } from './picture.testkit.ts'
import { beforeFactor, widthsOf } from './width.ts'

describe('widths', () => {
  it('takes the larger side per stack and sums upwards', () => {
    expect([...widthsOf(comparisonOf('a  3 1\nb  2 9'), 'max', 'absolute')]).toEqual([0, 3, 12])
    expect([...widthsOf(comparisonOf('a  3 1\nb  2 9'), 'sum', 'absolute')]).toEqual([0, 4, 15])
    expect([...widthsOf(comparisonOf('a  3 1\nb  2 9'), 'after', 'absolute')]).toEqual([0, 1, 10])
    expect([...widthsOf(comparisonOf('a  3 1\nb  2 9'), 'delta', 'absolute')]).toEqual([0, 2, 9])
  })

  it('counts rows that differ only in folded plumbing as one place', () => {
    const pair = comparisonOf('f;[select];gopark  9 0\nf;[select];selectgo;gopark  0 9\ng  1 1')
    expect([...widthsOf(pair, 'max', 'absolute')]).toEqual([0, 9, 9, 10])
    expect([...widthsOf(pair, 'delta', 'absolute')]).toEqual([0, 0, 0, 0])
  })

  it('scales before to the total of after', () => {
    const pair = comparisonOf('same  10 20\ngrew  10 60\nfell  20 0')
    expect(beforeFactor(pair, 'relative')).toBe(2)
    expect([...widthsOf(pair, 'delta', 'relative')]).toEqual([0, 0, 40, 80])
    expect(beforeFactor(comparisonOf('new  0 5'), 'relative')).toBe(1)
  })
})

describe('nodes', () => {
  const pair = comparisonOf(`
    main;serve;[select];gopark  2 2
    main;serve;[chan send];gopark  0 20
    main;accept;[IO wait]  1 1
    cache  4 4
    cache;clean  1 0`)
  const root = rootOf(pair)

  it('finds the node through a row at any depth, and its parent', () => {
    const serve = nodeAt(pair, 1, 2)
    expect(serve).toEqual({ depth: 2, from: 0, to: 2 })
    expect(amountsOf(pair, serve)).toEqual({ before: 2, after: 22 })
    expect(pair.frames.name[frameOf(pair, serve)]).toBe('serve')
    expect(parentOf(pair, serve)).toEqual({ depth: 1, from: 0, to: 3 })
    expect(parentOf(pair, root)).toBeNull()
    expect(encloses(root, serve)).toBe(true)
    expect(encloses(serve, root)).toBe(false)
  })

  it('leaves rows that end at a node to the node itself', () => {
    expect([...childrenOf(pair, root).starts]).toEqual([0, 3, 5])
    expect([...childrenOf(pair, nodeAt(pair, 3, 1)).starts]).toEqual([4, 5])
    expect(childrenOf(pair, nodeAt(pair, 0, 3)).count).toBe(0)
  })
})
