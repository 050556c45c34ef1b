import { expect, test } from 'vitest'
import { pictureOf, profilesFrom, statesOf } from '#core/profile/profile.testkit.ts'
import type { Profile } from '#core/profile/profile.ts'
import { readProfiles } from '#core/profile/read.ts'

async function read(text: string): Promise<readonly Profile[]> {
  return profilesFrom(new TextEncoder().encode(text))
}

const record = (count: number, pcs: string, name: string, address: string, labels = '') =>
  `${count} @ ${pcs}\n${labels}#\t${address}\t${name}+0x18\t\t/app/main.go:78\n\n`

/** Addresses as Go 1.26 gave them on amd64. */
const RECEIVE = record(4, '0x48bd0e 0x41afee 0x41ab12 0x6c5679 0x493c01', 'main.receive', '0x6c5678')
const RANGE = record(2, '0x48bd0e 0x41afee 0x41ab32 0x6c5497 0x493c01', 'main.ranges', '0x6c5496')
const NIL = record(2, '0x48bd0e 0x41ad19 0x41ab12 0x6c57d7 0x493c01', 'main.receiveNil', '0x6c57d6')
const SEND = record(3, '0x48bd0e 0x419ffc 0x419bf7 0x6c56be 0x493c01', 'main.send', '0x6c56bd')
const SELECT = record(9, '0x48bd0e 0x468665 0x67ab06 0x493c01', 'main.selects', '0x67ab05')
const SLEEP = record(1, '0x48bd0e 0x48aee5 0x4e58a7 0x493c01', 'time.Sleep', '0x48aee4')
const SPIN = record(1, '0x6c0001 0x493c01', 'main.spin', '0x6c0000')

const profile = (...records: readonly string[]) => {
  const total = records.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)
  return `goroutine profile: total ${total}\n${records.join('')}`
}

test('counts, frames and labels', async () => {
  const labelled = record(
    3,
    '0x48bd0e 0x41afee 0x41ab12 0x6c5679',
    'main.f',
    '0x6c5678',
    '# labels: {"a":"b \\"q\\"\\x1f", "k":""}\n',
  )
  const [found] = await read(profile(RECEIVE, labelled))
  expect(pictureOf(found!)).toEqual([
    'main.receive /app/main.go:78 = 4',
    'main.f /app/main.go:78 = 3 {a="b \\"q\\"\\u001f" k=""}',
  ])
  expect([found!.format, found!.kind, found!.warnings]).toEqual(['goroutine-debug1', 'goroutine', []])
})

test('a function that calls itself keeps all its frames, also where every line comes twice', async () => {
  const deep = `2 @ 0x1 0x2 0x2 0x2 0x3\n${'#\t0x1\tmain.walk+0x9\t/app/walk.go:7\n'.repeat(4)}#\t0x3\tmain.main+0x1\t/app/main.go:3\n`
  const text = profile(deep)
  const twice = text.replace(/.+\n/g, '$&$&')
  const [once, doubled] = [await read(text), await read(twice)]
  expect(pictureOf(once[0]!)).toEqual([`${'main.walk /app/walk.go:7; '.repeat(4)}main.main /app/main.go:3 = 2`])
  expect(pictureOf(doubled[0]!)).toEqual(pictureOf(once[0]!))
  expect([once[0]!.wrapper, doubled[0]!.wrapper]).toEqual([null, 'doubled-lines'])
})

test('states come from the counters of hidden frames', async () => {
  const [found] = await read(profile(RECEIVE, RANGE, NIL, SEND, SELECT, SLEEP, SPIN))
  expect(statesOf(found!)).toEqual([
    'chan receive 0',
    'chan receive 0',
    'chan receive (nil chan) 0',
    'chan send 0',
    'select 0',
    'sleep 0',
    'running 0',
  ])
  expect(found!.states.map(state => state.source)).toEqual(expect.arrayContaining(['inferred', 'stack']))
})

test('a build that was not measured tells nil channels by how far their park is', async () => {
  const nil = record(2, '0x48bd0e 0x41ad39 0x41ab12 0x6c57d7 0x493c01', 'main.receiveNil', '0x6c57d6')
  const nilSend = record(1, '0x48bd0e 0x41a1fd 0x419bf7 0x6c57f7 0x493c01', 'main.sendNil', '0x6c57f6')
  const [found] = await read(profile(RECEIVE, nil, SEND, nilSend, SLEEP))
  expect(statesOf(found!)).toEqual([
    'chan receive 0',
    'chan receive (nil chan) 0',
    'chan send 0',
    'chan send (nil chan) 0',
    'sleep 0',
  ])
})

test('two parks of one kind cannot be told apart', async () => {
  const other = record(2, '0x48bd0e 0x41adf9 0x41ab12 0x6c57d7 0x493c01', 'main.receiveNil', '0x6c57d6')
  const [found] = await read(profile(RECEIVE, other, SEND, SLEEP))
  expect(statesOf(found!)).toEqual(['unknown 0', 'unknown 0', 'chan send 0', 'sleep 0'])
})

