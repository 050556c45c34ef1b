import { Profile, StringTable } from 'pprof-format'
import { describe, expect, it } from 'vitest'
import { NO_FILTERS } from '#core/compare/filters.ts'
import { LARGEST_FILE } from '#core/profile/limits.ts'
import { CAUTIOUS } from '#core/share/redaction.ts'
import { LEVELS, NO_REVIEW } from '#core/share/shared.ts'
import { createHandler } from './handler.ts'
import type { Ask, Response } from './protocol.ts'
import type { ShareAsk } from './share-protocol.ts'

interface Counted {
  readonly name: string
  readonly count: number
}

/** A goroutine profile with one sample per function. */
function goroutines(seconds: number, functions: readonly Counted[]): Blob {
  const strings = new StringTable()
  const profile = new Profile({
    sampleType: [{ type: strings.dedup('goroutine'), unit: strings.dedup('count') }],
    timeNanos: BigInt(seconds) * 1_000_000_000n,
    function: functions.map(({ name }, i) => ({
      id: i + 1,
      name: strings.dedup(name),
      filename: strings.dedup('/go/src/app/main.go'),
    })),
    location: functions.map((_, i) => ({ id: i + 1, line: [{ functionId: i + 1, line: 10 + i }] })),
    sample: functions.map(({ count }, i) => ({ locationId: [i + 1], value: [count] })),
    stringTable: strings,
  })
  return new Blob([Uint8Array.from(profile.encode())])
}

function harness() {
  const responses: Response[] = []
  const moved: number[] = []
  const handle = createHandler((response, transfer) => {
    responses.push(structuredClone(response, { transfer: [...transfer] }))
    moved.push(transfer.length)
  })
  let call = 0
  return {
    responses,
    moved,
    handle,
    read: (file: number, blob: Blob) =>
      handle({ kind: 'read', call: ++call, file, name: `file-${file}`, blob }),
    analyse: (ask: Partial<Ask>) =>
      handle({
        kind: 'analyse',
        call: ++call,
        ask: { before: [], after: [], sampleType: null, by: 'function', ...ask },
      }),
    last: () => responses.at(-1),
  }
}

