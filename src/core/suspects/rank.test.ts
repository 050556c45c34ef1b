import { describe, expect, it } from 'vitest'
import { rankSuspects } from './rank.ts'
import { CATALOGUE } from './signatures/catalogue.ts'
import { comparisonOf, snapshotOf, suspectsOf } from './stacks.testkit.ts'
import { verdictOf } from './verdict.ts'

const SERVER = `
  runtime.main main.main net/http.(*Server).Serve net.(*TCPListener).Accept internal/poll.(*FD).Accept internal/poll.runtime_pollWait [IO wait]  1 -> 1
  main.worker [chan receive]  4 -> 4
`
const at = (module: string, path: string, line: number) => `@/go/pkg/mod/${module}/${path}:${line}`

describe('incidents that are known', () => {
  const RECEIVE = 'k8s.io/apimachinery/pkg/watch.(*StreamWatcher).receive'

  it('names the stuck send of StreamWatcher before v0.21, with its fix', () => {
    const line = at('k8s.io/apimachinery@v0.18.8', 'pkg/watch/streamwatcher.go', 127)
    const [first] = suspectsOf(`${SERVER} ${RECEIVE}${line} [chan send] 2 -> 152`)
    expect(first).toMatchObject({ tier: 'known', function: RECEIVE, before: 2, after: 152, line: 127 })
    expect(first!.signatures[0]).toMatchObject({
      id: 'k8s-streamwatcher-result-send',
      seenVersion: 'v0.18.8',
      fixed: 'v0.21.0',
      affected: 'yes',
    })
  })

  it('tells a watch that nobody stopped from one that waits for its server', () => {
    const decode = `k8s.io/client-go/rest/watch.(*Decoder).Decode golang.org/x/net/http2.(*pipe).Read sync.(*Cond).Wait [sync.Cond.Wait]`
    const line = at('k8s.io/apimachinery@v0.30.0', 'pkg/watch/streamwatcher.go', 127)
    const stopped = suspectsOf(`${SERVER} ${RECEIVE}${line} [select] 1 -> 40`)
    expect(stopped[0]).toMatchObject({ tier: 'known' })
    expect(stopped[0]!.signatures[0]!.id).toBe('k8s-streamwatcher-never-stopped')
    const healthy = suspectsOf(`${SERVER} ${RECEIVE}${line} ${decode} 12 -> 14`)
    expect(healthy.every(({ tier }) => tier === 'normal')).toBe(true)
    const many = suspectsOf(`${SERVER} ${RECEIVE}${line} ${decode} 2 -> 102`)
    expect(many[0]).toMatchObject({ tier: 'known', function: RECEIVE })
    expect(many[0]!.signatures[0]!.id).toBe('k8s-streamwatcher-never-stopped')
  })

  it('makes one row of a stuck ttrpc connection: handlers, writer, reader', () => {
    const run = 'github.com/containerd/ttrpc.(*serverConn).run'
    const file = (line: number) => at('github.com/containerd/ttrpc@v1.0.1', 'server.go', line)
    const suspects = suspectsOf(`${SERVER}
      ${run}.func2${file(444)} [select]  0 -> 165
      ${run}.func2${file(438)} main.wait [chan receive]  6 -> 6
      ${run}.func1${file(404)} [select]  0 -> 1
      ${run}${file(459)} github.com/containerd/ttrpc.(*channel).send net.(*conn).Write internal/poll.runtime_pollWait [IO wait]  0 -> 1`)
    expect(suspects[0]).toMatchObject({ tier: 'known', function: `${run}.func2`, after: 165 })
    expect(suspects[0]!.signatures[0]).toMatchObject({ id: 'ttrpc-server-respond', affected: 'yes' })
    expect(suspects[0]!.parts.map(part => part.function).sort()).toEqual([run, `${run}.func1`])
    expect(suspects.filter(({ tier }) => tier !== 'normal')).toHaveLength(1)
  })

  it('leaves a version with the fix below known', () => {
    const file = at('github.com/containerd/ttrpc@v1.2.3', 'server.go', 460)
    const [first] = suspectsOf(
      `${SERVER} github.com/containerd/ttrpc.(*serverConn).run.func2${file} [select] 0 -> 165`,
    )
    expect(first!.tier).not.toBe('known')
    expect(first!.signatures[0]!.affected).toBe('no')
  })

  it('names the scheduler of a simulation, with its loops and informers as parts', () => {
    const cache = 'k8s.io/client-go/tools/cache'
    const suspects = suspectsOf(`${SERVER}
      k8s.io/apimachinery/pkg/util/wait.UntilWithContext k8s.io/kubernetes/pkg/scheduler.(*Scheduler).scheduleOne k8s.io/kubernetes/pkg/scheduler/internal/queue.(*PriorityQueue).Pop sync.(*Cond).Wait [sync.Cond.Wait]  2 -> 42
      k8s.io/kubernetes/pkg/scheduler/internal/queue.(*PriorityQueue).Run.func1 k8s.io/apimachinery/pkg/util/wait.BackoffUntil [select]  4 -> 84
      ${cache}.(*DeltaFIFO).Pop sync.(*Cond).Wait [sync.Cond.Wait]  24 -> 504
      ${cache}.(*Reflector).watchHandler [select]  24 -> 504
      k8s.io/apimachinery/pkg/watch.(*Broadcaster).loop [chan receive]  2 -> 42`)
    expect(suspects[0]!.function).toBe('k8s.io/kubernetes/pkg/scheduler.(*Scheduler).scheduleOne')
    expect(suspects[0]!.signatures[0]!.id).toBe('kube-scheduler-nextpod')
    expect(suspects[0]!.parts).toHaveLength(4)
    expect(suspects[1]!.tier).toBe('normal')
  })

  it('prefers the caller that has no timeout to the transport it waits in', () => {
    const [first] = suspectsOf(
      `${SERVER} net/http.(*conn).serve
      k8s.io/kubernetes/pkg/kubelet/cri/remote.(*remoteRuntimeService).ListContainerStats google.golang.org/grpc.(*ClientConn).Invoke google.golang.org/grpc/internal/transport.(*Stream).waitOnHeader [select] 0 -> 151`.replaceAll(
        /serve\n\s+/g,
        'serve ',
      ),
    )
    expect(first!.function).toBe(
      'k8s.io/kubernetes/pkg/kubelet/cri/remote.(*remoteRuntimeService).ListContainerStats',
    )
    expect(first!.signatures[0]!.id).toBe('kubelet-listcontainerstats-no-timeout')
  })

  it('names SPDY exec connections whose close is stuck', () => {
    const file = at('github.com/moby/spdystream@v0.2.0', 'connection.go', 748)
    const [first] = suspectsOf(
      `${SERVER} github.com/moby/spdystream.(*Connection).shutdown${file} [chan send] 2 -> 152`,
    )
    expect(first).toMatchObject({ tier: 'known' })
    expect(first!.signatures[0]).toMatchObject({
      id: 'k8s-spdy-exec-shutdownchan',
      affected: 'yes',
      fixed: 'v0.4.0',
    })
  })

  it('sees a body that nobody closed although the server of the connection is in the same process', () => {
    const SERVE = 'net/http.(*conn).serve net/http.(*connReader).Read net.(*conn).Read'
    const [first] = suspectsOf(`${SERVER}
      net/http.(*persistConn).readLoop [select]  3 -> 60
      net/http.(*persistConn).writeLoop [select]  3 -> 60
      ${SERVE} internal/poll.(*FD).Read internal/poll.runtime_pollWait [IO wait]  3 -> 60`)
    expect(first).toMatchObject({ tier: 'known', function: 'net/http.(*persistConn).readLoop' })
  })
})

