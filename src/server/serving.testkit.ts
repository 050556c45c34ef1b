import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderStorage } from './folder-storage.ts'
import { DEFAULT_LIMITS, type Limits } from './limits.ts'
import { type Listening, listen, type Patience } from './listen.ts'
import type { PageFiles } from './page-files.ts'
import { site } from './site.ts'
import type { Storage } from './storage.ts'

const INDEX = {
  bytes: new TextEncoder().encode('<!doctype html><title>page</title>'),
  type: 'text/html; charset=utf-8',
  etag: 'W/"1"',
  immutable: false,
  zipped: async () => null,
}

/** A server on loopback over real HTTP, its store in a folder of its own. */
export interface Serving extends Listening {
  readonly address: string
  readonly folder: string
  readonly reports: readonly string[]
}

export async function serving(
  change: { limits?: Partial<Limits>; patience?: Patience; storage?: Storage; page?: PageFiles } = {},
): Promise<Serving> {
  const folder = await mkdtemp(join(tmpdir(), 'stackdrift-serving-'))
  const limits = { ...DEFAULT_LIMITS, rate: 0, ...change.limits }
  const storage = change.storage ?? (await folderStorage(folder))
  const reports: string[] = []
  const app = site(change.page ?? new Map([['/', INDEX]]), { storage, limits }, what => reports.push(what))
  const { port, close } = await listen(app, { port: 0, host: '127.0.0.1' }, change.patience)
  return {
    port,
    address: `http://127.0.0.1:${port}/`,
    folder,
    reports,
    async close() {
      await close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
