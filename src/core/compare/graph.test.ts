import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare } from './compare.ts'
import { functionsOf } from './functions.ts'
import { type CallGraph, type GraphLimits, graphOf, graphSource, USUAL_LIMITS } from './graph.ts'
import { peekAt } from './peek.ts'
import { profileOf } from './stacks.testkit.ts'

const EVERYTHING: GraphLimits = { nodeCount: 1000, nodeFraction: 0, edgeFraction: 0 }
const before = profileOf('main.main main.f main.g 2\nmain.main main.h 9')
const after = profileOf(`
  main.main main.f main.g 42
  main.main main.f main.g main.f main.g 5
  main.main main.f main.f 3
  main.main main.h [select] runtime.selectgo 9`)
const comparison = compare([before], [after], { sampleType: null, by: 'function', details: false })

const ask = (limits: Partial<GraphLimits>, more: { keep?: string[]; shown?: boolean } = {}) =>
  graphOf(graphSource(comparison), {
    limits: { ...EVERYTHING, ...limits },
    reach: more.shown ? 'shown' : 'all',
    keep: new Set((more.keep ?? []).map(name => comparison.frames.name.indexOf(name))),
  })

function edges({ nodes, edges }: CallGraph): string[] {
  const name = (node: number) => comparison.frames.name[nodes[node]!.frame]
  return edges.map(
    ({ from, to, residual, before, after }) =>
      `${name(from)} ${residual ? '...' : '->'} ${name(to)} ${before} ${after}`,
  )
}

const names = ({ nodes }: CallGraph) => nodes.map(({ frame }) => comparison.frames.name[frame])

describe('graphOf', () => {
  it('counts a stack once per call, and a function that calls itself not at all', () => {
    expect(edges(ask({}))).toEqual([
      'main.main -> main.f 2 50',
      'main.f -> main.g 2 47',
      'main.h -> runtime.selectgo 0 9',
      'main.main -> main.h 9 9',
      'main.g -> main.f 0 5',
    ])
  })

  it('leaves the runtime away when only shown frames are asked for', () => {
    const graph = ask({}, { shown: true })
    expect(names(graph)).toEqual(['main.main', 'main.f', 'main.g', 'main.h'])
    expect(graph.nodes[3]?.flat).toEqual({ before: 9, after: 9 })
  })

  it('draws an edge over what was left out', () => {
    expect(edges(ask({ nodeFraction: 0.2 }, { keep: ['runtime.selectgo'] }))).toContain(
      'main.main ... runtime.selectgo 0 9',
    )
  })

  it('keeps what changed before what is large, and what it is told to keep', () => {
    expect(names(ask({ nodeCount: 3 }))).toEqual(['main.main', 'main.f', 'main.g'])
    expect(names(ask({ nodeCount: 2 }, { keep: ['main.h'] }))).toEqual(['main.main', 'main.h'])
    expect(ask({ nodeCount: 2 }).functions).toBe(5)
  })

  it('leaves light edges away', () => {
    expect(edges(ask({ edgeFraction: 0.5 }))).toEqual(['main.main -> main.f 2 50', 'main.f -> main.g 2 47'])
  })
})

it('agrees with flat, cum and neighbours of the tables, whatever the stacks', () => {
  const frame = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  const line = fc
    .tuple(fc.array(frame, { minLength: 1, maxLength: 7 }), fc.integer({ min: 1, max: 9 }))
    .map(([frames, count]) => `${frames.map(name => `main.${name}`).join(' ')} ${count}`)
  const side = fc.array(line, { minLength: 1, maxLength: 8 }).map(lines => profileOf(lines.join('\n')))
  fc.assert(
    fc.property(side, side, (one, other) => {
      const both = compare([one], [other], { sampleType: null, by: 'function', details: false })
      const { nodes, edges } = graphOf(graphSource(both), { limits: EVERYTHING, reach: 'all', keep: new Set() })
      const rows = functionsOf(both)
      expect(nodes.length).toBe(rows.frame.length)
      for (const [place, { frame, flat, cum }] of nodes.entries()) {
        const peek = peekAt(both, frame)
        expect({ flat, cum }).toEqual({ flat: peek.flat, cum: peek.cum })
        for (const { frame: callee, before, after } of peek.callees.filter(each => each.frame !== null)) {
          const edge = edges.find(({ from, to }) => from === place && nodes[to]?.frame === callee)
          expect(edge).toMatchObject({ before, after, residual: false })
        }
      }
      const callees = nodes.map(({ frame }) => peekAt(both, frame).callees.filter(each => each.frame !== null))
      expect(edges.length).toBe(callees.flat().length)
    }),
  )
})

it('has no more nodes and no lighter ones than pprof would', () => {
  const wide = Array.from({ length: 300 }, (_, i) => `main.main main.f${i} ${i + 1}`).join('\n')
  const one = compare([], [profileOf(wide)], { sampleType: null, by: 'function', details: false })
  const { nodes, functions } = graphOf(graphSource(one), {
    limits: USUAL_LIMITS,
    reach: 'all',
    keep: new Set(),
  })
  expect(functions).toBe(301)
  expect(nodes.length).toBe(77)
  expect(nodes.at(-1)?.cum.after).toBe(225)
})
