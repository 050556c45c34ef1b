import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coarsen } from './coarsen.ts'
import { compare } from './compare.ts'
import { type Comparison, STATE } from './comparison.ts'
import { functionsOf } from './functions.ts'
import { profileOf } from './stacks.testkit.ts'

const byLine = { sampleType: null, by: 'line', details: false } as const
const byFunction = { ...byLine, by: 'function' } as const

/** Rows as text, sorted: `main.main main.serve [select] 2 → 152`. */
function picture(comparison: Comparison): string[] {
  const { offsets, stack, frames, before, after } = comparison
  return [...before.keys()]
    .map(row => {
      const names = [...stack.subarray(offsets[row], offsets[row + 1])].map(frame =>
        frames.kind[frame] === STATE ? `[${frames.name[frame]}]` : frames.name[frame],
      )
      return `${names.join(' ')} ${before[row]} → ${after[row]}`
    })
    .sort()
}

describe('compare', () => {
  it('keeps both sides of stacks that grew, came, went and stayed', () => {
    const before = profileOf(`
      main.main main.serve [select] 2
      main.worker [chan receive] 4
      main.gone [select] 3`)
    const after = profileOf(`
      main.main main.serve [select] 152
      main.worker [chan receive] 4
      main.fresh [chan send] 7`)
    const comparison = compare([before], [after], byFunction)
    expect(picture(comparison)).toEqual([
      'main.fresh [chan send] 0 → 7',
      'main.gone [select] 3 → 0',
      'main.main main.serve [select] 2 → 152',
      'main.worker [chan receive] 4 → 4',
    ])
    expect(comparison.totals).toEqual({ before: 9, after: 163 })
  })

  it('matches by function across moved lines, and tells them apart by line', () => {
    const before = profileOf('main.serve@main.go:10 [select] 2')
    const after = profileOf('main.serve@main.go:12 [select] 5')
    expect(picture(compare([before], [after], byFunction))).toEqual(['main.serve [select] 2 → 5'])
    expect(picture(compare([before], [after], byLine))).toEqual([
      'main.serve [select] 0 → 5',
      'main.serve [select] 2 → 0',
    ])
  })

  it('shows one file as a snapshot', () => {
    const comparison = compare([], [profileOf('main.serve [select] 2')], byFunction)
    expect(comparison.snapshot).toBe(true)
    expect(comparison.totals).toEqual({ before: 0, after: 2 })
  })

  it('leaves out what only one format tells when formats differ', () => {
    const before = profileOf(
      'runtime.main main.main main.get[go.shape.int] [select] runtime.selectgo runtime.gopark 2',
    )
    const after = { ...profileOf('main.main main.get[...] [select] 3'), format: 'goroutine-debug2' as const }
    expect(picture(compare([before], [after], byFunction))).toEqual(['main.main main.get[...] [select] 2 → 3'])
  })

  it('counts flat and cum like pprof: recursion once, plumbing yes, states no', () => {
    const profile = profileOf('main.a main.b main.a [select] runtime.selectgo runtime.gopark 5')
    const comparison = compare([profile], [], byFunction)
    const rows = functionsOf(comparison)
    const named = [...rows.frame].map((frame, i) => [
      comparison.frames.name[frame],
      rows.flatBefore[i],
      rows.cumBefore[i],
    ])
    expect(named.sort()).toEqual([
      ['main.a', 0, 5],
      ['main.b', 0, 5],
      ['runtime.gopark', 5, 5],
      ['runtime.selectgo', 0, 5],
    ])
  })
})

const stackText = fc
  .tuple(
    fc.array(fc.constantFrom('a.f', 'a.g', 'b.f', 'c/d.f', 'c/d.g'), { minLength: 1, maxLength: 6 }),
    fc.nat(9),
    fc.nat(40),
  )
  .map(
    ([names, line, value]) =>
      `${names.map(name => `${name}@x.go:${line}`).join(' ')} [select] runtime.gopark ${value}`,
  )
const picturesText = fc.array(stackText, { minLength: 1, maxLength: 25 }).map(lines => lines.join('\n'))

describe('laws', () => {
  it('a profile against itself changes nothing', () => {
    fc.assert(
      fc.property(picturesText, text => {
        const profile = profileOf(text)
        const { before, after } = compare([profile], [profile], byFunction)
        expect(after).toEqual(before)
      }),
    )
  })

  it('rows are distinct and sorted by frame from the root', () => {
    fc.assert(
      fc.property(picturesText, picturesText, (one, two) => {
        const { offsets, stack, before } = compare([profileOf(one)], [profileOf(two)], byLine)
        const rows = [...before.keys()].map(row => [...stack.subarray(offsets[row], offsets[row + 1])])
        for (let i = 1; i < rows.length; i++) expect(isBefore(rows[i - 1]!, rows[i]!)).toBe(true)
      }),
    )
  })

  it('coarsening a comparison by line gives the comparison by function, file and package', () => {
    fc.assert(
      fc.property(
        picturesText,
        picturesText,
        fc.constantFrom('function', 'file', 'package'),
        (one, two, by) => {
          const before = [profileOf(one)]
          const after = [profileOf(two)]
          const { comparison, rowOf } = coarsen(compare(before, after, byLine), by)
          expect(picture(comparison)).toEqual(picture(compare(before, after, { ...byLine, by })))
          expect(rowOf.every(row => row < comparison.before.length)).toBe(true)
        },
      ),
    )
  })

  it('totals are the sums of the files', () => {
    fc.assert(
      fc.property(picturesText, picturesText, (one, two) => {
        const total = (text: string) =>
          profileOf(text).samples.values[0]!.reduce((sum, value) => sum + value, 0)
        const { totals } = compare([profileOf(one), profileOf(two)], [profileOf(two)], byFunction)
        expect(totals).toEqual({ before: total(one) + total(two), after: total(two) })
      }),
    )
  })
})

function isBefore(one: readonly number[], two: readonly number[]): boolean {
  for (let i = 0; i < one.length && i < two.length; i++) if (one[i] !== two[i]) return one[i]! < two[i]!
  return one.length < two.length
}
