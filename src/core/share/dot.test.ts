import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { compare } from '#core/compare/compare.ts'
import { graphOf, graphSource, USUAL_LIMITS } from '#core/compare/graph.ts'
import { profileOf } from '#core/compare/stacks.testkit.ts'
import { dotOf } from './dot.ts'

const before = profileOf('main.main main.f 2\nmain.main main."q"\\&lt; 9')
const after = profileOf('main.main main.f 42')
const comparison = compare([before], [after], { sampleType: null, by: 'function', details: false })
const graph = graphOf(graphSource(comparison), { limits: USUAL_LIMITS, reach: 'all', keep: new Set() })
const text = dotOf(graph, comparison, 'goroutine 11 → 42', {
  amounts: ({ before, after }) => `${before} → ${after}`,
  self: ({ after }) => `self ${after}`,
})

it('has a node per function and an edge per call, filled by change', () => {
  expect(text).toContain(
    'N1 [label="main.f\\nself 42\\n2 → 42" id="node1" fontsize=24 tooltip="main.f" fillcolor="#ee7e6d"]',
  )
  expect(text).toContain('N2 -> N1 [label=" 2 → 42" weight=101 penwidth=6]')
  expect(text).toContain('fillcolor="#74aaf0"')
})

it('escapes what DOT reads', () => {
  expect(text).toContain('label="main.\\"q\\"\\\\&amp;lt;\\nself 0\\n9 → 0"')
  expect(text.replace(/\\./g, '').match(/"/g)!.length % 2).toBe(0)
})

it.runIf(spawnSync('dot', ['-V']).status === 0)('is read by Graphviz', () => {
  expect(spawnSync('dot', ['-Tplain'], { input: text, encoding: 'utf8' }).stdout).toContain('edge N2 N1')
})
