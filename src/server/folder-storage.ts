import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expiryOf } from '#core/share/stored-id.ts'
import { atMost, joined } from './at-most.ts'
import type { Storage } from './storage.ts'

/** Files that are being written; what a crash leaves of them is swept. */
const PARTIAL = '.partial-'
const PARTIAL_SECONDS = 3600
const AT_ONCE = 32

/**
 * One file per name in a folder that several processes may share. A file appears under its name when its bytes are on the
 * disk (write, fsync, rename), and `put` resolves when the folder's entry is too. Rejects where it cannot write.
 */
export async function folderStorage(folder: string): Promise<Storage> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await access(folder, constants.W_OK)
  const inTurn = atMost(AT_ONCE)
  const syncEntries = joined(() => syncFolder(folder))

  async function put(id: string, bytes: Uint8Array): Promise<void> {
    const partial = join(folder, PARTIAL + randomUUID())
    try {
      await writeDurably(partial, bytes)
      await rename(partial, join(folder, id))
    } catch (error) {
      await rm(partial, { force: true })
      throw error
    }
  }

  async function sweep(now: number): Promise<number> {
    const names = await readdir(folder)
    const expired = names.filter(name => (expiryOf(name) ?? Number.POSITIVE_INFINITY) <= now)
    for (const name of expired) await rm(join(folder, name), { force: true })
    for (const name of names.filter(name => name.startsWith(PARTIAL))) await removeOld(join(folder, name), now)
    return expired.length
  }

  return {
    async put(id, bytes) {
      await inTurn(() => put(id, bytes))
      await syncEntries()
    },
    get: id => inTurn(() => readIfThere(join(folder, id))),
    async remove(id) {
      await rm(join(folder, id), { force: true })
      await syncEntries()
    },
    sweep,
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Windows opens no folders and keeps entries by itself. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const entries = await open(folder, 'r')
  try {
    await entries.sync()
  } finally {
    await entries.close()
  }
}

async function readIfThere(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(path))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

async function removeOld(path: string, now: number): Promise<void> {
  const found = await stat(path).catch(() => null)
  if (found && found.mtimeMs / 1000 < now - PARTIAL_SECONDS) await rm(path, { force: true })
}
