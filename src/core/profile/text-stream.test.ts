import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fingerprintOf, newFingerprint } from './fingerprint.ts'
import { streamHost } from './packing/inflate.ts'
import { pictureOf, profilesFrom, statesOf } from './profile.testkit.ts'
import { readStream } from './read-stream.ts'
import { openTextStream } from './text-stream.ts'

const goroutine = (id: number) => `goroutine ${id} [${id % 2 ? 'select' : 'chan receive, 5 minutes'}]:
main.(*Hub).run(0xc000012345, {0x${id.toString(16)}, 0x2?})
	/app/hub${id % 5}.go:20 +0x45
created by main.main in goroutine 1
	/app/main.go:5 +0x2a
`
const DUMP = Array.from({ length: 40 }, (_, i) => goroutine(i + 1)).join('\n')
const LINES = DUMP.trimEnd().split('\n')

const TEXTS: Readonly<Record<string, string>> = {
  plain: DUMP,
  twice: `${DUMP}\nSIGQUIT: quit\n\n${DUMP}`,
  cri: LINES.map(line => `2019-03-21T05:33:39.1Z stderr F ${line}`).join('\n'),
  json: LINES.map(message => JSON.stringify({ message })).join('\n'),
  newest: LINES.map((line, i) => `2019-03-21T05:33:${10 + (i % 50)}Z ${line}`)
    .reverse()
    .join('\n'),
  debug1: `goroutine profile: total 2\n2 @ 0x1 0x2\n#\t0x1\tmain.f+0x1\t/a.go:1\n`,
  folded: 'main;serve;read 12\nmain;serve;write 3\n',
}

const bytesOf = (text: string) => new TextEncoder().encode(text)
const shown = (profiles: Awaited<ReturnType<typeof profilesFrom>>) =>
  profiles.map(profile => [pictureOf(profile), profile.stacks.state ? statesOf(profile) : [], profile.warnings])

test.each(Object.keys(TEXTS))('%s: pieces of any size give what the whole text gives', async name => {
  const bytes = bytesOf(TEXTS[name]!)
  const whole = shown(await profilesFrom(bytes))
  fc.assert(
    fc.property(fc.integer({ min: 1, max: bytes.length }), size => {
      const stream = openTextStream()
      for (let at = 0; at < bytes.length; at += size) stream.push(bytes.slice(at, at + size))
      expect(shown(stream.end()?.profiles ?? [])).toEqual(whole)
    }),
    { numRuns: 15 },
  )
})

const HOOKS = { onBytes: () => {}, stopped: () => false }

function fileOf(bytes: Uint8Array<ArrayBuffer>, size: number) {
  const open = () => {
    let at = 0
    return {
      read: async () => {
        const value = at < bytes.length ? bytes.slice(at, at + size) : undefined
        at += size
        return { done: value === undefined, value }
      },
      cancel: async () => {},
    }
  }
  return { size: bytes.length, open }
}

async function packed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

test('a dump of many windows, plain, packed and in a log', async () => {
  const count = 12_000
  const text = Array.from({ length: count }, (_, i) => goroutine(i + 1)).join('\n')
  const log = `noise\n${text.replaceAll('\n', '\n2019-03-21T05:33:39.1Z stderr F ').slice(0, -1)}`
  const plain = bytesOf(text)
  for (const bytes of [plain, await packed(plain), bytesOf(log)]) {
    const result = await readStream(fileOf(bytes, 60_001), streamHost, HOOKS)
    if (!result.ok) throw new Error(result.failure.code)
    const [profile] = result.value.profiles
    expect(profile!.samples.stack.length).toBeGreaterThanOrEqual(count - 1)
    expect(profile!.stacks.offsets).toHaveLength(11)
    expect(result.value.fingerprint).toBe(fingerprintOf(bytes))
  }
})

test('what is no text is read as a whole, and failures are those of a whole file', async () => {
  const read = async (content: string) => {
    const bytes = Uint8Array.from(content, char => char.charCodeAt(0))
    const result = await readStream(fileOf(bytes, 3), streamHost, HOOKS)
    return result.ok ? null : result.failure.code
  }
  expect(await read('\x7fELF\x02\x01\x01')).toBe('elf')
  expect(await read('<!doctype html><title>Sign in</title>')).toBe('html')
  expect(await read('\x1f\x8b\x08\x00')).toBe('gzip-truncated')
  expect(await read('')).toBe('empty')
})

test('fingerprints do not depend on the pieces', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 9 }), { maxLength: 6 }), pieces => {
      const fingerprint = newFingerprint()
      for (const piece of pieces) fingerprint.add(piece)
      expect(fingerprint.text()).toBe(fingerprintOf(Uint8Array.from(pieces.flatMap(piece => [...piece]))))
    }),
  )
})

test('one line of many pieces: escaped as a whole, in a log and in JSON', async () => {
  const count = 7_000
  const text = Array.from({ length: count }, (_, i) => goroutine(i + 1)).join('\n')
  const escaped = text.replaceAll('\n', '\\n').replaceAll('\t', '\\t')
  const one = JSON.stringify({ level: 'error', stack: text, caller: 'main.go:7' })
  expect(escaped.length).toBeGreaterThan(1 << 20)
  for (const line of [`time="2026-01-02T10:00:00Z" msg="dump ${escaped}" ns=k8s`, one]) {
    const result = await readStream(fileOf(bytesOf(`first\n${line}\nlast\n`), 60_001), streamHost, HOOKS)
    const [profile, ...others] = result.ok ? result.value.profiles : []
    expect([profile?.samples.stack.length, profile?.stacks.offsets.length, others]).toEqual([count, 11, []])
    expect(profile!.warnings).toEqual([])
  }
})

test.each(['utf-16le', 'utf-16be'] as const)('%s comes in pieces of odd lengths too', async order => {
  const little = Buffer.from(`\ufeff${DUMP.replaceAll('\n', '\r\n')}`, 'utf16le')
  const bytes = Uint8Array.from(order === 'utf-16le' ? little : Buffer.from(little).swap16())
  const result = await readStream(fileOf(bytes, 333), streamHost, HOOKS)
  const [profile] = result.ok ? result.value.profiles : []
  expect([profile?.wrapper, profile?.samples.stack.length]).toEqual(['utf-16', 40])
  expect(result.ok && result.value.fingerprint).toBe(fingerprintOf(bytes))
})
