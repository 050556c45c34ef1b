import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { folderStorage } from './folder-storage.ts'
import { newReceipt } from './receipt.ts'
import { describeStorage } from './storage.testkit.ts'

const root = await mkdtemp(join(tmpdir(), 'stackdrift-folder-'))
afterAll(() => rm(root, { recursive: true }))

describeStorage('a folder', () => folderStorage(join(root, 'contract')))

it('makes the folder, for its own user alone', async () => {
  const folder = join(root, 'deep', 'er')
  const storage = await folderStorage(folder)
  const { id } = newReceipt(2_000_000_000)
  await storage.put(id, new Uint8Array([1]))
  if (process.platform !== 'win32') {
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect((await stat(join(folder, id))).mode & 0o777).toBe(0o600)
  }
  expect(await readdir(folder)).toEqual([id])
})

it('sweeps what a crash left half written, once it is old, and leaves other files alone', async () => {
  const folder = join(root, 'crashed')
  const storage = await folderStorage(folder)
  const now = Date.now() / 1000
  for (const name of ['.partial-old', '.partial-new', 'README']) await writeFile(join(folder, name), 'half')
  await utimes(join(folder, '.partial-old'), now - 7200, now - 7200)
  await utimes(join(folder, 'README'), now - 7200, now - 7200)
  expect(await storage.sweep(now)).toBe(0)
  expect((await readdir(folder)).sort()).toEqual(['.partial-new', 'README'])
})

it('says so when the disk does not take it, and keeps no half of it', async () => {
  const folder = join(root, 'gone')
  const storage = await folderStorage(folder)
  await rm(folder, { recursive: true })
  await expect(storage.put(newReceipt(2_000_000_000).id, new Uint8Array([1]))).rejects.toThrow('ENOENT')
})
