import { expect, test } from 'vitest'
import { pictureOf, profilesFrom, statesOf } from '#core/profile/profile.testkit.ts'

const DUMP = `goroutine 1 [running]:
main.main()
	/app/main.go:9 +0x1d

goroutine 18 [select, 5 minutes]:
main.(*Hub).run(0xc000012345, {0x1, 0x2?})
	/app/hub.go:20 +0x45
main.(*Server).serveAllOfTheRequestsThatCome(0xc000012345, {0xc000223344, 0x2?, 0x55?}, 0xc000998877)
	/go/pkg/mod/example.com/shop/internal/orders@v1.2.3/server/requests.go:120 +0x145
created by main.main in goroutine 1
	/app/main.go:5 +0x2a

goroutine 19 [chan receive]:
main.wait[...](0x7)
	/app/wait.go:7 +0x11
created by main.main in goroutine 1
	/app/main.go:6 +0x2b
`
const LINES = DUMP.trimEnd().split('\n')
const PICTURE = [
  'main.main /app/main.go:9 = 1',
  'main.(*Hub).run /app/hub.go:20; main.(*Server).serveAllOfTheRequestsThatCome ' +
    '/go/pkg/mod/example.com/shop/internal/orders@v1.2.3/server/requests.go:120 = 1',
  'main.wait[...] /app/wait.go:7 = 1',
]

let seconds = 0
const stamp = () => new Date(Date.UTC(2024, 5, 7, 10) + 137 * ++seconds).toISOString()
const page = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('+', '&#43;')
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
const among = (noise: string) => LINES.flatMap((line, i) => (i % 3 === 1 ? [line, noise] : [line])).join('\n')
const broken = (width: number) =>
  LINES.flatMap(line => line.replaceAll('\t', '        ').match(new RegExp(`.{1,${width}}`, 'g')) ?? ['']).join(
    '\n',
  )
const words = LINES.map(line => line.replace('\t', '  ').replace(/(.{20,60}?[,/])(?=.{20})/g, '$1\n')).join(
  '\n',
)

const read = (text: string) => profilesFrom(new TextEncoder().encode(text))

test.each<[string, string, string | null]>([
  ['blanks for tabs', DUMP.replaceAll('\t', '    '), null],
  ['tabs lost', DUMP.replaceAll('\t', ''), null],
  ['blanks at line ends', LINES.map(line => line.padEnd(120)).join('\n'), null],
  ['a blank line after each', DUMP.replaceAll('\n', '\n\n'), null],
  ['code fences', DUMP.replace(/\n\n/g, '\n```\n\nand then\n\n```go\n'), null],
  ['a log in between', among('2024/06/07 10:00:00 INFO request done (took 5ms)'), null],
  ['JSON in between', among('{"level":"info","msg":"served (200)"}'), null],
  ['a stack trace of a logger in between', among('boom\nmain.handler\n\t/src/app/x.go:12'), null],
  ['a line behind it', `${DUMP}exit status 2`, null],
  ['Markdown took the stars', DUMP.replaceAll('(*', '(_'), null],
  ['a quote', LINES.map(line => `> ${line}`).join('\n'), 'quote'],
  ['back-ticks', LINES.map(line => (line === '' ? '' : `\`${line}\``)).join('\n'), 'markdown'],
  ['colours', LINES.map(line => `\x1b[36m${line}\x1b[0m`).join('\n'), 'terminal'],
  ['a page', `<html><body><pre>${page(DUMP)}</pre></body></html>`, 'html'],
  ['fixed blanks', DUMP.replaceAll('\t', '\u00a0\u00a0\u00a0\u00a0'), 'html'],
  [
    'times that lose zeros',
    LINES.map(line => `${stamp().replace(/0+Z/, 'Z')} ${line}`).join('\n'),
    'log-prefix',
  ],
  [
    'klog',
    LINES.map(line => `I0607 10:00:00.1234${10 + ++seconds} 1 a.go:42] ${line}`).join('\n'),
    'log-prefix',
  ],
  ['numbered lines', LINES.map((line, i) => `${i + 97}:${line}`).join('\n'), 'log-prefix'],
  ['a prefix before the first line only', `INFO[0123] ${DUMP}`, 'log-line'],
  ['rsyslog', LINES.map(line => line.replace('\t', '#011')).join('\n'), 'syslog'],
  ['cat -A', LINES.map(line => `${line.replace('\t', '^I')}$`).join('\n'), 'escaped-log'],
  ['every line twice', LINES.flatMap(line => [line, line]).join('\n'), 'doubled-lines'],
  [
    'newest line first',
    LINES.map(line => `${stamp()} ${line}`)
      .reverse()
      .join('\n'),
    'log-prefix in newest-first',
  ],
  ['broken at a column', broken(80), 'broken-lines'],
  ['broken between words', words, 'broken-lines'],
  ['one line per goroutine', DUMP.replace(/\s*\n(?!\n|goroutine)\s*/g, ' '), 'joined-lines'],
  ['CSV', `time,message\n${LINES.map(line => `2024,${cell(line)}`).join('\n')}`, 'csv'],
  ['a cell of CSV', `time,message,host\n${LINES.map(line => `2024,${cell(line)},web`).join('\n')}`, 'csv'],
  [
    'Loki',
    JSON.stringify(
      { data: { result: [{ values: LINES.map(line => ['1717750000000000000', line]) }] } },
      null,
      2,
    ),
    'loki-json',
  ],
  [
    'Elasticsearch',
    JSON.stringify({ hits: { hits: LINES.map(message => ({ _source: { host: 'a', message } })) } }),
    'json-log',
  ],
  [
    'Cloud Logging',
    JSON.stringify(
      LINES.map(textPayload => ({ textPayload })),
      null,
      2,
    ),
    'gcp-json',
  ],
  [
    'a record of a record',
    JSON.stringify({ log: `${JSON.stringify({ msg: DUMP })}\n` }),
    'docker-json in json-log',
  ],
])('%s', async (_, text, wrapper) => {
  const [profile, ...others] = await read(text)
  expect(others).toEqual([])
  expect(profile!.wrapper).toBe(wrapper)
  const { id, minutes, creatorId } = profile!.goroutines!
  const picture = pictureOf(profile!).map((stack, i) => [
    id[i],
    minutes[i],
    creatorId[i],
    statesOf(profile!)[i],
    stack,
  ])
  expect(picture.sort((one, another) => Number(one[0]) - Number(another[0]))).toEqual([
    [1, 0, 0, 'running 0', PICTURE[0]],
    [18, 5, 1, 'select 0', PICTURE[1]],
    [19, 0, 1, 'chan receive 0', PICTURE[2]],
  ])
  expect(profile!.warnings.filter(({ code }) => code !== 'year-unknown' && code !== 'zone-unknown')).toEqual([])
})

