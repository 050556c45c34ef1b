import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { serving } from './serving.testkit.ts'

const PATIENCE = { headers: 400, request: 1200, idle: 900 }

const server = await serving({ limits: { maxBytes: 100_000 }, patience: PATIENCE })
afterAll(() => server.close())

/** Sends a text as it is, then a piece every 50 ms; what came back, and after how long the server hung up. */
function drip(head: string, piece: string): Promise<{ answer: string; ms: number }> {
  return new Promise(resolve => {
    const begun = performance.now()
    let answer = ''
    const socket = connect(server.port, '127.0.0.1', () => socket.write(head))
    const timer = setInterval(() => socket.write(piece), 50)
    socket.on('data', data => {
      answer += data
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(timer)
      resolve({ answer, ms: performance.now() - begun })
    })
  })
}

const POST = 'POST /api/blobs HTTP/1.1\r\nHost: a\r\nContent-Type: application/octet-stream\r\n'

it('hangs up on headers that come drop by drop', async () => {
  const { answer, ms } = await drip('GET / HTTP/1.1\r\nHost: a\r\n', 'X-Slow: 1\r\n')
  expect(answer).toContain('408')
  expect(ms).toBeLessThan(5000)
})

it('hangs up on a body that comes drop by drop, and stores none of it', async () => {
  const { ms } = await drip(`${POST}Content-Length: 90000\r\n\r\n`, 'x')
  expect(ms).toBeLessThan(8000)
  expect(await readdir(server.folder)).toEqual([])
})

it('hangs up on a connection that says nothing', async () => {
  const { ms } = await drip('', '')
  expect(ms).toBeLessThan(5000)
})

it('answers others meanwhile', async () => {
  const slow = Array.from({ length: 50 }, () => drip('GET / HTTP/1.1\r\n', 'X: 1\r\n'))
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(server.address)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  await Promise.all(slow)
})

it.each([
  ['announced', { 'content-length': String(1e9) }, 413],
  ['unannounced', { 'transfer-encoding': 'chunked' }, 411],
])('cuts off a huge body that is %s, long before its end', async (_, length, status) => {
  const headers = { 'content-type': 'application/octet-stream', ...length }
  let sent = 0
  const answer = await new Promise<number>(resolve => {
    let said = 0
    const asked = request({ port: server.port, host: '127.0.0.1', method: 'POST', path: '/api/blobs', headers })
    const more = () => {
      while (sent < 1e9 && !asked.destroyed && asked.write(Buffer.alloc(65_536))) sent += 65_536
    }
    asked.on('drain', more)
    asked.on('response', response => {
      said = response.statusCode ?? 0
      response.resume()
    })
    asked.on('error', () => {})
    asked.on('close', () => resolve(said))
    more()
  })
  expect(answer).toBe(status)
  expect(sent).toBeLessThan(1.5e8)
  expect(await readdir(server.folder)).toEqual([])
})

it('a body shorter than it said is not stored', async () => {
  await new Promise<void>(resolve => {
    const socket = connect(server.port, '127.0.0.1', () => {
      socket.write(`${POST}Content-Length: 1000\r\n\r\nhalf`)
      setTimeout(() => socket.destroy(), 50)
    })
    socket.on('close', () => resolve())
  })
  await new Promise(resolve => setTimeout(resolve, 100))
  expect(await readdir(server.folder)).toEqual([])
  expect(server.reports).toEqual([])
})

it.each([
  '/api/blobs/../../etc/passwd',
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..\\..\\package.json',
  '/%',
  '/%c0%ae%c0%ae/',
  '//example.com/',
  'http://example.com/../etc/passwd',
  '/__proto__',
  '/constructor',
])('a path as it is on the wire: %s', async path => {
  const status = await new Promise<number>(resolve => {
    const asked = request({ port: server.port, host: '127.0.0.1', path }, response => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    asked.end()
  })
  expect([400, 404]).toContain(status)
})

it('headers beyond measure are refused', async () => {
  const { answer } = await drip(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, '')
  expect(answer).toContain('431')
})
