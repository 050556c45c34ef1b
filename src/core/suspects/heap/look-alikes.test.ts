import { describe, expect, it } from 'vitest'
import { compare } from '#core/compare/compare.ts'
import { profileOf } from '#core/compare/stacks.testkit.ts'
import { CATALOGUE } from '#core/suspects/signatures/catalogue.ts'
import type { Suspect } from '#core/suspects/suspect.ts'
import { rankHeap } from './rank-heap.ts'

const MB = 2 ** 20

/** A heap of two moments, one site a line: stack, then megabytes before and after. */
function suspectsOf(
  ...sites: readonly (readonly [stack: string, before: number, after: number])[]
): readonly Suspect[] {
  const side = (which: 1 | 2) =>
    profileOf(sites.map(site => `${site[0]} ${site[which] * MB}`).join('\n'), {
      type: 'inuse_space',
      unit: 'bytes',
    })
  const options = { sampleType: null, by: 'function', details: false } as const
  return rankHeap(compare([side(1)], [side(2)], options), CATALOGUE)
}

const ELSE = ['main.main main.load', 60, 61] as const

describe('memory that grew', () => {
  it('is a strong suspect where it leaves everything else behind', () => {
    const [first] = suspectsOf(ELSE, ['main.serve main.(*index).add runtime.mapassign', 4, 204])
    expect(first).toMatchObject({ function: 'main.(*index).add', tier: 'strong', state: 'in use' })
  })

  it('is noise as long as a few samples more explain it', () => {
    const [first] = suspectsOf(['main.main main.load', 60, 60], ['main.serve main.(*index).add', 0, 1])
    expect(first!.tier).toBe('normal')
  })

  it('is load where everything grows with it', () => {
    const suspects = suspectsOf(
      ['main.serve main.(*session).open', 40, 80],
      ['main.serve main.(*session).read', 30, 60],
      ['main.serve main.(*session).cache', 35, 70],
    )
    expect(suspects.map(({ tier }) => tier)).not.toContain('strong')
  })

  it.each([
    ['tables made at start', 'runtime.doInit main.init main.buildTable'],
    ['pools', 'main.serve main.render sync.(*Pool).Get main.newBuffer'],
    ['buffers of connections', 'net/http.(*conn).serve net/http.newBufioReader bufio.NewReaderSize'],
    [
      'the profiler itself',
      'net/http/pprof.handler.ServeHTTP runtime/pprof.(*Profile).WriteTo runtime/pprof.newProfileBuilder',
    ],
    ['goroutines of the runtime', 'runtime.mstart runtime.newproc runtime.malg'],
  ])('is kept by design: %s', (_, stack) => {
    const grown = suspectsOf(ELSE, [stack, 1, 120]).find(({ delta }) => delta > 100 * MB)!
    expect(grown.tier).toBe('normal')
    expect(grown.benign?.why).toMatch(/\w/)
  })
})
