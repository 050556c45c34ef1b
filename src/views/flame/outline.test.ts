import { expect, it } from 'vitest'
import { comparisonFrom, comparisonOf } from '#core/compare/picture.testkit.ts'
import { chainFrom, keyOf, outlineLines, PAGE, pathTo } from './outline.ts'
import { createScene } from './scene.ts'

const pair = comparisonOf(`
  main;serve;handle;[select]  1 9
  main;serve;write;[IO wait]  0 2
  idle;[sleep]  3 3`)
const scene = createScene(pair, [], 'max', 'absolute')
const draw = (nodes: readonly string[], most = new Map<string, number>()) =>
  outlineLines(scene, { nodes: new Set(nodes), most }, 24).map(
    ({ level, open, row }) =>
      `${'  '.repeat(level - 1)}${open === null ? '·' : open ? '-' : '+'} ${
        row.node.depth === 0
          ? 'all'
          : pair.frames.name[pair.stack[pair.offsets[row.node.from]! + row.node.depth - 1]!]
      } ${row.before}→${row.after}`,
  )

it('shows the nodes of the picture in its order, as far as they are open', () => {
  expect(draw([])).toEqual(['+ all 4→14'])
  const open = [keyOf(scene.root), ...chainFrom(scene, { depth: 1, from: 0, to: 2 })]
  expect(draw(open)).toEqual([
    '- all 4→14',
    '  - main 1→11',
    '    - serve 1→11',
    '      + handle 1→9',
    '      + write 0→2',
    '  + idle 3→3',
  ])
})

it('opens the way to a node', () => {
  expect(pathTo(scene, { depth: 4, from: 0, to: 1 })).toEqual(['0.0', '1.0', '2.0', '3.0'])
})

it('folds a crowd of children, and goes 5,000 frames down', () => {
  const crowd = comparisonFrom(
    Array.from({ length: PAGE + 50 }, (_, i) => ({ names: ['main', `f${i}`], before: 1, after: 1 })),
  )
  const many = createScene(crowd, [], 'max', 'absolute')
  const lines = outlineLines(many, { nodes: new Set(['0.0', '1.0']), most: new Map() }, 24)
  expect(lines).toHaveLength(2 + PAGE + 1)
  expect(lines.at(-1)!.row.rest).toBe(50)

  const names = Array.from({ length: 5000 }, (_, i) => `f${i}`)
  const deep = createScene(comparisonFrom([{ names, before: 1, after: 2 }]), [], 'max', 'absolute')
  const chain = chainFrom(deep, deep.root)
  expect(chain).toHaveLength(5001)
  expect(outlineLines(deep, { nodes: new Set(chain), most: new Map() }, 24)).toHaveLength(5001)
})
