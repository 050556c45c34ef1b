import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { pageApp } from './page.ts'
import type { PageFiles } from './page-files.ts'

/** What is served beyond the page: a path, and the file or the object that stands there. */
export type Extras = ReadonlyMap<string, { readonly file: string } | { readonly json: object }>

const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/**
 * The page with a reader's own files, for this machine. Another name for its address is refused: a site could otherwise
 * give its own name to this machine and read them (DNS rebinding).
 */
export function openSite(page: PageFiles, extras: Extras): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    if (!LOCAL.test(c.req.header('host') ?? '')) return c.text('421\n', 421)
    return next()
  })
  for (const [path, extra] of extras) {
    app.get(path, async c => {
      c.header('cache-control', 'no-store')
      c.header('cross-origin-resource-policy', 'same-origin')
      c.header('x-content-type-options', 'nosniff')
      if ('json' in extra) return c.json(extra.json)
      return c.body(new Uint8Array(await readFile(extra.file)), 200, {
        'content-type': 'application/octet-stream',
      })
    })
  }
  return app.route('/', pageApp(page))
}
