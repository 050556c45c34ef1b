import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { openSite } from './open-site.ts'
import { pageApp } from './page.ts'
import { readPage } from './page-files.ts'

const META =
  '<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; connect-src &#39;self&#39;">'
const CODE = 'export const text = 1\n'.repeat(200)

const root = await mkdtemp(join(tmpdir(), 'stackdrift-page-'))
const folder = join(root, 'dist')
await mkdir(join(folder, 'assets'), { recursive: true })
await writeFile(join(root, 'outside.txt'), 'outside')
await writeFile(join(folder, 'index.html'), `<!doctype html><head>${META}</head>`)
await writeFile(join(folder, 'sw.js'), CODE)
await writeFile(join(folder, 'assets', 'index-Ab3_-x9Z.js'), CODE)
await writeFile(join(folder, 'assets', 'capture.pb.gz'), CODE)
const app = pageApp(await readPage(folder))
afterAll(() => rm(root, { recursive: true }))

const get = (path: string, headers = {}) => app.request(path, { headers })

describe('the page over HTTP', () => {
  it('sends the page’s own policy as a header, and with it what only a header can say', async () => {
    const { headers, status } = await get('/')
    expect(status).toBe(200)
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    )
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  })

  it('lets browsers keep for ever what has its hash in its name, and nothing else', async () => {
    const kept = await get('/assets/index-Ab3_-x9Z.js')
    expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    for (const path of ['/', '/index.html', '/sw.js', '/assets/capture.pb.gz'])
      expect((await get(path)).headers.get('cache-control')).toBe('no-cache')
  })

  it('says 304 to a browser that has it', async () => {
    const etag = (await get('/sw.js')).headers.get('etag') ?? ''
    const again = await get('/sw.js', { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect((await get('/sw.js', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('packs text for browsers that take it', async () => {
    const packed = await get('/sw.js', { 'accept-encoding': 'br, gzip' })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(packed.headers.get('vary')).toContain('accept-encoding')
    expect(gunzipSync(new Uint8Array(await packed.arrayBuffer())).toString()).toBe(CODE)
    for (const accept of ['br', 'gzip;q=0', '']) {
      const plain = await get('/sw.js', { 'accept-encoding': accept })
      expect(plain.headers.get('content-encoding')).toBeNull()
      expect(await plain.text()).toBe(CODE)
    }
    const bytes = await get('/assets/capture.pb.gz', { 'accept-encoding': 'gzip' })
    expect(bytes.headers.get('content-encoding')).toBeNull()
    expect(bytes.headers.get('content-type')).toBe('application/octet-stream')
  })

  it('reads and nothing else, and only what lies in the folder', async () => {
    expect((await app.request('/', { method: 'POST' })).status).toBe(405)
    for (const path of ['/outside.txt', '/../outside.txt', '/assets', '/assets/', '/index.htm', '/constructor'])
      expect((await get(path)).status).toBe(404)
  })

  it('a folder without a page is a fault', async () => {
    await expect(readPage(root)).rejects.toThrow('index.html')
  })
})

describe('a reader’s own files', () => {
  it('are for names of this machine alone', async () => {
    const extras = new Map([
      ['/open.json', { json: { before: [] } }],
      ['/open/after/0', { file: join(root, 'outside.txt') }],
    ])
    const open = openSite(await readPage(folder), extras)
    for (const host of ['localhost:4173', '127.0.0.1:4173', '[::1]:4173']) {
      expect(await (await open.request('/open/after/0', { headers: { host } })).text()).toBe('outside')
      expect(await (await open.request('/open.json', { headers: { host } })).json()).toEqual({ before: [] })
      expect((await open.request('/', { headers: { host } })).status).toBe(200)
    }
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:4173', ''])
      for (const path of ['/open/after/0', '/open.json', '/'])
        expect((await open.request(path, { headers: { host } })).status).toBe(421)
  })
})
