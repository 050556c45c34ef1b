import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Failure } from './failure.ts'
import { readProfiles } from './read.ts'

async function failureOf(content: string | Uint8Array): Promise<Failure> {
  const bytes = typeof content === 'string' ? Uint8Array.from(content, char => char.charCodeAt(0)) : content
  const result = await readProfiles(bytes)
  if (result.ok) throw new Error('was read')
  return result.failure
}

test.each([
  ['', 'empty', undefined],
  ['go 1.22 trace\0\0\0\x01\x02', 'execution-trace', 'Go execution trace'],
  [`\x7fELF\x02\x01\x01${'\0'.repeat(9)}\x02\0`, 'elf', 'ELF binary'],
  [`\x7fELF\x02\x01\x01${'\0'.repeat(9)}\x04\0`, 'core-dump', 'core dump'],
  ['PK\x03\x04\x14\0', 'zip', 'zip'],
  ['\x89PNG\r\n\x1a\n', 'document', 'image'],
  ['\xfd7zXZ\0', 'packed', 'xz'],
  ['BZh91AY&SY', 'packed', 'bzip2'],
  ['\x04\x22\x4d\x18d', 'packed', 'lz4'],
  ['\xca\xfe\xba\xbe\0\0\0\x02', 'elf', 'Mach-O binary'],
  ['\xca\xfe\xba\xbe\0\0\0\x3d', 'elf', 'Java class'],
  [`\x7fELF\x02\x02\x01${'\0'.repeat(9)}\0\x04`, 'core-dump', 'core dump'],
  ['FLR\0\0\x02\0\x01', 'other-profiler', 'Java Flight Recorder'],
  ['PERFILE2h\0\0\0', 'other-profiler', 'perf.data'],
  ['\0\0\0\x01Bud1\0\0', 'document', '.DS_Store'],
  ['LPKSHHRH\0\0', 'document', 'journal file'],
  ['%PDF-1.7', 'document', 'PDF'],
  ['404 page not found\n', 'server-message', 'server message'],
  ['Error from server (Forbidden): nodes "a" is forbidden', 'server-message', 'server message'],
  [
    '# HELP go_goroutines Number\n# TYPE go_goroutines gauge\ngo_goroutines 12\n',
    'report',
    'Prometheus metrics',
  ],
  ['File: x\nType: goroutine\nShowing nodes accounting for 12, 100% of 12 total\n', 'report', 'pprof report'],
  ['{"cmdline":["/app"],"memstats":{"Alloc":1}}', 'json', 'expvar'],
  ['{"kind":"Status","apiVersion":"v1","message":"nope"}', 'json', 'Kubernetes status'],
  ['  \n\n ', 'empty', 'blank'],
  ['\n<!DOCTYPE html><html><head><title>Log in</title>', 'html', 'HTML'],
  ['<html><head><title>/debug/pprof/</title>', 'html', 'pprof index page'],
  ['<?xml version="1.0"?><Error><Code>AccessDenied</Code>', 'xml', 'XML'],
  ['{"error":"unauthorized"}', 'json', 'JSON'],
  ['[{"a":1}]', 'json', 'JSON'],
  ['{"resourceProfiles":[]}', 'other-profiler', 'OTLP profiles'],
  ['{"meta":{"interval":1,"processType":0},"threads":[]}', 'other-profiler', 'Firefox profile'],
  ['{"flamegraph":{"root":{}},"total":"12"}', 'other-profiler', 'Parca'],
  ['{"snapshot":{"meta":{}},"nodes":[]}', 'other-profiler', 'V8 profile'],
  ['        Signal: 6 (ABRT)\n  Stack trace of thread 12:\n', 'core-dump', 'coredumpctl'],
  ["thread 'main' panicked at src/main.rs:2:5:\n", 'other-profiler', 'stack of another language'],
  ['Error: boom\n    at f (/app/x.js:3:9)\n', 'other-profiler', 'stack of another language'],
  ['seconds and debug params are incompatible\n', 'server-message', 'server message'],
  ['command terminated with exit code 137\n', 'server-message', 'server message'],
  ['--2026-01-02 10:00:00--  http://web/debug/pprof/\n', 'server-message', 'server message'],
])('%j is refused as %s', async (content, code, kind) => {
  const { code: found, facts } = await failureOf(content)
  expect([found, facts.kind]).toEqual([code, kind])
})

