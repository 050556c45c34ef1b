import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { analyse } from '#core/suspects/analysis.ts'
import { loadSides } from './load.ts'

const CAPTURES = fileURLToPath(
  new URL('../../e2e/fixtures/captures/open-simulator-deepcopy-heap/', import.meta.url),
)

async function answer(variant: string, sampleType: string | null) {
  const sides = await loadSides(
    `${CAPTURES}${variant}before.heap.pb.gz`,
    `${CAPTURES}${variant}after.heap.pb.gz`,
  )
  return analyse(sides, { sampleType, by: 'function' })
}

describe('memory in use', () => {
  it('names copies of objects that stay reachable, by the object and not by its parts', async () => {
    const { suspects, verdict } = await answer('', null)
    const [first] = suspects
    expect(first).toMatchObject({
      tier: 'known',
      function: 'k8s.io/api/core/v1.(*Pod).DeepCopy',
      state: 'in use',
    })
    expect(first!.after).toBeGreaterThan(20 * first!.before)
    expect(first!.signatures[0]).toMatchObject({ id: 'heap-k8s-deepcopy-retained' })
    expect(first!.parts.map(part => part.function)).toContain('k8s.io/api/core/v1.(*Node).DeepCopy')
    expect(first!.reasons.find(({ code }) => code === 'growth')!.facts).toMatchObject({ unit: 'bytes' })
    expect(suspects.filter(({ tier }) => tier !== 'normal')).toHaveLength(1)
    expect(verdict.kind).toBe('leaks')
  })

  it('suspects nothing where the memory is given back', async () => {
    const { suspects, verdict } = await answer('fixed.', null)
    expect(suspects.length).toBeGreaterThan(0)
    expect(suspects.every(({ tier }) => tier === 'normal')).toBe(true)
    expect(verdict.kind).toBe('none')
  })

  it('is silent about allocations, which only ever grow', async () => {
    const { suspects, verdict } = await answer('', 'alloc_space')
    expect(suspects).toEqual([])
    expect(verdict.kind).toBe('silent')
  })

  it('counts every byte in one row', async () => {
    const { suspects, comparison } = await answer('', null)
    const all = suspects.flatMap(suspect => [suspect, ...suspect.parts])
    expect(all.reduce((sum, { after }) => sum + after, 0)).toBe(comparison.totals.after)
    expect(all.reduce((sum, { before }) => sum + before, 0)).toBe(comparison.totals.before)
  })
})
