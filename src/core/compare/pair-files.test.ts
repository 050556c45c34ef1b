import { describe, expect, it } from 'vitest'
import type { ProfileFormat, ProfileKind } from '#core/profile/profile.ts'
import { type Candidate, onBothSides, onOneSide, pairFiles } from './pair-files.ts'

const MINUTE = 60_000

/** `goroutine` and `heap` in the name are the kind, `.txt` is debug=2; times are minutes. */
function file(name: string, minute: number | null = null): Candidate {
  const kind: ProfileKind = (/heap|allocs|cpu/.exec(name)?.[0] as ProfileKind | undefined) ?? 'goroutine'
  const format: ProfileFormat = name.endsWith('.txt') ? 'goroutine-debug2' : 'pprof'
  return { name, kind, format, time: minute === null ? null : minute * MINUTE, modified: null }
}

function proposed(...files: readonly Candidate[]) {
  const { before, after, between, aside } = pairFiles(files)
  const names = (list: readonly Candidate[]) => list.map(each => each.name).join(' ')
  return [names(before), names(after), names(between), names(aside)]
}

describe('pairing the files of a folder or an archive', () => {
  it('goes by before and after in their paths, whatever the times', () => {
    expect(
      proposed(
        file('d/after/goroutine.pb.gz', 1),
        file('d/after/heap.pb.gz', 1),
        file('d/before/goroutine.pb.gz', 2),
        file('d/before/heap.pb.gz', 2),
        file('d/cpu.pb.gz', 2),
      ),
    ).toEqual([
      'd/before/goroutine.pb.gz d/before/heap.pb.gz',
      'd/after/goroutine.pb.gz d/after/heap.pb.gz',
      '',
      'd/cpu.pb.gz',
    ])
    expect(proposed(file('bundle-after.zip/goroutine'), file('bundle-before.zip/goroutine'))).toEqual([
      'bundle-before.zip/goroutine',
      'bundle-after.zip/goroutine',
      '',
      '',
    ])
  })

  it('takes the first and the last of a series and keeps the rest in order', () => {
    expect(proposed(...[10, 9, 2, 1].map(n => file(`goroutine.${n}.pb.gz`)), file('heap.pb.gz'))).toEqual([
      'goroutine.1.pb.gz',
      'goroutine.10.pb.gz heap.pb.gz',
      'goroutine.2.pb.gz goroutine.9.pb.gz',
      '',
    ])
    expect(proposed(file('20261121-1000/heap'), file('20261121-0900/heap'))).toEqual([
      '20261121-0900/heap',
      '20261121-1000/heap',
      '',
      '',
    ])
  })

  it('orders a series by capture times where it has them', () => {
    expect(proposed(file('goroutine-1', 3), file('goroutine-2', 1))).toEqual([
      'goroutine-2',
      'goroutine-1',
      '',
      '',
    ])
  })

  it('sums machines of one moment and compares each with itself', () => {
    expect(
      proposed(
        file('pod-a/goroutine-1'),
        file('pod-a/goroutine-2'),
        file('pod-b/goroutine-1'),
        file('pod-b/goroutine-2'),
      ),
    ).toEqual(['pod-a/goroutine-1 pod-b/goroutine-1', 'pod-a/goroutine-2 pod-b/goroutine-2', '', ''])
    expect(
      proposed(file('pod-a/goroutine', 1), file('pod-b/goroutine', 1), file('pod-c/goroutine', 1)),
    ).toEqual(['', 'pod-a/goroutine pod-b/goroutine pod-c/goroutine', '', ''])
  })

  it('takes two folders of any names by their times', () => {
    expect(
      proposed(
        file('calm/goroutine', 9),
        file('calm/heap', 9),
        file('busy/goroutine', 2),
        file('busy/heap', 2),
      ),
    ).toEqual(['busy/goroutine busy/heap', 'calm/goroutine calm/heap', '', ''])
  })

  it('reads one moment once, in the format that both sides have', () => {
    expect(proposed(file('d/goroutine.pb.gz'), file('d/goroutine.txt'), file('d/heap.pb.gz'))).toEqual([
      '',
      'd/goroutine.txt d/heap.pb.gz',
      '',
      'd/goroutine.pb.gz',
    ])
    const { before, after } = onBothSides(
      [file('one/goroutine.pb.gz'), file('one/goroutine.txt')],
      [file('two/goroutine.pb.gz')],
    )
    expect([before, after].map(side => side.map(each => each.name))).toEqual([
      ['one/goroutine.pb.gz'],
      ['two/goroutine.pb.gz'],
    ])
  })

  it('takes files of one side within half a minute for machines', () => {
    const files = [1, 2, 3].map(i => file(`goroutine-web-${i}`, 5 + i / 10))
    expect(onOneSide(files, 'before').before).toHaveLength(3)
  })

  it('takes one moment of a side that was pointed at', () => {
    const files = [file('goroutine.1'), file('goroutine.2'), file('pod-b/goroutine.1')]
    expect(onOneSide(files, 'before').before.map(each => each.name)).toEqual([
      'goroutine.1',
      'pod-b/goroutine.1',
    ])
    expect(onOneSide(files, 'after').after.map(each => each.name)).toEqual(['goroutine.2', 'pod-b/goroutine.1'])
  })
})