describe('the worker handler', () => {
  it('reads a file and sums it up', async () => {
    const { read, last } = harness()
    await read(1, goroutines(1000, [{ name: 'main.wait', count: 5 }]))
    expect(last()).toMatchObject({
      kind: 'read',
      call: 1,
      summary: { file: 1, name: 'file-1', captures: [{ kind: 'goroutine', stacks: 1, time: 1_000_000 }] },
    })
  })

  it('compares what it has read, and hands the columns over', async () => {
    const { read, analyse, last, moved } = harness()
    await read(1, goroutines(1000, [{ name: 'main.wait', count: 5 }]))
    await read(
      2,
      goroutines(2000, [
        { name: 'main.wait', count: 5 },
        { name: 'main.leak', count: 60 },
      ]),
    )
    await analyse({ before: [1], after: [2] })
    expect(last()).toMatchObject({
      kind: 'analysed',
      call: 3,
      analysis: { kind: 'goroutine', comparison: { totals: { before: 5, after: 65 }, snapshot: false } },
    })
    expect(moved.at(-1)).toBeGreaterThan(5)
  })

  it('answers again after it has given its columns away', async () => {
    const { read, analyse, last } = harness()
    await read(1, goroutines(1000, [{ name: 'main.wait', count: 7 }]))
    await analyse({ after: [1] })
    await analyse({ after: [1], by: 'line' })
    expect(last()).toMatchObject({ kind: 'analysed', analysis: { comparison: { totals: { after: 7 } } } })
  })

  it('says what is wrong with a file and forgets nothing else', async () => {
    const { read, analyse, last } = harness()
    await read(1, goroutines(1000, [{ name: 'main.wait', count: 5 }]))
    await read(2, new Blob(['<!DOCTYPE html><title>Sign in</title>']))
    expect(last()).toMatchObject({ kind: 'failed', call: 2, failure: { code: 'html' } })
    await analyse({ after: [1] })
    expect(last()).toMatchObject({ kind: 'analysed' })
  })

  it('refuses an empty file and one that no tab can hold', async () => {
    const { read, last } = harness()
    await read(1, new Blob([]))
    expect(last()).toMatchObject({ kind: 'failed', failure: { code: 'empty' } })
    const huge = new Blob(['\x00\x01'])
    Object.defineProperty(huge, 'size', { value: LARGEST_FILE })
    await read(2, huge)
    expect(last()).toMatchObject({ kind: 'failed', failure: { code: 'too-large' } })
  })

  it('stops a read that was cancelled', async () => {
    const { handle, responses } = harness()
    const blob = goroutines(1000, [{ name: 'main.wait', count: 5 }])
    const reading = handle({ kind: 'read', call: 9, file: 1, name: 'a', blob })
    await handle({ kind: 'cancel', call: 9 })
    await reading
    expect(responses.at(-1)).toMatchObject({ kind: 'failed', call: 9, failure: { code: 'cancelled' } })
  })

  it('reads a large text as a stream, tells how far it is and stops when it was cancelled', async () => {
    const { handle, responses } = harness()
    const line = 'main.(*Hub).run(0xc000012345, {0x1, 0x2?})\n\t/app/hub.go:20 +0x45\n'
    const one = (id: number) => `goroutine ${id} [select]:\n${line.repeat(30)}\n`
    const blob = new Blob(Array.from({ length: 3000 }, (_, i) => one(i + 1)))
    await handle({ kind: 'read', call: 9, file: 1, name: 'a', blob })
    expect(responses.at(-1)).toMatchObject({
      kind: 'read',
      summary: { captures: [{ samples: 3000, stacks: 1 }] },
    })
    const stages = responses.flatMap(response => (response.kind === 'progress' ? [response.stage] : []))
    expect([stages[0], stages.at(-1)]).toEqual(['reading', 'decoding'])
    const reading = handle({ kind: 'read', call: 10, file: 2, name: 'b', blob })
    await handle({ kind: 'cancel', call: 10 })
    await reading
    expect(responses.at(-1)).toMatchObject({ kind: 'failed', call: 10, failure: { code: 'cancelled' } })
  })

  it('filters what it has compared, again and again, and turns it around', async () => {
    const { read, handle, last } = harness()
    await read(
      1,
      goroutines(1000, [
        { name: 'main.wait', count: 5 },
        { name: 'main.leak', count: 60 },
      ]),
    )
    const ask: Ask = { before: [], after: [1], sampleType: null, by: 'function' }
    const filters = { ...NO_FILTERS, focus: 'leak' }
    for (const call of [11, 12]) {
      await handle({ kind: 'filter', call, ask, filters })
      expect(last()).toMatchObject({
        kind: 'filtered',
        call,
        filtered: { comparison: { totals: { after: 60 }, whole: { after: 65 } } },
        frames: call === 11 ? expect.objectContaining({ name: expect.any(Array) }) : null,
      })
    }
    await handle({ kind: 'turn', call: 13, ask, filters: NO_FILTERS, turn: { kind: 'sandwich', frame: 0 } })
    expect(last()).toMatchObject({
      kind: 'turned',
      turned: [{ comparison: { totals: { after: 5 } } }, { comparison: { totals: { after: 5 } } }],
    })
  })

  it('reports the stages in order', async () => {
    const { read, responses } = harness()
    await read(1, goroutines(1000, [{ name: 'main.wait', count: 5 }]))
    const stages = responses.flatMap(response => (response.kind === 'progress' ? [response.stage] : []))
    expect(stages).toEqual(['reading', 'decoding'])
  })

  it('makes links of what it has read, and answers from a link alone', async () => {
    const { handle, read, analyse, last } = harness()
    await read(1, goroutines(1000, [{ name: 'main.wait', count: 5 }]))
    await read(2, goroutines(2000, [{ name: 'main.leak', count: 60 }]))
    const ask: Ask = { before: [1], after: [2], sampleType: null, by: 'function' }
    const share: ShareAsk = {
      review: { ...NO_REVIEW, title: 'night of the leak' },
      finest: 'line',
      pinned: [],
      rules: CAUTIOUS,
      selection: { kind: 'suspect', index: 0 },
      pivot: null,
      texts: ['leak', 'private', 'l.e'],
    }
    await handle({ kind: 'levels', call: 90, ask, share })
    const made = last()
    const levels = made?.kind === 'levels' ? made.levels : []
    expect(levels.map(({ level }) => level)).toEqual([...LEVELS])
    expect(levels[0]).toMatchObject({ selection: { kind: 'suspect', index: 0 }, stacks: 2 })
    expect(levels[0]!.telling).toEqual(['leak'])
    expect(levels[0]!.names).toMatchObject({ packages: ['main'] })
    const fresh = harness()
    await fresh.handle({ kind: 'open-link', call: 91, payload: levels[0]!.payload })
    expect(fresh.last()).toMatchObject({
      kind: 'link-opened',
      link: {
        level: 'everything',
        review: { title: 'night of the leak' },
        files: { after: [{ name: 'after 1' }] },
      },
    })
    await fresh.analyse({ link: levels[0]!.payload })
    expect(fresh.last()).toMatchObject({
      kind: 'analysed',
      analysis: { comparison: { totals: { before: 5, after: 60 } } },
    })
    await fresh.analyse({ link: levels[0]!.payload, by: 'line' })
    expect(fresh.last()).toMatchObject({ kind: 'analysed', analysis: { comparison: { by: 'line' } } })
    await analyse({ link: levels[0]!.payload.slice(0, -3) })
    expect(last()).toMatchObject({ kind: 'failed', failure: { code: 'link-corrupt' } })
  })
})
