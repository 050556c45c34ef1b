import { describe, expect, it } from 'vitest'
import { compare } from '#core/compare/compare.ts'
import { profileOf } from '#core/compare/stacks.testkit.ts'
import { analyse } from './analysis.ts'
import { rankSuspects } from './rank.ts'
import { CATALOGUE } from './signatures/catalogue.ts'
import { comparisonOf, suspectsOf } from './stacks.testkit.ts'
import type { Suspect } from './suspect.ts'

const ACCEPT =
  'runtime.main main.main net/http.(*Server).Serve net.(*TCPListener).Accept internal/poll.(*FD).Accept internal/poll.runtime_pollWait [IO wait]  1 -> 1'
const CACHE = 'k8s.io/client-go/tools/cache'
const WAIT = 'k8s.io/apimachinery/pkg/util/wait'

const above = (suspects: readonly Suspect[]) => suspects.filter(({ tier }) => tier !== 'normal')
const provenIn = (picture: string) =>
  rankSuspects(comparisonOf(picture), { secondsApart: 600, kind: 'goroutineleak' }, CATALOGUE)

describe('what stands beside a leak', () => {
  it('names the cause that stands still while its waiters grow', () => {
    const [first] = suspectsOf(`${ACCEPT}
      net/http.(*conn).serve main.(*seats).lookup sync.(*RWMutex).RLock [sync.RWMutex.RLock]  12 -> 170
      net/http.(*conn).serve main.(*seats).reserve [chan send]  1 -> 1`)
    expect(first).toMatchObject({ function: 'main.(*seats).lookup', tier: 'strong' })
    expect(first!.parts).toMatchObject([{ function: 'main.(*seats).reserve', state: 'chan send', delta: 0 }])
  })

  it('leaves partners that grow beside the leak below it', () => {
    const suspects = suspectsOf(`${ACCEPT}
      main.(*hub).join.func1 [chan send]  3 -> 90
      net/http.(*conn).serve bufio.(*Reader).Peek net/http.(*connReader).Read internal/poll.runtime_pollWait [IO wait]  20 -> 400
      main.(*socket).write [select]  20 -> 400`)
    expect(above(suspects).map(each => each.function)).toEqual(['main.(*hub).join.func1'])
  })

  it('sees no leak where both halves of a connection are in one process', () => {
    const suspects = suspectsOf(`${ACCEPT}
      net/http.(*persistConn).readLoop bufio.(*Reader).Peek net/http.(*persistConn).Read internal/poll.runtime_pollWait [IO wait]  4 -> 120
      net/http.(*persistConn).writeLoop [select]  4 -> 120
      net/http.(*conn).serve bufio.(*Reader).Peek net/http.(*connReader).Read internal/poll.runtime_pollWait [IO wait]  4 -> 120`)
    expect(above(suspects)).toEqual([])
  })

  it('tells stacks of one library in use from those that were abandoned', () => {
    const suspects = suspectsOf(`${ACCEPT}
      main.serve example.com/mq.(*Consumer).Next [select]  60 -> 61
      main.retry.func1 example.com/mq.(*Consumer).Next [select]  2 -> 95`)
    expect(suspects[0]).toMatchObject({ caller: 'main.retry.func1', before: 2, after: 95 })
    expect(above(suspects)).toHaveLength(1)
  })
})

describe('sums that mislead', () => {
  it('finds growth that shrinkage hides in the total', () => {
    const suspects = suspectsOf(`${ACCEPT}
      main.(*feed).follow [chan receive]  180 -> 30
      main.(*audit).write.func1 [chan send]  4 -> 154`)
    expect(suspects[0]).toMatchObject({ function: 'main.(*audit).write.func1', tier: 'strong' })
  })

  it('calls nothing a leak that a catalogue knows and that stands', () => {
    const suspects = suspectsOf(`${ACCEPT}
      k8s.io/apimachinery/pkg/watch.(*StreamWatcher).receive [chan send]  150 -> 150
      github.com/containerd/ttrpc.(*serverConn).run.func2 [select]  165 -> 165`)
    expect(above(suspects)).toEqual([])
    expect(suspects).toHaveLength(3)
  })

  it('counts who blocks in a helper, not who passes it', () => {
    const suspects = suspectsOf(`${ACCEPT}
      ${WAIT}.BackoffUntil ${WAIT}.JitterUntil.func1 ${CACHE}.(*controller).processLoop ${CACHE}.(*DeltaFIFO).Pop sync.(*Cond).Wait [sync.Cond.Wait]  40 -> 840
      ${WAIT}.BackoffUntil ${CACHE}.(*Reflector).watchHandler [select]  40 -> 840
      k8s.io/kubernetes/pkg/scheduler/internal/queue.(*PriorityQueue).Run.func1 ${WAIT}.BackoffUntil [select]  10 -> 210
      ${WAIT}.UntilWithContext ${WAIT}.BackoffUntil k8s.io/kubernetes/pkg/scheduler.(*Scheduler).scheduleOne k8s.io/kubernetes/pkg/scheduler/internal/queue.(*PriorityQueue).Pop sync.(*Cond).Wait [sync.Cond.Wait]  2 -> 42`)
    const rows = suspects.flatMap(suspect => [suspect, ...suspect.parts])
    const blocked = rows.filter(each => each.function === `${WAIT}.BackoffUntil`)
    expect(blocked).toMatchObject([
      { before: 10, after: 210, root: expect.stringContaining('PriorityQueue).Run') },
    ])
  })
})

