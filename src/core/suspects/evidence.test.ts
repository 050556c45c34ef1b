import { describe, expect, it } from 'vitest'
import { compare } from '#core/compare/compare.ts'
import { momentsOf } from '#core/compare/series.ts'
import { profileOf } from '#core/compare/stacks.testkit.ts'
import { profilesFrom } from '#core/profile/profile.testkit.ts'
import { analyse } from './analysis.ts'
import { rankSuspects } from './rank.ts'
import { CATALOGUE } from './signatures/catalogue.ts'
import type { ReasonCode, Suspect } from './suspect.ts'

const codes = ({ reasons }: Suspect): readonly ReasonCode[] => reasons.map(({ code }) => code)

/** The first suspect of a series: each number of goroutines in a capture of its own. */
function inSeries(counts: readonly number[], state = 'select'): Suspect {
  const profiles = counts.map(count =>
    profileOf(`main.main main.idle [select] 5\n main.(*session).keep [${state}] ${count}`),
  )
  const comparison = compare(profiles.slice(0, 1), profiles.slice(-1), {
    sampleType: null,
    by: 'line',
    details: true,
  })
  const between = profiles.slice(1, -1).map((profile, i) => ({
    name: `${i}`,
    fingerprint: `${i}`,
    profiles: [profile],
  }))
  const context = { secondsApart: 600, kind: 'goroutine' as const, moments: momentsOf(comparison, between) }
  return rankSuspects(comparison, context, CATALOGUE)[0]!
}

describe('more than two captures', () => {
  it('growth in each of them makes a strong suspect in any state', () => {
    const grows = inSeries([20, 40, 61, 80, 99, 120])
    expect(grows).toMatchObject({ tier: 'strong', series: [20, 40, 61, 80, 99, 120] })
    expect(grows.reasons.find(({ code }) => code === 'monotone')?.facts).toMatchObject({ steps: 5, of: 5 })
    expect(inSeries([20, 120]).tier).toBe('possible')
  })

  it('growth that has stopped is a pool or a cache that was filled', () => {
    const stays = inSeries([4, 60, 119, 120, 120, 120], 'chan send')
    expect(codes(stays)).toContain('plateau')
    expect(stays.tier).not.toBe('strong')
  })

  it('ups and downs say nothing', () => {
    expect(codes(inSeries([20, 90, 30, 100, 25, 60]))).not.toContain('monotone')
  })
})

interface Told {
  readonly id: number
  readonly minutes: number
  readonly creator?: number
  /** Instead of a session's. */
  readonly frame?: string
}

async function dump(...goroutines: readonly Told[]) {
  const text = goroutines.map(
    ({ id, minutes, creator, frame }) => `goroutine ${id} [select${minutes > 0 ? `, ${minutes} minutes` : ''}]:
${frame ?? 'main.(*session).keep'}(0xc000010000)
	/app/session.go:40 +0x1d
${creator === undefined ? '' : `created by main.open in goroutine ${creator}\n	/app/session.go:12 +0x2c\n`}`,
  )
  const profiles = await profilesFrom(new TextEncoder().encode(`${text.join('\n')}\n`))
  return { name: `${goroutines.length}`, fingerprint: `${goroutines.length}`, profiles }
}

const many = (count: number, of: (i: number) => Told): readonly Told[] =>
  Array.from({ length: count }, (_, i) => of(i))

async function between(before: readonly Told[], after: readonly Told[]): Promise<Suspect> {
  const sides = { before: [await dump(...before)], after: [await dump(...after)] }
  return (await analyse(sides, { sampleType: null, by: 'line' })).suspects[0]!
}