describe('leaks that nobody knows', () => {
  it('calls blocked senders a strong suspect and puts them first', () => {
    const suspects = suspectsOf(`${SERVER}
      main.(*Hub).publish.func1 [chan send]  10 -> 160
      net/http.(*conn).serve bufio.(*Reader).Peek net/http.(*connReader).Read internal/poll.runtime_pollWait [IO wait]  20 -> 400`)
    expect(suspects[0]).toMatchObject({ tier: 'strong', function: 'main.(*Hub).publish.func1' })
    expect(suspects[1]!.tier).toBe('normal')
  })

  it('is less sure within seconds', () => {
    const picture = `${SERVER} main.(*Hub).publish.func1 [chan send]  10 -> 160`
    expect(suspectsOf(picture, 5)[0]!.tier).toBe('possible')
  })

  it('folds the holder of a lock under those who wait for it', () => {
    const suspects = suspectsOf(`${SERVER}
      net/http.(*conn).serve main.(*seats).lookup sync.(*RWMutex).RLock [sync.RWMutex.RLock]  0 -> 70
      net/http.(*conn).serve main.(*seats).reserve sync.(*Mutex).Lock [sync.Mutex.Lock]  0 -> 38
      net/http.(*conn).serve main.(*seats).reserve [chan send]  0 -> 1`)
    expect(suspects[0]).toMatchObject({ tier: 'strong' })
    expect(suspects[0]!.parts.map(({ state }) => state).sort()).toEqual(['chan send', 'sync.Mutex.Lock'])
  })

  it('finds a leak under one percent, and one in a falling total', () => {
    const small =
      suspectsOf(`main.(*gateway).serve net.(*conn).Read internal/poll.runtime_pollWait [IO wait] 4100 -> 4920
      main.(*meter).update [chan receive] 3 -> 30`)
    expect(small.slice(0, 3).map(each => each.function)).toContain('main.(*meter).update')
    const falling = suspectsOf(`main.(*station).play [select] 389 -> 76
      main.(*station).fade sync.(*Cond).Wait [sync.Cond.Wait] 6 -> 70`)
    expect(falling[0]).toMatchObject({ function: 'main.(*station).fade', tier: 'possible' })
  })

  it('puts those who wait for nobody above more connections', () => {
    const [first] =
      suspectsOf(`main.(*server).read net.(*conn).Read internal/poll.runtime_pollWait [IO wait] 14 -> 344
      main.(*lobby).await [chan receive] 4 -> 50`)
    expect(first).toMatchObject({ function: 'main.(*lobby).await', tier: 'possible' })
  })

  it('separates the caller that leaks from the one that does not', () => {
    const suspects = suspectsOf(`${SERVER}
      main.report example.com/lib.(*Pool).Wait [select]  2 -> 90
      main.live example.com/lib.(*Pool).Wait [select]  200 -> 201`)
    expect(suspects[0]).toMatchObject({
      function: 'example.com/lib.(*Pool).Wait',
      caller: 'main.report',
      before: 2,
      after: 90,
    })
    expect(suspects.find(({ caller }) => caller === 'main.live')).toMatchObject({ tier: 'normal', after: 201 })
  })

  it('joins one leak that is spread over many callers', () => {
    const stacks = Array.from({ length: 30 }, (_, i) => `main.handler${i} main.audit [chan send]  0 -> 2`)
    const suspects = suspectsOf(`${SERVER} ${stacks.join('\n')}`)
    expect(suspects[0]).toMatchObject({ function: 'main.audit', before: 0, after: 60, tier: 'strong' })
    expect(suspects[0]!.rows).toHaveLength(30)
  })
})

