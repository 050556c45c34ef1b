import { expect, test } from 'vitest'
import { frameOf } from '#core/compare/node.ts'
import { analyseShared } from './analyse-shared.ts'
import { carrier } from './carry.ts'
import { redact } from './redact.ts'
import { CAUTIOUS } from './redaction.ts'
import { AFTER, BEFORE, handoverOf } from './shared.testkit.ts'
import { LEVELS } from './shared.ts'
import { sharedOf } from './shared-of.ts'

test('what is pointed at is the same thing where it is opened', async () => {
  const handover = await handoverOf(BEFORE, AFTER)
  const { analysis } = handover
  const { comparison, suspects } = analysis
  for (const level of LEVELS) {
    const part = await sharedOf(handover, level)
    const there = await analyseShared(part.shared, { sampleType: null, by: comparison.by })
    const carry = carrier(analysis, part, there)
    const first = carry.pointer({ kind: 'suspect', index: 0 })
    expect(first?.kind === 'suspect' && there.suspects[first.index]?.function).toBe(suspects[0]!.function)
    const row = suspects[0]!.rows[0]!
    const moved = carry.pointer({ kind: 'row', row })
    expect(moved?.kind === 'row' && there.comparison.after[moved.row]).toBe(comparison.after[row])
    const frame = frameOf(comparison, { depth: 1, from: row })
    const name = there.comparison.frames.name[carry.frame(frame) ?? -1]
    expect(name).toBe(comparison.frames.name[frame])
    const node = carry.pointer({ kind: 'node', depth: 1, from: row, to: row + 1 })
    expect(node?.kind === 'node' && there.comparison.frames.name[frameOf(there.comparison, node)]).toBe(name)
  }
})

test('what is left out is pointed at no more', async () => {
  const handover = await handoverOf(BEFORE, AFTER)
  const { comparison } = handover.analysis
  const part = await sharedOf(handover, 'suspects', each => redact(each, CAUTIOUS))
  const there = await analyseShared(part.shared, { sampleType: null, by: comparison.by })
  const carry = carrier(handover.analysis, part, there)
  const same = comparison.before.findIndex((before, row) => before === comparison.after[row])
  expect(carry.pointer({ kind: 'row', row: same })).toBeNull()
  expect(carry.frame(comparison.frames.name.indexOf('main.work'))).toBeNull()
})
