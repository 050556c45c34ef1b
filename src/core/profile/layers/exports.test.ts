import { expect, test } from 'vitest'
import { pictureOf, profilesFrom, statesOf } from '#core/profile/profile.testkit.ts'

const DUMP = `goroutine 1 [running]:
main.main()
	/app/main.go:9 +0x1d

goroutine 18 [select, 5 minutes]:
main.(*Hub).run(0xc000012345, {0x1, 0x2?})
	/app/hub.go:20 +0x45
created by main.main in goroutine 1
	/app/main.go:5 +0x2a
`
const COUNTS = `goroutine profile: total 12
11 @ 0x43caa5 0x40852f 0x13c3793
# labels: {"op":"a \\"quoted\\", b", "tenant":"t0"}
#	0x13c3792	main.(*Hub).run+0x52	/app/hub.go:20

1 @ 0x43caa5 0x473fa1
#	0x473fa0	main.main+0x20	/app/main.go:9
`
const HEAP = `heap profile: 3: 24576 [4: 32768] @ heap/2
2: 16384 [3: 24576] @ 0x4a1b2c 0x473fa1
#	0x4a1b2b	main.grow+0x2b	/app/hub.go:31
#	0x473fa0	main.main+0x20	/app/main.go:9

1: 8192 [1: 8192] @ 0x473fa1
#	0x473fa0	main.main+0x20	/app/main.go:9
`
const MUTEX = `--- mutex:
cycles/second=1000000000
sampling period=1
9000 9 @ 0x4a1b2c 0x473fa1
#	0x4a1b2b	sync.(*Mutex).Unlock+0x2b	/usr/local/go/src/sync/mutex.go:65
#	0x473fa0	main.main+0x20	/app/main.go:9
`
const TEXTS = { dump: DUMP, counts: COUNTS, heap: HEAP, mutex: MUTEX }
type Wrap = (text: string) => string

const linesOf = (text: string) => text.trimEnd().split('\n')
const each = (text: string, line: (line: string, i: number) => string) => linesOf(text).map(line).join('\n')
const clock = (i: number) => `2026-01-02T10:00:${String(i % 60).padStart(2, '0')}.${i % 10}12Z`
const csv = (field: string) => (/[",\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)
const python = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\t', '\\t')}'`
const html = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const WRAPS: Record<string, Wrap> = {
  'time and tab before each line': text => each(text, (line, i) => `${clock(i)}\t${line}`),
  'cat -n': text => each(text, (line, i) => `${String(i + 1).padStart(6)}\t${line}`),
  'less -N': text => each(text, (line, i) => `${String(i + 1).padStart(7)} ${line}`),
  'grep -Hn -A': text => each(text, (line, i) => (i === 0 ? `a.log:1:${line}` : `a.log-${i + 1}-${line}`)),
  'time before the first line': text => `2026/01/02 10:00:00 ${text}2026/01/02 10:00:01 next\n`,
  colours: text => each(text, line => `\x1b[36mweb-1  | \x1b[0m${line}`),
  'CSV of a line each': text =>
    `Date,Line,Fields\n${each(text, (line, i) => `${clock(i)},${csv(line)},"{""app"":""shop""}"`)}\n`,
  'CSV of one row': text => `"Date","Content"\n"${clock(0)}","${text.replaceAll('"', '""')}"\n`,
  'YAML of a record each': text =>
    each(
      text,
      (line, i) => `---\ninsertId: a${i}\ntextPayload: ${JSON.stringify(line)}\ntimestamp: '${clock(i)}'`,
    ),
  'a string': text => JSON.stringify(text),
  'a list of strings': text => JSON.stringify(linesOf(text)),
  'a list of strings, over lines': text => JSON.stringify({ lines: linesOf(text) }, null, 2),
  'rows of time and line': text =>
    JSON.stringify({ tables: [{ rows: linesOf(text).map((line, i) => [clock(i), line]) }] }),
  'names and values': text =>
    JSON.stringify(
      linesOf(text).map((line, i) => [
        { field: '@timestamp', value: clock(i) },
        { field: '@message', value: line },
        { field: '@ptr', value: 'Clx' },
      ]),
      null,
      1,
    ),
  'hits with numbers beside': text =>
    JSON.stringify({ hits: linesOf(text).map((message, i) => ({ message, sort: [i] })) }, null, 2),
  'time, tag and record': text => each(text, (log, i) => `${clock(i)}\tkube.app\t${JSON.stringify({ log })}`),
  'record of a collector': text =>
    each(text, (log, i) => `[${i}] kube: [[17.5, {}], {"log"=>${JSON.stringify(log)}, "stream"=>"stderr"}]`),
  'a quoted field': text => `time=${clock(0)} level=ERROR msg=dump stack=${JSON.stringify(text)}`,
  'text as Python shows it': python,
  'bytes as Python shows them': text => `b${python(text)}`,
  'attribute of a page': text =>
    `<failure message="${html(text).replaceAll('\n', '&#xA;').replaceAll('\t', '&#x9;')}"/>`,
  'paragraphs of a mail': text =>
    `<html><body>${each(text, line => `<p class=MsoNormal>${html(line)}<o:p></o:p></p>`)}</body></html>`,
  'blanks that do not break': text => text.replaceAll('\t', '\u00a0\u00a0').replaceAll(' ', '\u00a0'),
  'places where a word may break': text => text.replaceAll('/', '/\u200b'),
  'a table of Markdown': text =>
    `| # | line |\n|---|---|\n${each(text, (line, i) => `| ${i} | \`${line}\` |`)}\n`,
  'blank lines between': text => text.replaceAll('\n', '\n\n'),
  'carriage returns alone': text => text.replaceAll('\n', '\r'),
  'the meter of curl inside': text =>
    `${text.slice(0, 60)}\r 50 17456    0 17456    0     0  8728k      0 --:--:-- --:--:-- --:--:-- 8728k${text.slice(60)}`,
  'broken at 60 columns': text => each(text, line => line.replace(/.{60}(?=.)/g, '$&\n')),
  'broken at blanks': text => each(text, line => line.replace(/.{44,71}[ \t](?=.)/g, '$&\n')),
  'quoted-printable of a mail': text =>
    `Content-Transfer-Encoding: quoted-printable\n\n${each(text, line =>
      line
        .replaceAll('=', '=3D')
        .replaceAll('\t', '=09')
        .replace(/(?:=..|[^=\n]){60}(?=.)/g, '$&=\n'),
    )}\n`,
  'a table': text => `+---+\n${each(text, line => `| ${line.padEnd(90)} |`)}\n+---+\n`,
}

const read = async (text: string) => {
  const profiles = await profilesFrom(new TextEncoder().encode(text))
  return profiles.map(profile => [
    pictureOf(profile),
    profile.stacks.state === null ? [] : statesOf(profile),
    Array.from(profile.goroutines?.creator ?? [], frame => profile.frames.line[frame]),
  ])
}

test.each(Object.keys(WRAPS))('%s', async name => {
  for (const [kind, text] of Object.entries(TEXTS))
    expect([kind, await read(WRAPS[name]!(text))]).toEqual([kind, await read(text)])
})

test('the newest line first', async () => {
  for (const [kind, text] of Object.entries(TEXTS)) {
    const lines = linesOf(text).filter(line => line !== '')
    const sorted = (await read(lines.toReversed().join('\n'))).map(([picture]) => picture!.toSorted())
    expect([kind, sorted]).toEqual([kind, (await read(text)).map(([picture]) => picture!.toSorted())])
  }
})
