import { describe, expect, it } from 'vitest'
import { pictureOf, pprofBytes, profilesFrom, type Sketch } from '#core/profile/profile.testkit.ts'
import type { Profile } from '#core/profile/profile.ts'
import { coarsen } from './coarsen.ts'
import { compare } from './compare.ts'
import { functionRow, functionsOf } from './functions.ts'
import { widthsOf } from './width.ts'

/** What other viewers of profiles get wrong, each as a test. */
describe('mistakes of other viewers', () => {
  const read = async (sketch: Sketch): Promise<readonly Profile[]> => profilesFrom(pprofBytes(sketch))
  const cpu = (stack: string, value: number) => ({ stack, values: [value] })
  const types = ['cpu/nanoseconds']

  function rowsOf(before: readonly Profile[], after: readonly Profile[], by: 'function' | 'line' = 'function') {
    const comparison = compare(before, after, { sampleType: null, by, details: false })
    const rows = functionsOf(comparison)
    return [...rows.frame.keys()].map(i => {
      const { name, cum } = functionRow(comparison, rows, i)
      return `${name}:${comparison.frames.line[rows.frame[i]!]} ${cum.before}→${cum.after}`
    })
  }

  it('a location with three lines gives three frames, the outermost last', async () => {
    const [profile] = await read({
      types,
      samples: [cpu('in a.go:1 < mid a.go:2 < out a.go:3; main m.go:4', 5)],
    })
    expect(pictureOf(profile!)).toEqual(['in a.go:1 < mid a.go:2 < out a.go:3; main m.go:4 = 5'])
  })

  it('a function at two lines is one row by function and two by line, each with its own line', async () => {
    const profiles = await read({
      types,
      samples: [cpu('f a.go:1; main m.go:9', 2), cpu('f a.go:7; main m.go:9', 3)],
    })
    expect(rowsOf([], profiles)).toEqual(['f:1 0→5', 'main:9 0→5'])
    expect(rowsOf([], profiles, 'line').sort()).toEqual(['f:1 0→2', 'f:7 0→3', 'main:9 0→5'])
  })

  it('every sample type can be looked at; the default is the one that the file names, else the last', async () => {
    const heap = ['alloc_objects/count', 'alloc_space/bytes', 'inuse_objects/count', 'inuse_space/bytes']
    const samples = [{ stack: 'f; main', values: [1, 2, 3, 4] }]
    const plain = await read({ types: heap, samples })
    const named = await read({
      types: heap,
      samples,
      more: s => ({ defaultSampleType: s.dedup('alloc_space') }),
    })
    const typeOf = (profiles: readonly Profile[], sampleType: string | null) => {
      const { sampleType: chosen, totals } = compare([], profiles, {
        sampleType,
        by: 'function',
        details: false,
      })
      return `${chosen.type} ${totals.after}`
    }
    expect(heap.map(type => typeOf(plain, type.split('/')[0]!))).toEqual([
      'alloc_objects 1',
      'alloc_space 2',
      'inuse_objects 3',
      'inuse_space 4',
    ])
    expect([typeOf(plain, null), typeOf(named, null)]).toEqual(['inuse_space 4', 'alloc_space 2'])
  })

  it('a file written by pprof -diff_base opens as its two sides', async () => {
    const base = [{ key: 'pprof::base', value: 'true', unit: '' }]
    const sides = await read({
      types,
      samples: [cpu('f; main', 8), { stack: 'f; main', values: [-5], labels: base }],
    })
    const of = (side: 'before' | 'after') => sides.filter(profile => profile.side === side)
    expect(rowsOf(of('before'), of('after')).sort()).toEqual(['f:0 5→8', 'main:0 5→8'])
  })

  it('a rebuild with other addresses gives the same difference', async () => {
    const shifted =
      (by: number): NonNullable<Sketch['more']> =>
      () => ({
        location: [1, 2].map(id => ({ id, address: id * 16 + by, line: [{ functionId: id, line: id }] })),
      })
    const samples = (value: number) => [cpu('f a.go:1; main a.go:2', value)]
    const before = await read({ types, samples: samples(5), more: shifted(0x1000) })
    const same = await read({ types, samples: samples(8), more: shifted(0x1000) })
    const moved = await read({ types, samples: samples(8), more: shifted(0x7f000) })
    expect(rowsOf(before, moved)).toEqual(rowsOf(before, same))
    expect(rowsOf(before, moved)).toHaveLength(2)
  })

  it('what stays is as wide as before when something else grows tenfold, and what went keeps its width', async () => {
    const before = await read({
      types,
      samples: [cpu('same; main', 900), cpu('gone; main', 40), cpu('leak; main', 100)],
    })
    const after = await read({ types, samples: [cpu('same; main', 900), cpu('leak; main', 1000)] })
    const comparison = compare(before, after, { sampleType: null, by: 'function', details: false })
    const widths = widthsOf(comparison, 'max', 'absolute')
    const found = Array.from(comparison.before, (was, row) => [
      was,
      comparison.after[row],
      widths[row + 1]! - widths[row]!,
    ])
    expect(found.sort((one, other) => one[0]! - other[0]!)).toEqual([
      [40, 0, 40],
      [100, 1000, 1000],
      [900, 900, 900],
    ])
  })

  it('10 to 60 among 10,000 is first by change', async () => {
    const many = (value: number) => [cpu('idle; main', 10_000), cpu('leak; worker', value)]
    const [before, after] = [await read({ types, samples: many(10) }), await read({ types, samples: many(60) })]
    const comparison = compare(before, after, { sampleType: null, by: 'function', details: false })
    const changes = Array.from(comparison.after, (is, row) => is - comparison.before[row]!)
    expect(Math.max(...changes)).toBe(50)
    expect(changes.filter(change => change > 0)).toEqual([50])
  })

  it('a function that moved is shown where it is after', async () => {
    const before = await read({
      types,
      samples: [cpu('f old.go:1; main m.go:9', 2), cpu('gone g.go:4; main m.go:9', 1)],
    })
    const after = await read({ types, samples: [cpu('f new.go:7; main m.go:8', 3)] })
    const fine = compare(before, after, { sampleType: null, by: 'line', details: false })
    for (const { frames } of [
      compare(before, after, { sampleType: null, by: 'function', details: false }),
      coarsen(fine, 'function').comparison,
    ]) {
      const places = frames.name.map((name, i) => `${name} ${frames.file[i]}:${frames.line[i]}`)
      expect(places.toSorted()).toEqual(['f new.go:7', 'gone g.go:4', 'main m.go:8'])
    }
  })

  it('what has no name, or no package, is not a blank row', async () => {
    const types = ['samples/count']
    const profiles = await read({
      types,
      samples: [{ stack: ' a.c:1; malloc b.c:2; main.main m.go:3', values: [5] }],
    })
    const names = (by: 'module' | 'package' | 'function') =>
      compare([], profiles, { sampleType: null, by, details: false }).frames.name
    expect(names('function')).toEqual(['<unknown>', 'malloc', 'main.main'])
    expect(names('package').toSorted()).toEqual(['<unknown>', 'main'])
    expect(names('module').toSorted()).toEqual(['<unknown>', 'main'])
  })

  it('a stack of 5,000 frames is compared like any other', async () => {
    const deep = Array.from({ length: 5000 }, (_, i) => `f${i % 50}`).join('; ')
    const profiles = await read({ types, samples: [cpu(deep, 3)] })
    expect(rowsOf(profiles, profiles)).toHaveLength(50)
  })
})