describe('healthy growth', () => {
  it('does not take requests in flight for a leak', () => {
    const suspects = suspectsOf(`${SERVER}
      net/http.(*conn).serve main.(*service).order [select]  3 -> 120
      net/http.(*connReader).backgroundRead net.(*conn).Read internal/poll.runtime_pollWait [IO wait]  3 -> 120`)
    expect(suspects.map(({ tier }) => tier)).toEqual(suspects.map(() => 'normal'))
  })

  it('is careful with a job whose starter waits for it', () => {
    const suspects = suspectsOf(`${SERVER}
      main.runImport sync.(*WaitGroup).Wait [sync.WaitGroup.Wait]  0 -> 1
      sync.(*WaitGroup).Go.func1 main.runImport.func2 main.check [chan send]  0 -> 40`)
    expect(suspects[0]).toMatchObject({ function: 'main.check', tier: 'possible' })
    expect(suspects[0]!.reasons.map(({ code }) => code)).toContain('joined')
  })

  it('sees through a new name: what vanished came back', () => {
    const suspects = suspectsOf(`main.(*gateway).watch [select] 120 -> 0
      example.com/mail/intake.(*Mailbox).Idle [select] 0 -> 123`)
    expect(suspects[0]).toMatchObject({ tier: 'normal' })
    expect(suspects[0]!.reasons[0]).toMatchObject({ code: 'replaced' })
  })

  it('knows that informers which start are no leak', () => {
    const suspects = suspectsOf(`${SERVER}
      k8s.io/client-go/tools/cache.(*processorListener).pop [select]  0 -> 6
      k8s.io/client-go/tools/cache.(*sharedProcessor).run [chan receive]  0 -> 6`)
    expect(suspects.every(({ tier }) => tier === 'normal')).toBe(true)
  })

  it('never suspects what runs, what shrank or who took the profile, and hides none of them', () => {
    const picture = `main.busy 1 -> 400
      main.idle [chan receive] 50 -> 3
      net/http.(*conn).serve net/http/pprof.Index runtime/pprof.(*Profile).WriteTo [running] 0 -> 8`
    const suspects = suspectsOf(picture.replace('main.busy 1', 'main.busy [running] 1'))
    expect(suspects).toHaveLength(3)
    expect(suspects.every(({ tier }) => tier === 'normal')).toBe(true)
  })
})

