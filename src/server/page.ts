import { type Context, Hono } from 'hono'
import { DATA_POLICY, pagePolicy, SAFE_HEADERS } from './headers.ts'
import type { PageFile, PageFiles } from './page-files.ts'

const YEAR = 365 * 86_400

/** The page's files, read-only, with headers that leave it alone with itself. */
export function pageApp(files: PageFiles): Hono {
  const app = new Hono()
  const policy = pagePolicy(new TextDecoder().decode(files.get('/')?.bytes))

  app.use(async (c, next) => {
    for (const [name, value] of Object.entries(SAFE_HEADERS)) c.header(name, value)
    await next()
  })
  app.get('*', async c => {
    const file = files.get(c.req.path)
    if (!file) return notFound(c)
    c.header('content-security-policy', policy)
    return send(c, file)
  })
  app.all('*', c => {
    c.header('allow', 'GET, HEAD')
    return c.text('405\n', 405)
  })
  return app
}

async function send(c: Context, file: PageFile): Promise<Response> {
  c.header('etag', file.etag)
  c.header('cache-control', file.immutable ? `public, max-age=${YEAR}, immutable` : 'no-cache')
  c.header('vary', 'accept-encoding')
  if (c.req.header('if-none-match') === file.etag) return c.body(null, 304)
  const zipped = takesGzip(c) ? await file.zipped() : null
  if (zipped) c.header('content-encoding', 'gzip')
  return c.body(zipped ?? file.bytes, 200, { 'content-type': file.type })
}

function takesGzip(c: Context): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(c.req.header('accept-encoding') ?? '')
}

function notFound(c: Context): Response {
  c.header('content-security-policy', DATA_POLICY)
  return c.text('404\n', 404)
}
