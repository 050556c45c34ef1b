import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pprofBytes, profilesFrom } from '#core/profile/profile.testkit.ts'
import { readProfiles } from '#core/profile/read.ts'
import { readStream } from '#core/profile/read-stream.ts'
import { streamHost } from './inflate.ts'

const DUMP = Array.from(
  { length: 40 },
  (_, i) => `goroutine ${i + 1} [select]:\nmain.(*Hub).run(0xc000012345)\n\t/app/hub.go:20 +0x45\n`,
).join('\n')
const text = new TextEncoder()
const types = ['goroutine/count']
const BINARY = pprofBytes({ types, samples: [{ stack: 'main.f main.go:1', values: [40] }] })
const CONTENTS = { dump: text.encode(DUMP), binary: BINARY, packed: gzipSync(BINARY) }

const join = (...parts: readonly (string | Uint8Array)[]) =>
  new Uint8Array(Buffer.concat(parts.map(part => Buffer.from(part))))
const chunks = (bytes: Uint8Array) => {
  const parts: (string | Uint8Array)[] = []
  for (let at = 0; at < bytes.length; at += 100) {
    const part = bytes.subarray(at, at + 100)
    parts.push(`${part.length.toString(16)}\r\n`, part, '\r\n')
  }
  return join(...parts, '0\r\n\r\n')
}
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const lined = (bytes: Uint8Array) => base64(bytes).replace(/.{76}/g, '$&\r\n')
const OK = 'HTTP/1.1 200 OK\r\nContent-Type: application/octet-stream\r\n'

const WRAPS: Record<string, (bytes: Uint8Array) => Uint8Array> = {
  'head of an answer': bytes => join(OK, '\r\n', bytes),
  'answer in chunks': bytes => join(OK, 'Transfer-Encoding: chunked\r\n\r\n', chunks(bytes)),
  'answer once in chunks': bytes => join(OK, 'Transfer-Encoding: chunked\r\n\r\n', bytes),
  'answer behind a redirect': bytes => join('HTTP/2 302 \r\nlocation: /x\r\n\r\nHTTP/2 200 \r\n\r\n', bytes),
  'base64 on one line': bytes => text.encode(base64(bytes)),
  'base64 as a data URL': bytes => text.encode(`data:text/plain;charset=utf-8;base64,${base64(bytes)}`),
  'part of a mail': bytes =>
    text.encode(
      `From: a@example.com\r\nContent-Transfer-Encoding: base64\r\n\r\n${lined(bytes)}\r\n\r\n--b7--\r\n`,
    ),
  'base64 below a prompt': bytes =>
    text.encode(`$ kubectl exec web -- base64 dump\n${lined(bytes)}\n\n$ exit\n`),
}

const stream = async (bytes: Uint8Array) => {
  const open = () => {
    const parts = [bytes.subarray(0, 333), bytes.subarray(333)]
    return { read: async () => ({ done: parts.length === 0, value: parts.shift() }), cancel: async () => {} }
  }
  return readStream({ size: bytes.length, open }, streamHost, { onBytes: () => {}, stopped: () => false })
}

test.each(Object.keys(WRAPS))('%s', async name => {
  for (const [kind, content] of Object.entries(CONTENTS)) {
    if (content === BINARY && name.startsWith('base64 b')) continue
    const wrapped = WRAPS[name]!(content)
    const [profile] = await profilesFrom(wrapped)
    const total = profile!.samples.values[0]!.reduce((sum, value) => sum + value, 0)
    expect([kind, profile!.kind, total]).toEqual([kind, 'goroutine', 40])
    const streamed = await stream(wrapped)
    expect(streamed.ok && streamed.value.profiles[0]!.wrapper).toBe(profile!.wrapper)
  }
})

test('what a server answers in the place of a profile is said', async () => {
  const answer = join('HTTP/1.1 403 Forbidden\r\nContent-Length: 20\r\n\r\npods "web" forbidden\n')
  const result = await readProfiles(answer)
  expect(result.ok ? null : [result.failure.code, result.failure.facts.said]).toEqual([
    'server-message',
    '403 Forbidden: pods "web" forbidden',
  ])
})

test('a hex dump is called so', async () => {
  const line = (at: string) => `${at}: 676f 726f 7574 696e 6520 3120 5b72 756e  goroutine 1 [run`
  const result = await readProfiles(text.encode(`${line('00000000')}\n${line('00000010')}\n`))
  expect(result.ok ? null : result.failure.facts.kind).toBe('hex dump')
})
