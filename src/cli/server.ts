import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.gz': 'application/octet-stream',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
}

/** Answers of the server beyond the page's own files: a path and what it gives. */
export type Extras = ReadonlyMap<string, { readonly file: string } | { readonly json: object }>

/** Serves a folder and a few extra files on the loopback interface, read-only. Resolves with the port it got. */
export function serve(folder: string, extras: Extras, port: number): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => {
    answer(folder, extras, request, response).catch(() => refuse(response, 500))
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', () => {
      const address = server.address()
      resolve({ server, port: typeof address === 'object' && address ? address.port : port })
    })
  })
}

async function answer(
  folder: string,
  extras: Extras,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
  const path = pathOf(request.url ?? '/')
  if (path === null) return refuse(response, 400)
  const extra = extras.get(path)
  if (extra && 'json' in extra) {
    response.writeHead(200, headers('.json'))
    response.end(JSON.stringify(extra.json))
    return
  }
  await sendFile(extra?.file ?? join(folder, path === '/' ? 'index.html' : path), request.method, response)
}

/** The path below the folder, or null when it is malformed or leaves it. */
function pathOf(url: string): string | null {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
    const safe = normalize(path).replaceAll('\\', '/')
    return safe.includes('\0') || safe.split('/').includes('..') ? null : safe
  } catch {
    return null
  }
}

async function sendFile(file: string, method: string, response: ServerResponse): Promise<void> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) return refuse(response, 404)
  response.writeHead(200, { ...headers(extname(file)), 'content-length': found.size })
  if (method === 'HEAD') response.end()
  else
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response)
}

function headers(extension: string): Record<string, string> {
  return {
    'content-type': TYPES[extension] ?? 'application/octet-stream',
    'cache-control': 'no-cache',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/plain' })
  response.end(`${status}\n`)
}
