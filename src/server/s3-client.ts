import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { S3Place } from './s3-place.ts'

/** The bucket did not do what was asked. `code` is its own word, such as AccessDenied. */
export class S3Error extends Error {
  readonly status: number
  constructor(status: number, code: string) {
    super(`S3 answered ${status} ${code}`)
    this.status = status
  }
}

/** One request to the bucket; `key` is a name below the prefix, or empty for the bucket itself. */
export type S3Ask = (
  method: 'GET' | 'PUT' | 'DELETE',
  key: string,
  rest?: { readonly query?: Readonly<Record<string, string>>; readonly body?: Uint8Array<ArrayBuffer> },
) => Promise<Response | null>

const TRIES = 4
const FIRST_PAUSE_MS = 100
/** Less than a client of ours waits for its answer. */
const PATIENCE_MS = 12_000

/**
 * Signs (AWS Signature Version 4) and asks, again where the bucket is busy or the connection broke: every request here
 * may be repeated. Gives null for what is not there, and throws S3Error or what `fetch` throws.
 */
export function s3Client({ bucket, prefix, region, credentials }: S3Place): S3Ask {
  const client = new AwsClient({ ...credentials, region, service: 's3', retries: 0 })

  async function once(url: string, init: RequestInit): Promise<Response | null> {
    const answer = await client.fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
    if (answer.ok) return answer
    const text = await answer.text()
    const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? ''
    if (answer.status === 404 && code !== 'NoSuchBucket') return null
    throw new S3Error(answer.status, code)
  }

  return async (method, key, { query = {}, body } = {}) => {
    const url = new URL(bucket + (key === '' ? '' : prefix + key))
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const init = { method, ...(body && { body, headers: bodyHeaders(body) }) }
    for (let tries = 1; ; tries++) {
      try {
        return await once(url.href, init)
      } catch (error) {
        if (tries === TRIES || !isPassing(error)) throw error
        await wait(FIRST_PAUSE_MS * 2 ** tries * Math.random())
      }
    }
  }
}

/** The hash lets the bucket refuse bytes that changed on their way. */
function bodyHeaders(body: Uint8Array): Record<string, string> {
  return {
    'content-type': 'application/octet-stream',
    'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
  }
}

function isPassing(error: unknown): boolean {
  return error instanceof S3Error ? error.status >= 500 || error.status === 429 : true
}