describe('lives of goroutines', () => {
  const old = many(20, i => ({ id: 100 + i, minutes: 30, creator: 1 }))

  it('waits that are spread over the time mean that they came one by one', async () => {
    const spread = many(80, i => ({ id: 100 + i, minutes: 60 - Math.floor((i * 60) / 80), creator: 900 + i }))
    const suspect = await between(old, spread)
    expect(codes(suspect)).toEqual(expect.arrayContaining(['age', 'age-spread', 'survivors', 'orphans']))
    expect(suspect.tier).toBe('strong')
  })

  it('whoever started a pool may have gone; only long waits tell that nobody wakes them', async () => {
    const told = (count: number, minutes: number) => many(count, i => ({ id: 100 + i, minutes, creator: 900 }))
    const workers = await between(told(20, 0), told(80, 1))
    expect(codes(workers)).toEqual(expect.arrayContaining(['survivors', 'orphans']))
    expect(workers.tier).toBe('possible')
    expect((await between(told(20, 0), told(80, 6))).tier).toBe('strong')
  })

  it('waits of one length mean that they came at once', async () => {
    const pool = many(80, i => ({ id: 100 + i, minutes: 40 }))
    expect(codes(await between(old, pool))).not.toContain('age-spread')
  })

  it('those that come and go are load', async () => {
    const young = many(80, i => ({ id: 5000 + i, minutes: 0 }))
    const suspect = await between(old, young)
    expect(codes(suspect)).toContain('churn')
    expect(suspect.tier).not.toBe('strong')
  })
})

describe('what programs also start on purpose', () => {
  const informers = (count: number, creator?: number) =>
    many(count, i => ({
      id: 100 + i,
      minutes: 0,
      frame: 'k8s.io/client-go/tools/cache.(*processorListener).pop',
      ...(creator === undefined ? {} : { creator: creator + i }),
    }))

  it('is a known pattern and no more than possible, however many there are', async () => {
    const suspect = await between(informers(3), informers(60))
    expect(suspect).toMatchObject({ tier: 'possible', signatures: [{ id: 'k8s-informer-listener-pop' }] })
  })

  it('is a known leak where those that started them have gone', async () => {
    expect(await between(informers(3, 900), informers(60, 900))).toMatchObject({ tier: 'known' })
  })
})

describe('labels', () => {
  const labelled = (count: number, value: (i: number) => string) =>
    profilesFrom(
      new TextEncoder().encode(
        `goroutine profile: total ${count}\n${Array.from(
          { length: count },
          (_, i) => `1 @ 0x48bd0e 0x468665 0x67ab06 0x493c01
# labels: {"request":"${value(i)}"}
#	0x67ab05	main.(*session).keep+0x18	/app/session.go:40
`,
        ).join('\n')}`,
      ),
    )

  const suspectOf = async (value: (i: number) => string) => {
    const side = async (count: number) => [
      { name: `${count}`, fingerprint: `${count}`, profiles: await labelled(count, value) },
    ]
    const sides = { before: await side(2), after: await side(40) }
    return (await analyse(sides, { sampleType: null, by: 'line' })).suspects[0]!
  }

  it('with a value of its own on each name the request that started it', async () => {
    const suspect = await suspectOf(i => `r-${i}`)
    expect(suspect.reasons.find(({ code }) => code === 'labels')?.facts).toMatchObject({
      key: 'request',
      values: 40,
    })
  })

  it('with few values name parts of the program', async () => {
    expect(codes(await suspectOf(i => `shard-${i % 4}`))).not.toContain('labels')
  })
})

describe('goroutines and heap of the same moments', () => {
  const MEGABYTE = 2 ** 20
  const file = (picture: string, heap: boolean) => {
    const type = heap ? { type: 'inuse_space', unit: 'bytes' } : { type: 'goroutine', unit: 'count' }
    const kind = heap ? ('heap' as const) : ('goroutine' as const)
    return { name: kind, fingerprint: picture, profiles: [{ ...profileOf(picture, type), kind }] }
  }
  const heldBy = async (name: string) => {
    const goroutines = (count: number) =>
      file(`main.main [select] 1\n main.(*session).keep [select] ${count}`, false)
    const heap = (bytes: number) =>
      file(`main.main main.load ${MEGABYTE}\n ${name} bytes.growSlice ${bytes}`, true)
    const sides = {
      before: [goroutines(10)],
      after: [goroutines(90)],
      memory: { before: [heap(4 * MEGABYTE)], after: [heap(84 * MEGABYTE)] },
    }
    return (await analyse(sides, { sampleType: null, by: 'line' })).suspects[0]!
  }

  it('memory that the same code asked for is evidence, with the share of each', async () => {
    const suspect = await heldBy('main.(*session).keep')
    expect(suspect.reasons.find(({ code }) => code === 'heap')?.facts).toMatchObject({
      delta: 80 * MEGABYTE,
      each: MEGABYTE,
    })
  })

  it('memory of other code is none', async () => {
    expect(codes(await heldBy('main.(*index).add'))).not.toContain('heap')
  })
})
