import { expect, test } from 'vitest'
import { logTimeIn } from './layers/log-time.ts'
import { profilesFrom } from './profile.testkit.ts'

test.each([
  ['2026-11-21T10:00:00.123456789Z stderr F goroutine', '2026-11-21T10:00:00.123Z', null],
  ['2026-11-21T10:00:00+0200 host app[12]: x', '2026-11-21T08:00:00.000Z', null],
  ['time="2026-11-21T10:00:00-05:30" level=info', '2026-11-21T15:30:00.000Z', null],
  ['Sat 2026-11-21 10:00:00.000123 UTC host app', '2026-11-21T10:00:00.000Z', null],
  ['2026/11/21 10:00:00 http: panic serving', '2026-11-21T10:00:00.000Z', 'zone'],
  ['"Nov 21, 2026 @ 10:00:00.000","web"', '2026-11-21T10:00:00.000Z', 'zone'],
  ['1.2.3.4 - - [21/Nov/2026:10:00:00 +0100] "GET', '2026-11-21T09:00:00.000Z', null],
  ['Date: Sat, 21 Nov 2026 10:00:00 GMT', '2026-11-21T10:00:00.000Z', null],
  ['{"level":50,"time":1795255200000,"msg":"x"}', '2026-11-21T10:00:00.000Z', null],
  ['__REALTIME_TIMESTAMP=1795255200000000', '2026-11-21T10:00:00.000Z', null],
  ['{"ts":1795255200.25,"stack":"x"}', '2026-11-21T10:00:00.250Z', null],
  ['{"values":[["1795255200000000000","x"]]}', '2026-11-21T10:00:00.000Z', null],
  ['Nov 21 10:00:00 host app[12]: x', null, 'year'],
  ['E1121 10:00:00.000001       1 main.go:42] x', null, 'year'],
])('%s', (line, time, missing) => {
  const found = logTimeIn(line)
  expect([found?.time == null ? null : new Date(found.time).toISOString(), found?.missing]).toEqual([
    time,
    missing,
  ])
})

test.each([
  'goroutine 1795255200 [select]:',
  '\t/app/main.go:9 +0x1d',
  'main.f(0x7f1795255200000)',
  '10 @ 0x43caa5',
])('no time: %s', line => expect(logTimeIn(line)).toBeNull())

const DUMP = [
  'goroutine 1 [running]:',
  'main.main()',
  '\t/app/main.go:9 +0x1d',
  '',
  'goroutine 2 [select]:',
  'main.f()',
]
const twice = (line: (text: string, minute: string) => string) =>
  ['10', '25']
    .flatMap(minute => [...DUMP, '\t/app/main.go:20 +0x1d', ''].map(text => line(text, minute)))
    .join('\n')

const timesOf = async (text: string) => {
  const profiles = await profilesFrom(new TextEncoder().encode(text))
  return profiles.map(({ time, warnings }) => [
    time === null ? null : new Date(time).toISOString(),
    ...warnings.map(({ code, facts }) => `${code} ${facts.text}`),
  ])
}

const BOTH = [['2026-11-21T10:10:00.000Z'], ['2026-11-21T10:25:00.000Z']]

test.each<[string, (text: string, minute: string) => string, readonly unknown[]]>([
  ['container log', (text, minute) => `2026-11-21T10:${minute}:00.000000001Z stderr F ${text}`, BOTH],
  ['JSON', (log, minute) => JSON.stringify({ log: `${log}\n`, time: `2026-11-21T10:${minute}:00Z` }), BOTH],
  [
    'JSON over lines',
    (message, minute) => JSON.stringify({ '@timestamp': `2026-11-21T10:${minute}:00Z`, message }, null, 2),
    BOTH,
  ],
  ['journal', (text, minute) => `2026-11-21T12:${minute}:00+0200 host app[12]: ${text}`, BOTH],
  [
    'syslog',
    (text, minute) => `Nov 21 10:${minute}:00 host app[12]: ${text}`,
    [
      [null, 'year-unknown Nov 21 10:10:00'],
      [null, 'year-unknown Nov 21 10:25:00'],
    ],
  ],
  [
    'first lines alone',
    (text, minute) => (text === DUMP[0] ? `2026/11/21 10:${minute}:00 dump follows\n${text}` : text),
    [
      ['2026-11-21T10:10:00.000Z', 'zone-unknown 2026/11/21 10:10:00'],
      ['2026-11-21T10:25:00.000Z', 'zone-unknown 2026/11/21 10:25:00'],
    ],
  ],
])('each dump has the time of its record: %s', async (_, line, times) => {
  expect(await timesOf(twice(line))).toEqual(times)
})

test('two texts of debug=1 in one log', async () => {
  const one = [
    'goroutine profile: total 2',
    '2 @ 0x43caa5 0x473fa1',
    '#\t0x473fa0\tmain.main+0x20\t/app/main.go:9',
  ]
  const log = ['10', '25'].flatMap(minute => one.map(text => `2026-11-21T10:${minute}:00Z ${text}`)).join('\n')
  expect(await timesOf(log)).toEqual(BOTH)
})

test('a log line in the middle of a dump is no time of it', async () => {
  const [first, ...rest] = DUMP
  const text = [
    first,
    rest[0],
    rest[1],
    '2026-11-21T10:00:00Z other',
    '',
    rest[3],
    rest[4],
    '\t/app/main.go:20',
    '',
  ].join('\n')
  expect(await timesOf(text)).toEqual([[null]])
})
