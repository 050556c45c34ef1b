import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coarsen } from './coarsen.ts'
import { compare } from './compare.ts'
import type { By, Comparison } from './comparison.ts'
import { compileFilters } from './compile-filters.ts'
import { filterComparison, prepareFilters } from './filter.ts'
import { type Filters, NO_FILTERS } from './filters.ts'
import { profileOf } from './stacks.testkit.ts'

const BEFORE = `
  main.main@/src/main.go:1 main.serve@/src/serve.go:2 [select] runtime.selectgo@/go/select.go:9   2
  main.main@/src/main.go:1 lib.(*Pool).get@/lib/pool.go:5 [chan receive] runtime.chanrecv@/go/chan.go:3   4
`
const AFTER = `
  main.main@/src/main.go:1 main.serve@/src/serve.go:2 [select] runtime.selectgo@/go/select.go:9   3
  main.main@/src/main.go:1 main.serve@/src/serve.go:4 [chan send] runtime.chansend@/go/chan.go:7   150
  lib.run@/lib/run.go:1 main.serve@/src/serve.go:2 lib.run@/lib/run.go:8 [select] runtime.selectgo@/go/select.go:9  7
`

function base(before = BEFORE, after = AFTER): Comparison {
  return compare([profileOf(before)], [profileOf(after)], { sampleType: null, by: 'line', details: true })
}

function filter(filters: Partial<Filters>, by: By = 'function', comparison = base()) {
  return filterComparison(comparison, compileFilters({ ...NO_FILTERS, ...filters }).compiled, by)
}

/** `frame frame …  before→after`, one line per row; shown frames alone. */
function pictureOf({ frames, offsets, stack, shown, before, after }: Comparison): string[] {
  return Array.from(before, (was, row) => {
    const names = Array.from(stack.subarray(offsets[row], offsets[row]! + shown[row]!), id => frames.name[id])
    return `${names.join(' ')}  ${was}→${after[row]}`
  })
}

describe('filters', () => {
  it('focus keeps stacks with a match, by function or file, plumbing included', () => {
    expect(pictureOf(filter({ focus: 'Pool' }).comparison)).toEqual([
      'main.main lib.(*Pool).get chan receive  4→0',
    ])
    expect(pictureOf(filter({ focus: 'pool\\.go' }).comparison)).toHaveLength(1)
    expect(filter({ focus: 'chansend' }).comparison.totals).toEqual({ before: 0, after: 150 })
  })

  it('ignore wins over focus', () => {
    const { comparison } = filter({ focus: 'main\\.serve', ignore: 'lib' })
    expect(comparison.totals).toEqual({ before: 2, after: 153 })
    expect(comparison.whole).toEqual({ before: 6, after: 160 })
  })

  it('hide takes frames away, show takes all others; states stay', () => {
    expect(pictureOf(filter({ hide: '^main\\.|/lib/' }).comparison).sort()).toEqual([
      'chan receive  4→0',
      'chan send  0→150',
      'select  2→10',
    ])
    expect(pictureOf(filter({ show: 'Pool' }).comparison)).toEqual(['lib.(*Pool).get chan receive  4→0'])
  })

  it('show_from begins at the match nearest the root and drops stacks without one', () => {
    expect(pictureOf(filter({ showFrom: 'lib' }).comparison).sort()).toEqual([
      'lib.(*Pool).get chan receive  4→0',
      'lib.run main.serve lib.run select  0→7',
    ])
    expect(pictureOf(filter({ showFrom: 'main\\.serve', hide: 'main' }).comparison)).toEqual([])
  })

  it('keeps wait states, and says where each row went', () => {
    const { comparison, rowOf } = filter({ states: ['select'] })
    expect(comparison.totals).toEqual({ before: 2, after: 10 })
    expect(rowOf).toHaveLength(base().before.length)
  })

  it('without filters is the folded comparison itself', () => {
    for (const by of ['package', 'function', 'file', 'line'] as const) {
      const { whole, ...comparison } = filter({}, by).comparison
      expect(whole).toEqual(comparison.totals)
      expect({ ...comparison, exact: true }).toEqual(coarsen(base(), by).comparison)
    }
  })

  it('reports a bad pattern and leaves that filter out', () => {
    const { compiled, faults } = compileFilters({ ...NO_FILTERS, focus: '(', tagFocus: 'a,b[' })
    expect(compiled.focus).toBeNull()
    expect(faults).toMatchObject({
      focus: { code: 'missing-paren', at: 0 },
      tagFocus: { code: 'missing-bracket', at: 3 },
    })
  })
})

const names = ['a', 'b', 'c', 'ab', 'bc']
const line = fc
  .tuple(
    fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 6 }),
    fc.constantFrom('[s]', '[t]'),
    fc.integer({ min: 1, max: 9 }),
  )
  .map(([frames, state, count]) => `${frames.join(' ')} ${state} r ${count}`)
const dump = fc.array(line, { minLength: 1, maxLength: 12 }).map(lines => lines.join('\n'))
const pattern = fc.constantFrom('a', 'b', '^c$', 'r', 'x', 'a|c')

describe('laws of filters', () => {
  it('a folded comparison gives what the one by line gives', () => {
    fc.assert(
      fc.property(dump, dump, pattern, pattern, (before, after, one, other) => {
        const all = base(before, after)
        const { compiled } = compileFilters({ ...NO_FILTERS, focus: one, hide: other })
        for (const by of ['package', 'function', 'file', 'line'] as const) {
          const prepared = filterComparison(all, compiled, by, prepareFilters(all, by))
          expect(prepared).toEqual(filterComparison(all, compiled, by))
        }
      }),
    )
  })

  it('focus and ignore of one pattern share the total out', () => {
    fc.assert(
      fc.property(dump, dump, pattern, (before, after, text) => {
        const all = base(before, after)
        const one = filter({ focus: text }, 'function', all).comparison.totals
        const other = filter({ ignore: text }, 'function', all).comparison.totals
        expect({ before: one.before + other.before, after: one.after + other.after }).toEqual(all.totals)
      }),
    )
  })

  it('hide changes no total while a frame is left', () => {
    fc.assert(
      fc.property(dump, dump, pattern, (before, after, text) => {
        fc.pre(text !== 'r')
        const all = base(before, after)
        expect(filter({ hide: text }, 'function', all).comparison.totals).toEqual(all.totals)
      }),
    )
  })

  it('show_from applied twice is as once', () => {
    fc.assert(
      fc.property(dump, dump, pattern, (before, after, text) => {
        const once = filter({ showFrom: text }, 'line', base(before, after)).comparison
        expect(filter({ showFrom: text }, 'line', once).comparison).toEqual({ ...once, whole: once.totals })
      }),
    )
  })
})
