import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** One file of the page, in memory. */
export interface PageFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: string
  readonly etag: string
  /** The name holds a hash of the content, so that it never changes. */
  readonly immutable: boolean
  /** The bytes for browsers that take gzip; null where that is no gain. */
  readonly zipped: () => Promise<Uint8Array<ArrayBuffer> | null>
}

/** By path, which begins with a slash: what is no key does not exist. */
export type PageFiles = ReadonlyMap<string, PageFile>

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
}
const ZIPPED = /^(?:text\/|application\/(?:json|manifest)|image\/svg)/
const WORTH_ZIPPING = 1024

/** Reads the built page once. Throws where there is none. */
export async function readPage(folder: string): Promise<PageFiles> {
  const files = new Map<string, PageFile>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const path = `/${file.slice(folder.length).replaceAll('\\', '/').replace(/^\/+/, '')}`
    files.set(path, pageFile(path, new Uint8Array(await readFile(file))))
  }
  const index = files.get('/index.html')
  if (!index) throw new Error(`there is no index.html in ${folder}`)
  return files.set('/', index)
}

function pageFile(path: string, bytes: Uint8Array<ArrayBuffer>): PageFile {
  const type = TYPES[extname(path)] ?? 'application/octet-stream'
  let zipped: Promise<Uint8Array<ArrayBuffer> | null> | null = null
  return {
    bytes,
    type,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    immutable: /^\/assets\/.+-[\w-]{8,}\.\w+$/.test(path),
    zipped() {
      zipped ??= ZIPPED.test(type) && bytes.length >= WORTH_ZIPPING ? zip(bytes) : Promise.resolve(null)
      return zipped
    },
  }
}

async function zip(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await promisify(gzip)(bytes, { level: 9 }))
}
