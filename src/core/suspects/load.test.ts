import { describe, expect, it } from 'vitest'
import { rankSuspects } from './rank.ts'
import { CATALOGUE } from './signatures/catalogue.ts'
import { snapshotOf, suspectsOf } from './stacks.testkit.ts'

const tierOf = (picture: string, name: string) =>
  suspectsOf(picture).find(suspect => suspect.function === name)?.tier

const WRITER = 'example.com/metrics.(*Writer).flush'
const writers = (beside: string) => `main.main [select] 1 -> 1\n ${WRITER} [select] 4 -> 60\n ${beside} 4 -> 60`

describe('as many as connections', () => {
  it('are load where others opened them', () => {
    const socket = 'main.(*device).read net.(*conn).Read internal/poll.runtime_pollWait [IO wait]'
    expect(tierOf(writers(socket), WRITER)).toBe('normal')
  })

  it('are none beside idle connections of clients that this program made, but for the other half', () => {
    const idle =
      'net/http.(*persistConn).readLoop bufio.(*Reader).Peek net.(*conn).Read internal/poll.runtime_pollWait [IO wait]'
    const picture = writers(`net/http.(*persistConn).writeLoop [select] 4 -> 60\n ${idle}`)
    expect(tierOf(picture, WRITER)).toBe('possible')
    expect(tierOf(picture, 'net/http.(*persistConn).writeLoop')).toBe('normal')
  })

  it.each(['(*FD).RawRead', '(*FD).ReadFromInet6', '(*FD).ReadMsgInet4', '(*FD).Accept'])(
    'are none beside sockets that the program opened for itself: %s',
    call => {
      const own = `example.com/udp.listen internal/poll.${call} internal/poll.runtime_pollWait [IO wait]`
      expect(tierOf(writers(own), WRITER)).toBe('possible')
    },
  )
})

describe('what delivers', () => {
  const FEEDER = 'github.com/IBM/sarama.(*partitionConsumer).responseFeeder'

  it('is in use while somebody reads each of it', () => {
    expect(tierOf(`${FEEDER} [chan receive] 4 -> 30\n main.handle [chan receive] 4 -> 30`, FEEDER)).toBe(
      'possible',
    )
  })

  it('is a known leak where nobody does, or only the library itself', () => {
    expect(tierOf(`${FEEDER} [chan receive] 4 -> 30\n main.handle [chan receive] 4 -> 8`, FEEDER)).toBe('known')
    const own = 'github.com/IBM/sarama.(*partitionConsumer).dispatcher [select]'
    expect(tierOf(`${FEEDER} [chan receive] 4 -> 30\n ${own} 4 -> 30`, FEEDER)).toBe('known')
  })
})

describe('objects of a known kind', () => {
  const LOOP = 'github.com/DataDog/datadog-go/v5/statsd.(*ClientEx).watch'
  const tier = (before: number, after: number) => tierOf(`${LOOP} [select] ${before} -> ${after}`, LOOP)

  it('are a leak where they multiply, and not while a program starts or grows a little', () => {
    expect(tier(4, 60)).toBe('known')
    expect(tier(0, 20)).toBe('known')
    for (const [before, after] of [
      [0, 19],
      [2, 12],
      [10, 20],
    ] as const)
      expect(tier(before, after)).not.toBe('known')
  })
})

describe('one capture alone', () => {
  const first = (picture: string) =>
    rankSuspects(snapshotOf(picture), { secondsApart: null, kind: 'goroutine' }, CATALOGUE)[0]!

  it('shows a crowd in code of its own, whatever library it waits in', () => {
    const retry = 'main.deliver github.com/avast/retry-go/v4.Do [select] 90'
    expect(first(`main.main [select] 4\n ${retry}`)).toMatchObject({
      function: 'main.deliver',
      tier: 'possible',
    })
  })

  it('shows none where a server runs that code', () => {
    const request = 'github.com/valyala/fasthttp.(*workerPool).workerFunc main.deliver [select] 90'
    expect(first(`main.main [select] 4\n ${request}`).tier).toBe('normal')
  })
})
