import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NONE } from '#core/profile/profile.ts'
import { coarsen } from './coarsen.ts'
import { compare } from './compare.ts'
import { type By, type Comparison, STATE } from './comparison.ts'
import { compileFilters } from './compile-filters.ts'
import { filterComparison } from './filter.ts'
import { type Filters, NO_FILTERS } from './filters.ts'
import { foldsCalls } from './frame-book.ts'
import { granularity } from './granularity.ts'
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
    for (const by of GRANULARITIES) {
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

function byFrames(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((frame, i) => frame !== other[i])
  return at < 0 ? one.length - other.length : one[at]! - (other[at] ?? -1)
}

const names = ['a', 'b', 'c', 'x.a', 'x.b@/a.go:1', 'x.b@/c.go:1', 'x.b@/c.go:2']
const line = fc
  .tuple(
    fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 6 }),
    fc.constantFrom('[s]', '[t]'),
    fc.integer({ min: 1, max: 9 }),
  )
  .map(([frames, state, count]) => `${frames.join(' ')} ${state} r ${count}`)
const dump = fc.array(line, { minLength: 1, maxLength: 12 }).map(lines => lines.join('\n'))
const pattern = fc.constantFrom('a', 'b', '^c$', 'r', 'x', 'a|c')

type Matches = (text: string, frame: number) => boolean

/** What pprof's documentation says of one stack: the frames that stay, none where the stack goes. */
function naiveStack(
  stack: readonly number[],
  filters: Filters,
  waits: (frame: number) => boolean,
  is: Matches,
) {
  const { focus, ignore, hide, show, showFrom } = filters
  if (focus !== '' && !stack.some(frame => is(focus, frame))) return []
  if (ignore !== '' && stack.some(frame => is(ignore, frame))) return []
  const left = stack.filter(frame => {
    return waits(frame) || ((hide === '' || !is(hide, frame)) && (show === '' || is(show, frame)))
  })
  const first = showFrom === '' ? 0 : left.findIndex(frame => is(showFrom, frame))
  const kept = first < 0 ? [] : left.filter((frame, i) => i >= first || waits(frame))
  const takes = hide !== '' || show !== '' || showFrom !== ''
  return takes && kept.every(waits) ? [] : kept
}

/** Frames at the granularity → amounts. */
function naive(all: Comparison, filters: Filters, by: By): Map<string, [number, number]> {
  const { ids } = granularity(all, by)
  const { name, file, kind } = all.frames
  const sums = new Map<string, [number, number]>()
  const waits = (frame: number) => kind[frame] === STATE
  const matches = (text: string, frame: number) =>
    !waits(frame) && (new RegExp(text).test(name[frame]!) || new RegExp(text).test(file[frame]!))
  for (let row = 0; row < all.before.length; row++) {
    const stack = [...all.stack.subarray(all.offsets[row], all.offsets[row + 1])]
    const wanted = filters.states.length === 0 || filters.states.includes(name[stack.find(waits)!]!)
    const folded = wanted ? naiveStack(stack, filters, waits, matches).map(frame => ids[frame]!) : []
    if (folded.length === 0) continue
    const key = folded.filter((id, i) => !foldsCalls(by) || id !== folded[i - 1]).join(' ')
    const [was, is] = sums.get(key) ?? [0, 0]
    sums.set(key, [was + all.before[row]!, is + all.after[row]!])
  }
  return sums
}

const GRANULARITIES = ['module', 'package', 'function', 'file', 'line'] as const
const some = (text: fc.Arbitrary<string>) => fc.oneof({ weight: 2, arbitrary: fc.constant('') }, text)
const anyFilters: fc.Arbitrary<Filters> = fc
  .record({
    focus: some(pattern),
    ignore: some(pattern),
    hide: some(pattern),
    show: some(pattern),
    showFrom: some(pattern),
    states: fc.constantFrom([], ['s'], ['s', 't']),
  })
  .map(chosen => ({ ...NO_FILTERS, ...chosen }))

describe('laws of filters', () => {
  it('give what a plain reading of every stack gives, in order and each stack once', () => {
    fc.assert(
      fc.property(dump, dump, anyFilters, fc.constantFrom(...GRANULARITIES), (before, after, filters, by) => {
        const all = base(before, after)
        const { comparison, rowOf } = filterComparison(all, compileFilters(filters).compiled, by)
        const { offsets, stack, before: was, after: is } = comparison
        const rows = Array.from(was, (_, row) => [...stack.subarray(offsets[row], offsets[row + 1])])
        const found = rows.map((row, i) => [row.join(' '), [was[i]!, is[i]!]] as const)
        expect(new Map(found)).toEqual(naive(all, filters, by))
        expect(found).toHaveLength(new Map(found).size)
        expect(rows).toEqual(rows.toSorted(byFrames))
        const moved = new Float64Array(was.length)
        rowOf.forEach((row, old) => {
          if (row !== NONE) moved[row]! += all.after[old]!
        })
        expect(moved).toEqual(is)
      }),
      { numRuns: 200 },
    )
  }, 20_000)

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