test('what the runtime waits for itself is no channel', async () => {
  const collect = record(1, '0x48bd0e 0x41d4f2 0x41d4c9 0x41d112 0x6c57d7', 'main.collect', '0x6c57d6')
  const metrics = record(1, '0x48bd0e 0x41d4f2 0x41d4c9 0x6c57d7', 'runtime/metrics.Read', '0x6c57d6')
  const stop = record(1, '0x48bd0e 0x41afee 0x41ab12 0x6c57d7', 'runtime/trace.Stop', '0x6c57d6')
  const reader = record(1, '0x48bd0e 0x41afee 0x6c57d7', 'runtime/trace.Start.func1', '0x6c57d6')
  const [found] = await read(profile(RECEIVE, SELECT, collect, metrics, stop, reader, SLEEP))
  expect(statesOf(found!)).toEqual([
    'chan receive 0',
    'select 0',
    'unknown 0',
    'semacquire 0',
    'unknown 0',
    'trace reader (blocked) 0',
    'sleep 0',
  ])
})

test('one record alone has its state from the prints of its counters', async () => {
  const [receive] = await read(profile(RECEIVE, SPIN))
  expect(statesOf(receive!)).toEqual(['chan receive 0', 'running 0'])
  const [send] = await read(profile(SEND))
  expect(statesOf(send!)).toEqual(['chan send 0'])
  const [select] = await read(profile(SELECT, SPIN))
  expect(statesOf(select!)).toEqual(['select 0', 'running 0'])
})

/** The same addresses moved to multiples of 4, as on arm64, where prints do not count. */
const aligned = (text: string) =>
  text
    .replace(/0x([0-9a-f]+)(?=[ \n])/g, (_, hex: string) => `0x${(Number.parseInt(hex, 16) & ~3).toString(16)}`)
    .replace(
      /#\t0x([0-9a-f]+)/g,
      (_, hex: string) => `#\t0x${((Number.parseInt(hex, 16) + 1) & ~3).toString(16)}`,
    )

test('elsewhere the order of addresses decides, and one group alone decides nothing', async () => {
  const [both] = await read(aligned(profile(RECEIVE, SEND, SLEEP)))
  expect(statesOf(both!)).toEqual(['chan receive 0', 'chan send 0', 'sleep 0'])
  const [one] = await read(aligned(profile(SEND, SLEEP)))
  expect(statesOf(one!)).toEqual(['unknown 0', 'sleep 0'])
  const [ranges] = await read(aligned(profile(RECEIVE, RANGE, SLEEP)))
  expect(statesOf(ranges!)).toEqual(['chan receive 0', 'chan receive 0', 'sleep 0'])
})

test('a stack of runtime frames alone is shown whole and tells its state', async () => {
  const whole = `1 @ 0x48bd0e 0x468665 0x4aa000 0x493c01
#	0x48bd0d	runtime.gopark+0xcd	runtime/proc.go:462
#	0x468664	runtime.selectgo+0x14	runtime/select.go:351
#	0x4a9fff	runtime.ensureSigM.func1+0x1f	runtime/signal_unix.go:1093

`
  const [found] = await read(profile(whole))
  expect(statesOf(found!)).toEqual(['select 2'])
})

test('damage from pasting is undone', async () => {
  const text = profile(RECEIVE, SEND)
  const expected = pictureOf((await read(text))[0]!)
  for (const damaged of [
    text.replaceAll('\n', '\r\n'),
    text.replaceAll('#\t', '\t'),
    text.replaceAll('\t', '    '),
    text.replaceAll('0x41ab12 ', '\n0x41ab12 '),
    text.replace(/^.*\n/, ''),
  ]) {
    expect(pictureOf((await read(damaged))[0]!)).toEqual(expected)
  }
})

test('profiles one after the other, other count profiles, and a total that does not fit', async () => {
  const leak = profile(SEND).replace('goroutine', 'goroutineleak')
  const found = await read(`${profile(RECEIVE)}${leak}threadcreate profile: total 8\n8 @\n#\t0x0\n`)
  expect(found.map(({ kind, format }) => `${kind} ${format}`)).toEqual([
    'goroutine goroutine-debug1',
    'goroutineleak goroutine-debug1',
    'threadcreate threadcreate-debug1',
  ])
  expect(pictureOf(found[2]!)).toEqual([' = 8'])
  const [short] = await read(`goroutine profile: total 9\n${RECEIVE}`)
  expect(short!.warnings).toEqual([{ code: 'total-differs', facts: { announced: 9, found: 4 } }])
})

test('heap values are scaled like those of the protobuf', async () => {
  const [found] = await read(`heap profile: 1: 1048576 [2: 2097152] @ heap/1048576
1: 1048576 [2: 2097152] @ 0x4898b3 0x48e6e9
#	0x48e6e8	main.keep+0x8	/app/main.go:5

0: 0 [0: 0] @ 0x4898b3
#	0x4898b2	main.none+0x8	/app/main.go:6

# runtime.MemStats
# Stack = 458752 / 458752
# NumGC = 4
`)
  expect(pictureOf(found!)).toEqual([
    'main.keep /app/main.go:5 = 2 2425393 1 1212696 {bytes=1048576}',
    'main.none /app/main.go:6 = 0 0 0 0',
  ])
  expect([found!.kind, found!.defaultSampleType, found!.comments]).toEqual([
    'heap',
    3,
    ['Stack = 458752 / 458752', 'NumGC = 4'],
  ])
})