describe('one side alone', () => {
  it('stays at possible except for what is never healthy', () => {
    const context = { secondsApart: null, kind: 'goroutine' as const }
    const stuck = snapshotOf(`${SERVER.replaceAll(/\d+ -> /g, '')}
      k8s.io/apimachinery/pkg/watch.(*StreamWatcher).receive [chan send] 150
      main.(*Hub).publish.func1 [chan send] 40
      main.idle [select] 900`)
    const suspects = rankSuspects(stuck, context, CATALOGUE)
    expect(suspects.map(({ tier }) => tier).slice(0, 3)).toEqual(['known', 'possible', 'possible'])
    expect(suspects.slice(1, 3).map(each => each.state)).toEqual(['chan send', 'select'])
    expect(
      suspects.every(({ reasons }) => reasons.every(({ code }) => code !== 'growth' && code !== 'new')),
    ).toBe(true)
    expect(verdictOf(suspects, stuck).kind).toBe('leaks')
  })

  it('speaks of a known pattern by its number, and never of growth', () => {
    const respond = (line: number) =>
      `github.com/containerd/ttrpc.(*serverConn).run.func2@/go/pkg/mod/github.com/containerd/ttrpc@v1.0.1/server.go:${line}`
    const tiersOf = (count: number) =>
      rankSuspects(
        snapshotOf(`main.idle [select] 40\n${respond(444)} [select] ${count}`),
        { secondsApart: null, kind: 'goroutine' },
        CATALOGUE,
      ).find(each => each.signatures[0]?.id === 'ttrpc-server-respond')!
    expect([2, 6, 165].map(count => tiersOf(count).tier)).toEqual(['normal', 'possible', 'known'])
    const known = tiersOf(165).reasons.find(({ code }) => code === 'known')!
    expect(known.facts).toMatchObject({ id: 'ttrpc-server-respond', waiting: 165 })
  })
})

describe('verdict', () => {
  it('keeps a sure leak and a guess apart', () => {
    const comparison = comparisonOf(`${SERVER}
      github.com/allegro/bigcache.newBigCache.func1 [chan receive] 2 -> 82
      main.(*session).loop [select] 2 -> 300`)
    const suspects = rankSuspects(comparison, { secondsApart: 600, kind: 'goroutine' }, CATALOGUE)
    const verdict = verdictOf(suspects, comparison)
    expect(verdict).toMatchObject({ kind: 'leaks', more: 1 })
    expect(verdict.heads.map(head => head.tier)).toEqual(['known'])
    expect(verdict.share).toBeCloseTo(80 / 378)
  })

  it('says nothing of other kinds of profiles', () => {
    const comparison = comparisonOf('main.alloc 1 -> 9')
    const suspects = rankSuspects(comparison, { secondsApart: null, kind: 'heap' }, CATALOGUE)
    expect(suspects).toEqual([])
    expect(verdictOf(suspects, comparison).kind).toBe('silent')
  })
})