test('text that is no profile is quoted, cut and without control characters', async () => {
  const failure = await failureOf(`a page\tof notes\n${'x'.repeat(500)}\x1b[31m`)
  expect(failure.code).toBe('not-a-profile')
  expect(failure.facts.quote).toMatch(/^a page of notes x{44}…$/)
})

test('what a server says is told', async () => {
  const status = await failureOf('{"kind":"Status","message":"nodes \\"a\\" is forbidden"}')
  expect(status.facts.said).toBe('nodes "a" is forbidden')
  expect((await failureOf('<html><head><title> Log in </title>')).facts.said).toBe('Log in')
})

test('unknown binary content', async () => {
  expect((await failureOf('\x00\x01\x02\xff\xfe')).code).toBe('unknown-format')
})

test('a protobuf of something else', async () => {
  expect((await failureOf('\x0a\x02hi\x12\x03you')).code).toBe('unknown-format')
})

test('gzip that ends early, and gzip that is damaged', async () => {
  const packed = Buffer.from('H4sIAAAAAAAAA8tIzcnJVyjPL8pJAQCFEUoNCwAAAA==', 'base64')
  const cut = await failureOf(new Uint8Array(packed.subarray(0, 16)))
  expect([cut.code, cut.at]).toEqual(['gzip-truncated', { byte: 16 }])
  const damaged = new Uint8Array(packed)
  damaged[12] = 0xff
  expect((await failureOf(damaged)).code).toBe('gzip-corrupt')
})

test('a dump in gzip that ends early is read as far as it goes, and that is told', async () => {
  const dump = Array.from(
    { length: 400 },
    (_, i) => `goroutine ${i + 1} [chan send]:\nmain.f${i * 7919}()\n\t/src/main.go:${i} +0x1d\n`,
  )
  const packed = gzipSync(dump.join('\n'))
  const result = await readProfiles(packed.subarray(0, packed.length >> 1))
  const [profile] = result.ok ? result.value : []
  expect(profile).toMatchObject({
    format: 'goroutine-debug2',
    wrapper: 'gzip',
    warnings: [{ code: 'packing-cut' }, { code: 'dump-cut' }],
  })
  expect(profile!.goroutines?.id.length).toBeGreaterThan(100)
  const notes = gzipSync('nothing of a profile\n'.repeat(4000))
  expect((await failureOf(new Uint8Array(notes.subarray(0, notes.length - 20)))).code).toBe('gzip-truncated')
})

test('what unpacks beyond the limit is stopped', async () => {
  const result = await readProfiles(Uint8Array.of(0x1f, 0x8b, 8), {
    inflate: () => Promise.reject(new RangeError('Cannot create a Buffer larger than 268435456 bytes')),
  })
  expect(result.ok ? null : result.failure.code).toBe('inflates-too-far')
})

test('text in UTF-16 without a mark, and packed content as base64 or a data URL', async () => {
  const dump = 'goroutine 1 [running]:\nmain.main()\n\t/src/main.go:12 +0x1d\n'
  const wide = Array.from(dump.repeat(2)).flatMap(char => [char.charCodeAt(0), 0])
  const read = async (bytes: Uint8Array) => {
    const result = await readProfiles(bytes)
    return result.ok ? result.value[0]?.wrapper : result.failure
  }
  expect(await read(Uint8Array.from(wide))).toBe('utf-16')
  expect(await read(Uint8Array.from([0, ...wide.slice(0, -1)]))).toBe('utf-16')
  const base64 = Buffer.from(gzipSync(dump)).toString('base64')
  expect(await read(Buffer.from(`\n ${base64}`))).toBe('base64 in gzip')
  expect(await read(Buffer.from(`data:application/gzip;base64,${base64}`))).toBe('base64 in gzip')
})