test.each([
  ['contention', 'block'],
  ['mutex', 'mutex'],
])('--- %s is a profile of kind %s, delays in nanoseconds', async (word, kind) => {
  const [found] = await read(`--- ${word}:
cycles/second=2000000000
3000000000 29 @ 0x6cdd30 0x6cdd2f 0x493c01
#	0x6cdd2f	sync.(*Mutex).Lock+0xf	sync/mutex.go:46
#	0x6cdd2e	main.contend+0xe	/app/main.go:74
`)
  expect(pictureOf(found!)).toEqual([
    'sync.(*Mutex).Lock sync/mutex.go:46; main.contend /app/main.go:74 = 29 1500000000',
  ])
  expect(found!.kind).toBe(kind)
})

test('folded stacks of one and of two columns', async () => {
  const [one] = await read('main;serve;read (x) 12\nmain;idle 3\n')
  expect([one!.format, pictureOf(one!).map(text => text.replaceAll('; ', ' < '))]).toEqual([
    'folded',
    ['read (x) < serve < main = 12', 'idle < main = 3'],
  ])
  const two = await read('main;a 1 5\nmain;b 0 2\n')
  expect(two.map(profile => [profile.side, ...pictureOf(profile)])).toEqual([
    ['before', 'a; main = 1'],
    ['after', 'a; main = 5', 'b; main = 2'],
  ])
})

test('a damaged count is left out where the header tells of it, and refused where nothing does', async () => {
  const records = `x @ 0x6cdd30
#	0x6cdd2f	main.lost+0xf	/app/main.go:46
2 @ 0x6cdd31
#	0x6cdd30	main.kept+0xf	/app/main.go:50
`
  const [found] = await read(`goroutine profile: total 5\n${records.replace('x @', '3x @')}`)
  expect(pictureOf(found!)).toEqual(['main.kept /app/main.go:50 = 2'])
  expect(found!.warnings).toEqual([{ code: 'total-differs', facts: { announced: 5, found: 2 } }])
  const headless = new TextEncoder().encode(`1 @ 0x1\n#	0x1	main.a+0x1	/app/a.go:1\n3${records}`)
  expect(await readProfiles(headless)).toMatchObject({
    ok: false,
    failure: { code: 'not-a-profile', at: { line: 3 } },
  })
})

test.each([
  ['heap profile: 1: 1 [1: 1] @ heap/1048576\n999999999999999999: 1 [999999999999999999: 1] @ 0x1\n'],
  [`goroutine profile: total 1\n${'9'.repeat(400)} @ 0x1\n`],
  [`main;a ${'9'.repeat(400)}\n`],
  [`--- mutex:\ncycles/second=${'9'.repeat(400)}\n5 2 @ 0x1\n`],
])('absurd numbers stay numbers', async text => {
  const result = await readProfiles(new TextEncoder().encode(text))
  const values = result.ok
    ? result.value.flatMap(profile => profile.samples.values.flatMap(column => [...column]))
    : []
  expect(values.every(Number.isFinite)).toBe(true)
})

test('contentionz of C++ counts one in so many: values are multiplied by the sampling period', async () => {
  const [found] = await read(`--- contentionz 1 ---
cycles/second = 2000000000
sampling period = 100
3000 2 @ 0x6cdd30
`)
  expect(found!.samples.values.map(column => column[0])).toEqual([200, 150_000])
})

test('through reflect, a select without cases and nil channels park where others do', async () => {
  const [found] = await read(
    profile(
      SELECT,
      NIL,
      RECEIVE,
      SLEEP,
      record(1, '0x48bd0e 0x4672c9 0x48e58f 0x67ab06', 'reflect.rselect', '0x48e58e'),
      record(1, '0x48bd0e 0x468665 0x48e5af 0x67ab06', 'reflect.rselect', '0x48e5ae'),
      record(1, '0x48bd0e 0x48e5c8 0x48e5af 0x67ab06', 'reflect.rselect', '0x48e5ae'),
      record(1, '0x48bd0e 0x41ad19 0x48e10f 0x67ab06', 'reflect.chanrecv', '0x48e10e'),
      record(1, '0x48bd0e 0x41afee 0x48e10f 0x67ab06', 'reflect.chanrecv', '0x48e10e'),
    ),
  )
  expect(statesOf(found!).slice(4)).toEqual([
    'select (no cases) 0',
    'select 0',
    'select (no cases) 0',
    'chan receive (nil chan) 0',
    'chan receive 0',
  ])
})

test('a goroutine that has not run yet has no frames', async () => {
  const [found] = await read(profile(RECEIVE, SEND, '1 @ 0x493c01\n\n'))
  expect(pictureOf(found!)[2]).toBe(' = 1')
  expect(statesOf(found!)[2]).toBe('running 0')
})
