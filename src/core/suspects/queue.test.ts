import { describe, expect, it } from 'vitest'
import { suspectsOf } from './stacks.testkit.ts'
import type { ReasonCode } from './suspect.ts'

const codesOf = (picture: string): readonly ReasonCode[] =>
  suspectsOf(picture)[0]!.reasons.map(({ code }) => code)

describe('a queue that moves', () => {
  it('is no strong suspect: those ahead of it in the same function work', () => {
    const picture = `main.main [select] 1 -> 1
      main.encode.func1@encode.go:20 [chan send] 0 -> 56
      main.encode.func1@encode.go:22 main.work time.Sleep [sleep] 0 -> 4`
    expect(suspectsOf(picture)[0]).toMatchObject({ function: 'main.encode.func1', tier: 'possible' })
    expect(codesOf(picture)).toContain('served')
  })

  it('is one before a lock whose holder works, also in the closure beside it', () => {
    const once = `main.(*cache).load@cache.go:9 sync.(*Once).doSlow@once.go:73 sync.(*Mutex).Lock [sync.Mutex.Lock] 0 -> 24
      main.(*cache).load@cache.go:9 sync.(*Once).doSlow@once.go:78 main.fill time.Sleep [sleep] 0 -> 1`
    expect(codesOf(once)).toContain('served')
    const writer = `main.refresh.func2@a.go:12 sync.(*RWMutex).RLock [sync.RWMutex.RLock] 0 -> 25
      main.refresh.func1@a.go:8 main.write time.Sleep [sleep] 0 -> 1`
    expect(codesOf(writer)).toContain('served')
  })

  it('is none where the others have not come so far, or went another way', () => {
    const earlier = `main.fetch.func1@a.go:30 [chan send] 2 -> 80
      main.fetch.func1@a.go:20 main.call net.(*conn).Read internal/poll.runtime_pollWait [IO wait] 4 -> 5`
    const elsewhere = `net/http.(*conn).serve@server.go:1900 main.audit@a.go:30 [chan send] 2 -> 80
      net/http.(*conn).serve@server.go:2100 net/http.(*conn).readRequest internal/poll.runtime_pollWait [IO wait] 4 -> 5`
    for (const picture of [earlier, elsewhere]) {
      expect(codesOf(picture)).not.toContain('served')
      expect(suspectsOf(picture)[0]).toMatchObject({ tier: 'strong' })
    }
  })
})

describe('a pipeline', () => {
  const READING = 'main.decode.func1@a.go:9 [chan send]'

  it('is no strong suspect while its last stage works', () => {
    const [first] = suspectsOf(`${READING} 3 -> 45
      main.store.func1@a.go:20 time.Sleep [sleep] 2 -> 38
      main.store.func1@a.go:18 [chan receive] 1 -> 7`)
    expect(first).toMatchObject({ function: 'main.decode.func1', tier: 'possible' })
    expect(first!.reasons.map(({ code }) => code)).toContain('accompanied')
  })

  it.each([
    ['nobody works at the end', 'main.store.func1@a.go:18 [chan receive] 3 -> 45'],
    ['those who work are fewer', 'main.store.func1@a.go:20 time.Sleep [sleep] 3 -> 20'],
    ['connections wait for bytes', 'main.store.func1@a.go:20 internal/poll.runtime_pollWait [IO wait] 3 -> 40'],
    ['others do other work', 'example.com/beat.loop@b.go:7 time.Sleep [sleep] 3 -> 45'],
  ])('is one where %s', (_, other) => {
    expect(suspectsOf(`${READING} 3 -> 45\n ${other}`)[0]).toMatchObject({ tier: 'strong' })
  })
})

describe('a process in which nothing gets on', () => {
  const TAKEN = 'main.main runtime/pprof.(*Profile).WriteTo [running] 1 -> 1'

  it('has a suspect in a single goroutine', () => {
    expect(suspectsOf(`${TAKEN}\n main.start.func1 [chan receive] 0 -> 1`)[0]).toMatchObject({
      tier: 'possible',
    })
  })

  it('has none where somebody sleeps, or where one is few', () => {
    const sleeper = `${TAKEN}\n main.start.func1 [chan receive] 0 -> 1\n main.tick time.Sleep [sleep] 0 -> 1`
    const many = `${TAKEN}\n main.start.func1 [chan receive] 0 -> 1\n main.pool [chan receive] 40 -> 40`
    for (const picture of [sleeper, many])
      expect(suspectsOf(picture).map(({ tier }) => tier)).not.toContain('possible')
  })
})

describe('many times as many', () => {
  const IDLE = 'main.main [select] 1 -> 1'

  it('is a strong suspect in any state, if no work came with them', () => {
    const [first] = suspectsOf(`${IDLE}\n main.(*session).refresh [chan receive] 2 -> 152`)
    expect(first).toMatchObject({ tier: 'strong' })
    expect(first!.reasons.map(({ code }) => code)).toContain('piled-up')
  })

  it.each([
    ['a pool that starts', `${IDLE}\n main.(*pool).work [chan receive] 0 -> 128`],
    ['a pool that grows', `${IDLE}\n main.(*pool).work [chan receive] 8 -> 128`],
    [
      'requests that a server runs',
      `${IDLE}\n github.com/valyala/fasthttp.(*workerPool).workerFunc main.pay [select] 3 -> 152`,
    ],
    [
      'sessions, with all that a session has',
      `${IDLE}\n main.(*session).read [select] 2 -> 100\n main.(*session).write [chan receive] 2 -> 100`,
    ],
    [
      'sockets that are open',
      `${IDLE}\n main.(*chat).pump [select] 2 -> 152
       main.(*chat).read net.(*conn).Read internal/poll.runtime_pollWait [IO wait] 2 -> 152`,
    ],
  ])('is none: %s', (_, picture) => {
    expect(suspectsOf(picture).map(({ tier }) => tier)).not.toContain('strong')
  })
})
