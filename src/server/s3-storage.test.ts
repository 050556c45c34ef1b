import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { newReceipt } from './receipt.ts'
import { s3Place } from './s3-place.ts'
import { s3Storage } from './s3-storage.ts'
import { describeStorage } from './storage.testkit.ts'
import { BUCKET, installGateway, startGateway } from './versitygw.testkit.ts'

const program = await installGateway()
const server = program === null ? null : await startGateway(program)
afterAll(() => server?.stop())

describe.runIf(server !== null)('against a real S3 server', () => {
  const env = server?.env ?? {}
  const open = (address: string, change = {}) => s3Storage(s3Place(address, { ...env, ...change }))

  describeStorage('a bucket', async () => open(`s3://${BUCKET}`))
  describeStorage('a prefix of a bucket', async () => open(`s3://${BUCKET}/team/stacks/`))

  it('sweeps more than a listing holds, and not what others put there', async () => {
    const storage = open(`s3://${BUCKET}/many`)
    const folder = join(server?.folder ?? '', 'many')
    await storage.put(newReceipt(1000).id, new Uint8Array([1]))
    const put = (name: string) => writeFile(join(folder, name), 'x')
    for (let i = 0; i < 2100; i++) await put(newReceipt(2000 + i).id)
    for (let i = 0; i < 1200; i++) await put(`0000-of-others-${i}`)
    expect(await storage.sweep(10_000)).toBe(2101)
    const left = await readdir(folder)
    expect(left.filter(name => name.startsWith('0000-of-others'))).toHaveLength(1200)
    expect(left.filter(name => /^[\w-]{29}$/.test(name))).toEqual([])
  }, 120_000)

  it.each([
    ['a wrong secret', `s3://${BUCKET}`, { AWS_SECRET_ACCESS_KEY: 'wrong' }, /403/],
    ['no such bucket', 's3://missing-bucket', {}, /NoSuchBucket/],
  ])('%s is an error, not an empty store', async (_, address, change, message) => {
    const storage = open(address, change)
    const { id } = newReceipt(2_000_000_000)
    await expect(storage.get(id)).rejects.toThrow(message)
    await expect(storage.put(id, new Uint8Array([1]))).rejects.toThrow(message)
    await expect(storage.sweep(1)).rejects.toThrow(message)
  })
})
