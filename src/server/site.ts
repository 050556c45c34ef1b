import { Hono } from 'hono'
import { blobApi } from './blob-api.ts'
import type { Limits } from './limits.ts'
import { pageApp } from './page.ts'
import type { PageFiles } from './page-files.ts'
import type { Storage } from './storage.ts'

/** What ciphertext goes to, and how much of it. */
export interface Store {
  readonly storage: Storage
  readonly limits: Limits
}

/** Tells the operator what went wrong, never what was stored nor its name. */
export type Report = (what: string) => void

/** The page, and under `api/` the store where there is one. */
export function site(page: PageFiles, store: Store | null, report: Report): Hono {
  const app = new Hono()
  if (store) {
    const api = blobApi(store.storage, store.limits)
    api.onError((error, c) => {
      if (c.req.raw.signal.aborted) return c.json({ error: 'cut' }, 400)
      report(`the store failed: ${wordOf(error)}`)
      return c.json({ error: 'storage failed' }, isFull(error) ? 507 : 500)
    })
    app.route('/api', api)
  }
  return app.route('/', pageApp(page))
}

/** A file system's message names the file, which is the blob's name; its code does not. */
export function wordOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message
}

function isFull(error: Error): boolean {
  return 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}