test('two pods whose lines are mixed are two captures', async () => {
  const other = DUMP.replaceAll('main.go:9', 'main.go:10').trimEnd().split('\n')
  const mixed = LINES.flatMap((line, i) => [`[pod/web-0/app] ${line}`, `[pod/web-1/app] ${other[i]}`])
  const profiles = await read(mixed.join('\n'))
  expect(profiles.map(profile => [pictureOf(profile)[0], profile.samples.stack.length])).toEqual([
    ['main.main /app/main.go:9 = 1', 3],
    ['main.main /app/main.go:10 = 1', 3],
  ])
})

test('dumps of a log with its newest line first come in the order of time', async () => {
  const later = DUMP.replaceAll('main.go:9', 'main.go:10')
  const profiles = await read(`${DUMP}\n${later}`.trimEnd().split('\n').reverse().join('\n'))
  expect(profiles.map(profile => pictureOf(profile).at(-1))).toEqual([
    'main.main /app/main.go:9 = 1',
    'main.main /app/main.go:10 = 1',
  ])
})

test('the goroutine that writes the second dump belongs to it, whatever its id', async () => {
  const later = DUMP.replace('goroutine 1 [', 'goroutine 77 [')
  const profiles = await read(`${DUMP}\n${later}`)
  expect(profiles.map(profile => Array.from(profile.goroutines!.id))).toEqual([
    [1, 18, 19],
    [77, 18, 19],
  ])
})

test('what is missing at either end is told', async () => {
  const warned = async (text: string) => (await read(text))[0]!.warnings.map(warning => warning.code)
  expect(await warned(`panic: boom\n\n${DUMP}exit status 2`)).toEqual([])
  expect(await warned(DUMP.slice(DUMP.indexOf('main.(*Hub)')))).toEqual(['beginning-missing'])
  expect(await warned(DUMP.slice(0, DUMP.lastIndexOf('/main.go')))).toEqual(['dump-cut'])
  expect(await warned('4 @ 0x1 0x2\n#\t0x1\tmain.f+0x1\t/a.go:1\n')).toEqual(['beginning-missing'])
})

test('lists of Delve and reports of goleak', async () => {
  const delve = `* Goroutine 1 - User: /app/main.go:9 main.main (0x4a1b2c) (thread 1234)
  Goroutine 18 - User: /app/hub.go:20 main.(*Hub).run (0x4a1f00) [select 1234567]
	0  0x000000000043e16e in runtime.gopark
	   at /usr/local/go/src/runtime/proc.go:398
	1  0x00000000004a1f00 in main.(*Hub).run
	   at /app/hub.go:20
[2 goroutines]
`
  const [list] = await read(delve)
  expect([pictureOf(list!), statesOf(list!)]).toEqual([
    ['main.main /app/main.go:9 = 1', 'main.(*Hub).run /app/hub.go:20 = 1'],
    ['running 0', 'select 0'],
  ])
  const goleak = `    leaks.go:78: found unexpected goroutines:
        [Goroutine 7 in state select, with main.(*Hub).run on top of the stack:
        main.(*Hub).run(0xc000012345)
        	/app/hub.go:20 +0x45
        created by main.main in goroutine 6
        	/app/main.go:12 +0x2a
        ]
`
  const [report] = await read(goleak)
  expect([pictureOf(report!), statesOf(report!)]).toEqual([
    ['main.(*Hub).run /app/hub.go:20 = 1'],
    ['select 0'],
  ])
})