describe('another build', () => {
  it('finds a leak whose lines and closures have moved', () => {
    const [first] = suspectsOf(`${ACCEPT}
      main.(*hub).publish.func1@/src/hub.go:40 [chan send]  6 -> 0
      main.(*hub).publish.func2@/src/hub.go:52 [chan send]  0 -> 156`)
    expect(first).toMatchObject({ function: 'main.(*hub).publish.func2', tier: 'strong' })
  })

  it('calls nothing new that has only moved, as whole sets do with an upgrade', () => {
    const suspects = suspectsOf(`${ACCEPT}
      net/http.(*http2clientConnReadLoop).run net.(*conn).Read internal/poll.runtime_pollWait [IO wait]  40 -> 0
      example.com/old/pool.(*Pool).reap [select]  40 -> 0
      example.com/old/pool.(*conn).flush [chan receive]  40 -> 0
      golang.org/x/net/http2.(*clientConnReadLoop).run net.(*conn).Read internal/poll.runtime_pollWait [IO wait]  0 -> 41
      example.com/new/v2/pool.(*Pool).sweep [select]  0 -> 41
      example.com/new/v2/pool.(*conn).drain [chan receive]  0 -> 41`)
    expect(above(suspects)).toEqual([])
  })
})

describe('what waits for ever by design', () => {
  it('is an informer on a nil stop channel', () => {
    const suspects = suspectsOf(`${ACCEPT}
      ${CACHE}.(*controller).Run.func1 [chan receive (nil chan)]  0 -> 6`)
    expect(above(suspects)).toEqual([])
  })

  it('is an idle pool that the runtime proves to be unreachable', () => {
    const suspects = provenIn(`main.main [select]  1 -> 1
      golang.org/x/sync/errgroup.(*Group).Go.func1 main.fetch [chan send]  0 -> 9
      github.com/panjf2000/ants/v2.(*goWorker).run.func1 [chan receive]  8 -> 8`)
    expect(suspects[0]).toMatchObject({ function: 'main.fetch', tier: 'proven' })
    expect(suspects.filter(({ tier }) => tier === 'proven')).toHaveLength(1)
  })
})

describe('captures with nothing in them', () => {
  const file = (kind: 'goroutineleak' | 'heap', picture: string, type: string, unit: string) => ({
    name: kind,
    fingerprint: picture,
    profiles: [{ ...profileOf(picture, { type, unit }), kind }],
  })

  it('an empty goroutineleak profile says nothing against a leak', async () => {
    const side = file('goroutineleak', 'main.main [select] 0', 'goroutineleak', 'count')
    const { suspects, verdict } = await analyse(
      { before: [side], after: [side] },
      { sampleType: null, by: 'line' },
    )
    expect(suspects).toEqual([])
    expect(['silent', 'none']).toContain(verdict.kind)
  })

  it('a heap of which no sample was taken has no suspects', async () => {
    const side = file('heap', 'main.main main.load 0', 'inuse_space', 'bytes')
    const { suspects, comparison } = await analyse(
      { before: [side], after: [side] },
      { sampleType: null, by: 'line' },
    )
    expect(suspects.filter(({ tier }) => tier !== 'normal')).toEqual([])
    expect(comparison.totals).toEqual({ before: 0, after: 0 })
  })

  it('one line of a profile is compared without dividing by nothing', () => {
    const comparison = compare([profileOf('main.a [select] 0')], [profileOf('main.a [select] 4')], {
      sampleType: null,
      by: 'line',
      details: true,
    })
    const [only] = rankSuspects(comparison, { secondsApart: null, kind: 'goroutine' }, CATALOGUE)
    expect(Number.isFinite(only!.score) && Number.isFinite(only!.share)).toBe(true)
  })
})
