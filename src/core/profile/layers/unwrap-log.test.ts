import { gzipSync } from 'node:zlib'
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
const LINES = DUMP.trimEnd().split('\n')
const escaped = DUMP.replaceAll('\n', '\\n').replaceAll('\t', '\\t')
const daemon = `time="2020-05-01T10:00:00Z" level=info msg="=== BEGIN goroutine stack dump ===\\n${escaped}=== END ===" ns=k8s`

const cri = (text: string, size: number) => {
  const records: string[] = []
  for (let at = 0; at < text.length; at += size) {
    const mark = at + size < text.length ? 'P' : 'F'
    records.push(`2019-03-21T05:33:39.1234${at % 10}Z stderr ${mark} ${text.slice(at, at + size)}`)
  }
  return records.join('\n')
}

test.each([
  ['containerd-log', `starting\n${daemon}\nlevel=info msg="next"\n`],
  ['cri-log', LINES.map((line, i) => `2019-03-21T05:33:39.12${i}Z stderr F ${line}`).join('\n')],
  ['cri-log in containerd-log', cri(daemon, 90)],
  ['docker-json', LINES.map(log => JSON.stringify({ log: `${log}\n`, stream: 'stderr' })).join('\n')],
  [
    'docker-json in containerd-log',
    [daemon.slice(0, 100), `${daemon.slice(100)}\n`].map(log => JSON.stringify({ log })).join('\n'),
  ],
  ['go-test-json', LINES.map(line => JSON.stringify({ Action: 'output', Output: `${line}\n` })).join('\n')],
  ['journald-json', LINES.map(MESSAGE => JSON.stringify({ MESSAGE, _PID: '7' })).join('\n')],
  ['json-log', JSON.stringify({ level: 'info', msg: `BEGIN\n${DUMP}` })],
  [
    'log-prefix',
    LINES.filter(line => line !== '')
      .map((line, i) => `Mar 21 05:33:${40 + i} host containerd[1076]: ${line.replace('\t', '        ')}`)
      .join('\n'),
  ],
  ['log-prefix', LINES.map(line => `[pod/web-0/app] ${line}`).join('\n')],
  ['log-prefix', LINES.flatMap(line => [`web-1  | ${line}`, 'db-1   | checkpoint starting: time']).join('\n')],
  ['indent', LINES.map(line => `    ${line}`).join('\n')],
  ['indent', LINES.map(line => `\t${line}`).join('\n')],
])('%s', async (wrapper, text) => {
  const [profile, ...others] = await profilesFrom(new TextEncoder().encode(text))
  expect(others).toEqual([])
  expect(profile!.wrapper).toBe(wrapper)
  expect(pictureOf(profile!)).toEqual(['main.main /app/main.go:9 = 1', 'main.(*Hub).run /app/hub.go:20 = 1'])
  expect(statesOf(profile!)).toEqual(['running 0', 'select 0'])
  expect(Array.from(profile!.goroutines!.minutes)).toEqual([0, 5])
})

test('a dump in a log that was cut is read as far as it goes', async () => {
  const cut = daemon.slice(0, daemon.indexOf('hub.go:20'))
  const [profile] = await profilesFrom(new TextEncoder().encode(cut))
  expect(pictureOf(profile!)).toEqual(['main.main /app/main.go:9 = 1'])
  expect(profile!.warnings.map(warning => warning.code)).toEqual(['dump-cut'])
})

test('UTF-16 and base64', async () => {
  const text = `\ufeff${DUMP}`
  const utf16 = new Uint8Array(Uint16Array.from(text, char => char.charCodeAt(0)).buffer)
  const [profile] = await profilesFrom(utf16)
  expect([profile!.wrapper, profile!.samples.stack.length]).toEqual(['utf-16', 2])
  const packed = gzipSync(DUMP).toString('base64').replace(/.{76}/g, '$&\n')
  const [pasted] = await profilesFrom(new TextEncoder().encode(`\n${packed}\n`))
  expect([pasted!.wrapper, pasted!.samples.stack.length]).toEqual(['base64 in gzip', 2])
})
