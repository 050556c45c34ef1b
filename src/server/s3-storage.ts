import { expiryOf } from '#core/share/stored-id.ts'
import { atMost } from './at-most.ts'
import { S3Error, s3Client } from './s3-client.ts'
import type { S3Place } from './s3-place.ts'
import type { Storage } from './storage.ts'

const AT_ONCE = 64
const PAGE = 1000

/** One object per name below a prefix of a bucket, which any number of processes may share. */
export function s3Storage(place: S3Place): Storage {
  const ask = s3Client(place)
  const inTurn = atMost(AT_ONCE)

  /** Names below the prefix in order, after a given one. */
  async function namesAfter(name: string): Promise<readonly string[]> {
    const { prefix } = place
    const query = { 'list-type': '2', 'max-keys': String(PAGE), prefix, 'start-after': prefix + name }
    const answer = await ask('GET', '', { query })
    const text = answer === null ? '' : await answer.text()
    return Array.from(text.matchAll(/<Key>([^<]*)<\/Key>/g), ([, key = '']) => key.slice(prefix.length))
  }

  async function remove(id: string): Promise<void> {
    await inTurn(() => ask('DELETE', id))
  }

  return {
    async put(id, bytes) {
      const answer = await inTurn(() => ask('PUT', id, { body: bytes }))
      if (answer === null) throw new S3Error(404, '')
    },
    get: id =>
      inTurn(async () => {
        const answer = await ask('GET', id)
        return answer && new Uint8Array(await answer.arrayBuffer())
      }),
    remove,
    async sweep(now) {
      let removed = 0
      for (let names = await namesAfter(''); names.length > 0; names = await namesAfter(names.at(-1) ?? '')) {
        const expired = names.filter(name => (expiryOf(name) ?? Number.POSITIVE_INFINITY) <= now)
        await Promise.all(expired.map(remove))
        removed += expired.length
        const alive = names.some(name => (expiryOf(name) ?? 0) > now)
        if (alive || names.length < PAGE) break
      }
      return removed
    },
  }
}
