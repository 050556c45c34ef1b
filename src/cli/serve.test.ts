import { once } from 'node:events'
import { readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Receipt, storeClient } from '#core/share/store-client.ts'
import { BUCKET, installGateway, startGateway } from '#server/versitygw.testkit.ts'
import { buildCommand, send, serve } from './served.testkit.ts'

const HOUR = 3600
const MINUTE_MS = 60_000
let built = ''

beforeAll(async () => {
  built = await buildCommand()
}, MINUTE_MS)
afterAll(() => rm(built, { recursive: true }))

/** Bytes that tell their own number, so that nobody's can be taken for another's; larger than a disk's block. */
function bytesOf(number: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new Uint32Array(5000).fill(number).buffer)
}

const numberIn = (bytes: Uint8Array<ArrayBuffer>) => new Uint32Array(bytes.buffer, 0, 1)[0]

interface Acknowledged extends Receipt {
  readonly number: number
}

/** Puts many, `atOnce` at a time, and tells of each that the server said to have. Ends when all are done or failed. */
async function putMany(address: string, count: number, atOnce: number, told: (one: Acknowledged) => void) {
  const { put } = storeClient(send, address)
  let next = 0
  const line = async () => {
    while (next < count) {
      const number = next++
      const answer = await put(bytesOf(number), HOUR)
      if (answer.ok) told({ ...answer.value, number })
      else if (answer.failure.facts.status === undefined) return
    }
  }
  await Promise.all(Array.from({ length: atOnce }, line))
}

async function expectAll(address: string, acknowledged: readonly Acknowledged[]) {
  const { get } = storeClient(send, address)
  const lost: number[] = []
  await Promise.all(
    acknowledged.map(async ({ id, number }) => {
      const got = await get(id)
      if (!got.ok || Buffer.compare(got.value, bytesOf(number)) !== 0) lost.push(number)
    }),
  )
  expect(lost).toEqual([])
}

describe('a folder', () => {
  it(
    'takes and gives a thousand at once without a loss',
    async () => {
      const server = await serve(built, ['--store', 'thousand'])
      const acknowledged: Acknowledged[] = []
      await putMany(server.address, 1000, 1000, one => acknowledged.push(one))
      expect(acknowledged).toHaveLength(1000)
      await expectAll(server.address, acknowledged)
      expect(await server.end('SIGTERM')).toBe(0)
    },
    MINUTE_MS,
  )

  it.each([1, 30, 120, 300])(
    'killed after %i answers, it has each that it acknowledged, whole',
    async after => {
      const store = `killed-${after}`
      const server = await serve(built, ['--store', store])
      const acknowledged: Acknowledged[] = []
      await putMany(server.address, 2000, 60, one => {
        acknowledged.push(one)
        if (acknowledged.length === after) server.process.kill('SIGKILL')
      })
      expect(acknowledged.length).toBeLessThan(2000)
      const again = await serve(built, ['--store', store])
      await expectAll(again.address, acknowledged)
      const { get } = storeClient(send, again.address)
      for (const id of (await readdir(join(built, store))).filter(name => !name.startsWith('.'))) {
        const got = await get(id)
        expect(got.ok && Buffer.compare(got.value, bytesOf(numberIn(got.value) ?? -1))).toBe(0)
      }
      await again.end('SIGTERM')
    },
    MINUTE_MS,
  )

  it(
    'answers what is under way when it is told to stop, and takes nothing new',
    async () => {
      const server = await serve(built, ['--store', 'stopped'])
      const acknowledged: Acknowledged[] = []
      let ended: Promise<number | null> | null = null
      await putMany(server.address, 500, 50, one => {
        acknowledged.push(one)
        ended ??= server.end('SIGTERM')
      })
      expect(await ended).toBe(0)
      expect(acknowledged.length).toBeLessThan(500)
      const again = await serve(built, ['--store', 'stopped'])
      await expectAll(again.address, acknowledged)
      expect(await readdir(join(built, 'stopped'))).toHaveLength(acknowledged.length)
      await again.end('SIGTERM')
    },
    MINUTE_MS,
  )
})

const program = await installGateway()

describe.runIf(program !== null)('several processes on one bucket', () => {
  it(
    'see what the others took, lost and deleted, also when one is killed',
    async () => {
      const bucket = await startGateway(program ?? '')
      const start = () => serve(built, ['--store', `s3://${BUCKET}/shared`], bucket.env)
      const [one, other] = [await start(), await start()]
      const acknowledged: Acknowledged[] = []
      await putMany(one.address, 300, 50, taken => {
        acknowledged.push(taken)
        if (acknowledged.length === 100) one.process.kill('SIGKILL')
      })
      expect(acknowledged.length).toBeGreaterThanOrEqual(100)
      await putMany(other.address, 100, 20, taken => acknowledged.push(taken))
      const third = await start()
      await expectAll(third.address, acknowledged)
      const { get } = storeClient(send, other.address)
      const [first] = acknowledged
      if (first) await storeClient(send, third.address).remove(first)
      expect(await get(first?.id ?? '')).toMatchObject({ failure: { code: 'stored-gone' } })
      expect([await other.end('SIGTERM'), await third.end('SIGTERM')]).toEqual([0, 0])
      await bucket.stop()
    },
    2 * MINUTE_MS,
  )
})

describe('the command line', () => {
  const KEYS = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' }

  it.each([
    [['file'], {}, 'options only'],
    [['--store', 's3://bucket'], { AWS_ACCESS_KEY_ID: '' }, 'AWS_ACCESS_KEY_ID'],
    [['--store', 's3://bucket'], { ...KEYS, AWS_ENDPOINT_URL: 'http://127.0.0.1:9' }, 'cannot be used'],
    [['--store', '/dev/null/x'], {}, 'cannot be used'],
    [['--max-size', '5 apples'], {}, '--max-size takes a size'],
    [['--expire', '100d'], {}, '--max-expire'],
    [['--expire', '5s'], {}, 'one minute'],
    [['--rate', 'fast'], {}, '--rate takes'],
    [['--port', '99999'], {}, 'no port 99999'],
    [['--host', 'nowhere.invalid'], {}, 'cannot listen'],
  ])('%j is refused in words', async (args, env, words) => {
    await expect(serve(built, args, env)).rejects.toThrow(new RegExp(`^2: stackdrift: .*${words}`))
  })

  it('a port that is taken is said', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const address = taken.address()
    const port = String(typeof address === 'object' && address ? address.port : 0)
    await expect(serve(built, ['--port', port])).rejects.toThrow(`port ${port} is taken`)
    taken.close()
  })

  it('grants what it is told, and serves the page without a store', async () => {
    const limits = ['--max-size', '1kB', '--expire', '2h', '--max-expire', '1d']
    const server = await serve(built, ['--store', 'limits', ...limits])
    const offer = { maxBytes: 1000, expire: { default: 7200, max: 86_400 } }
    expect(await storeClient(send, server.address).offer()).toEqual({ ok: true, value: offer })
    await server.end('SIGINT')
    const plain = await serve(built, ['--store', 'none'])
    expect(await (await fetch(plain.address)).text()).toContain('<title>page')
    expect(await storeClient(send, plain.address).offer()).toMatchObject({ failure: { code: 'store-absent' } })
    await plain.end('SIGINT')
  })
})
