import { describe, expect, it } from 'vitest'
import type { CaptureSummary } from '#worker/protocol.ts'
import { type Arrival, type Placing, placeFiles } from './place-files.ts'

const EMPTY: Placing = { before: [], after: [], series: [], aside: [], undecided: [] }

const capture: CaptureSummary = {
  format: 'pprof',
  wrapper: null,
  kind: 'goroutine',
  side: null,
  sampleTypes: [],
  defaultSampleType: 0,
  samples: 1,
  stacks: 1,
  time: null,
  goVersion: null,
  buildId: null,
  warnings: [],
}

function arrival(file: number, name: string, time: number | null, modified: number | null = null): Arrival {
  return { summary: { file, name, bytes: 1, captures: [{ ...capture, time }] }, modified }
}

function known(...list: Arrival[]) {
  return new Map(list.map(each => [each.summary.file, each]))
}

describe('placing files', () => {
  it('makes a pair of each kind of what came in a bundle', () => {
    const heap = (file: number, time: number) => {
      const { summary, modified } = arrival(file, `heap-${file}`, time)
      const captures = summary.captures.map(each => ({ ...each, kind: 'heap' as const }))
      return { summary: { ...summary, captures }, modified }
    }
    const files = known(
      arrival(1, 'g1', 10),
      heap(2, 10),
      arrival(3, 'g2', 30),
      heap(4, 30),
      arrival(5, 'g3', 20),
    )
    expect(placeFiles(EMPTY, files, [1, 2, 3, 4, 5], null)).toEqual({
      ...EMPTY,
      before: [1, 2],
      after: [3, 4],
      series: [5],
    })
  })

  it('puts a log with several dumps on both sides', () => {
    const { summary, modified } = arrival(1, 'a.log', null)
    const log = { summary: { ...summary, captures: [capture, capture] }, modified }
    expect(placeFiles(EMPTY, known(log), [1], null)).toEqual({ ...EMPTY, before: [1], after: [1] })
  })

  it('takes one alone as a snapshot', () => {
    expect(placeFiles(EMPTY, known(arrival(1, 'a', 10)), [1], null)).toEqual({ ...EMPTY, after: [1] })
  })

  it('orders two by capture time, whatever their names', () => {
    const files = known(arrival(1, 'before', 20), arrival(2, 'after', 10))
    expect(placeFiles(EMPTY, files, [1, 2], null)).toEqual({ ...EMPTY, before: [2], after: [1] })
  })

  it('orders two without times by the words in their names, else by their own times', () => {
    const named = known(arrival(1, 'after.txt', null), arrival(2, 'before.txt', null))
    expect(placeFiles(EMPTY, named, [1, 2], null)).toEqual({ ...EMPTY, before: [2], after: [1] })
    const dated = known(arrival(1, 'x.txt', null, 9), arrival(2, 'y.txt', null, 5))
    expect(placeFiles(EMPTY, dated, [1, 2], null)).toEqual({ ...EMPTY, before: [2], after: [1] })
  })

  it('lets a second one join a snapshot, in order of time', () => {
    const files = known(arrival(1, 'a', 10), arrival(2, 'b', 20), arrival(3, 'c', 5))
    const snapshot = { ...EMPTY, after: [1] }
    expect(placeFiles(snapshot, files, [2], null)).toEqual({ ...EMPTY, before: [1], after: [2] })
    expect(placeFiles(snapshot, files, [3], null)).toEqual({ ...EMPTY, before: [3], after: [1] })
  })

  it('asks about a third, and takes the middle ones of many for a series', () => {
    const files = known(arrival(1, 'a', 1e5), arrival(2, 'b', 2e5), arrival(3, 'c', 3e5))
    const pair: Placing = { ...EMPTY, before: [1], after: [2] }
    expect(placeFiles(pair, files, [3], null)).toEqual({ ...pair, undecided: [3] })
    expect(placeFiles(EMPTY, files, [2, 3, 1], null)).toEqual({
      ...EMPTY,
      before: [1],
      after: [3],
      series: [2],
    })
  })

  it('goes where it was pointed', () => {
    const files = known(arrival(1, 'a', 1), arrival(2, 'b', 2))
    expect(placeFiles({ ...EMPTY, before: [1] }, files, [2], 'before').before).toEqual([1, 2])
  })

  it('takes one moment and one format of many that were pointed at one side', () => {
    const files = known(arrival(1, 'd/g.1', 1e5), arrival(2, 'd/g.2', 2e5), arrival(3, 'd/pod/g.1', 2e5))
    expect(placeFiles(EMPTY, files, [1, 2, 3], 'after')).toEqual({ ...EMPTY, after: [2, 3], aside: [1] })
    const loose = known(arrival(1, 'g.1', 1e5), arrival(2, 'g.2', 2e5), arrival(3, 'g.3', 3e5))
    expect(placeFiles(EMPTY, loose, [1, 2, 3], 'after')).toEqual({ ...EMPTY, after: [1, 2, 3] })
  })

  it('lets a file that is a difference fill both sides', () => {
    const both = [
      { ...capture, side: 'before' as const },
      { ...capture, side: 'after' as const },
    ]
    const file: Arrival = { summary: { file: 1, name: 'd', bytes: 1, captures: both }, modified: null }
    expect(placeFiles(EMPTY, new Map([[1, file]]), [1], null)).toEqual({
      ...EMPTY,
      before: [1],
      after: [1],
    })
  })
})
