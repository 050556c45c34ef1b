import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frameFacts } from './frame-facts.ts'
import { siteOf } from './site.ts'
import { comparisonOf, suspectsOf } from './stacks.testkit.ts'
import { type Suspect, TIERS } from './suspect.ts'

const frame = fc.constantFrom(
  'main.main',
  'main.serve',
  'main.serve.func1',
  'example.com/lib.(*Pool).Get',
  'sync.(*WaitGroup).Go.func1',
  'golang.org/x/sync/errgroup.(*Group).Go.func1',
  'net/http.(*conn).serve',
  'k8s.io/client-go/tools/cache.(*DeltaFIFO).Pop',
  'k8s.io/apimachinery/pkg/watch.(*StreamWatcher).receive',
  'github.com/containerd/ttrpc.(*serverConn).run.func2',
  'sync.(*Mutex).Lock',
)
const state = fc.constantFrom('select', 'chan send', 'chan receive', 'IO wait', 'sync.Mutex.Lock', 'running')
const line = fc
  .tuple(fc.array(frame, { minLength: 1, maxLength: 6 }), state, fc.nat(200), fc.nat(200))
  .map(([frames, wait, before, after]) => `${frames.join(' ')} [${wait}] ${before} -> ${after + 1}`)
const picture = fc.array(line, { minLength: 1, maxLength: 25 }).map(lines => lines.join('\n'))

const withParts = (suspects: readonly Suspect[]): readonly Suspect[] =>
  suspects.flatMap(suspect => [suspect, ...withParts(suspect.parts)])

describe('for any comparison', () => {
  it('every row is in exactly one suspect or part, and nothing is lost', () => {
    fc.assert(
      fc.property(picture, text => {
        const comparison = comparisonOf(text)
        const all = withParts(suspectsOf(text))
        const rows = all.flatMap(suspect => suspect.rows).sort((a, b) => a - b)
        expect(rows).toEqual(Array.from(comparison.before, (_, row) => row))
        expect(all.reduce((sum, { before }) => sum + before, 0)).toBe(comparison.totals.before)
        expect(all.reduce((sum, { after }) => sum + after, 0)).toBe(comparison.totals.after)
      }),
    )
  })

  it('ranks count from one, tiers come in order, and parts have no parts', () => {
    fc.assert(
      fc.property(picture, text => {
        const suspects = suspectsOf(text)
        expect(suspects.map(({ rank }) => rank)).toEqual(suspects.map((_, i) => i + 1))
        const tiers = suspects.map(({ tier }) => TIERS.indexOf(tier))
        expect(tiers).toEqual(tiers.toSorted((a, b) => a - b))
        for (const { parts } of suspects) for (const part of parts) expect(part.parts).toEqual([])
        for (const { tier, delta } of withParts(suspects)) if (delta <= 0) expect(tier).toBe('normal')
      }),
    )
  })
})

describe('naming a wait', () => {
  const ownerOf = (stack: string) => {
    const comparison = comparisonOf(`${stack} 1 -> 2`)
    const facts = frameFacts(comparison)
    const site = siteOf(comparison, facts, 0)
    return { owner: facts.plain[comparison.stack[site.owner]!], root: site.root }
  }

  it.each([
    [
      'errgroup and http are looked through',
      'golang.org/x/sync/errgroup.(*Group).Go.func1 main.all.func1 main.quote net/http.(*Client).Do net/http.(*persistConn).roundTrip [select]',
      'main.quote',
      'main.all.func1',
    ],
    [
      'a gRPC call is its caller',
      'main.sync example.com/api.(*shopClient).List@/src/api/shop_grpc.pb.go:40 google.golang.org/grpc.(*ClientConn).Invoke google.golang.org/grpc/internal/transport.(*Stream).waitOnHeader [select]',
      'main.sync',
      'main.sync',
    ],
    [
      'a lock is its caller',
      'main.serve main.(*Hub).add sync.(*Mutex).Lock [sync.Mutex.Lock]',
      'main.(*Hub).add',
      'main.serve',
    ],
    [
      'the standard library waits for itself',
      'database/sql.(*DB).connectionOpener [select]',
      'database/sql.(*DB).connectionOpener',
      'database/sql.(*DB).connectionOpener',
    ],
    [
      'an idle connection is where it began',
      'net/http.(*persistConn).readLoop bufio.(*Reader).Peek net/http.(*persistConn).Read net.(*conn).Read internal/poll.runtime_pollWait [IO wait]',
      'net/http.(*persistConn).readLoop',
      'net/http.(*persistConn).readLoop',
    ],
    ['a wrapper is no root', 'main.start.gowrap1 main.loop [chan receive]', 'main.loop', 'main.loop'],
    [
      'a module may be called like a standard package',
      'log.(*Sink).drain@/src/internal/log/sink.go:7 [chan receive]',
      'log.(*Sink).drain',
      'log.(*Sink).drain',
    ],
  ])('%s', (_, stack, owner, root) => expect(ownerOf(stack)).toEqual({ owner, root }))

  it('knows no root where the profile was cut', () => {
    const deep = Array.from({ length: 32 }, (_, i) => `main.f${i}`).join(' ')
    expect(ownerOf(`${deep} [select]`)).toEqual({ owner: 'main.f31', root: '(truncated)' })
  })
})
