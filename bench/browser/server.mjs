import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
}

const EMPTY = '<!doctype html><html lang="en" data-ready="true"><title>empty</title><p>empty</p></html>'

/**
 * Serves folders under their names, and an empty page under `/empty/`, on a free port of this machine.
 * @param {Record<string, string>} folders
 * @returns {Promise<{address: string, close: () => void}>}
 */
export function serveFolders(folders) {
  const server = createServer((request, response) => {
    const [, name, ...rest] = decodeURIComponent(new URL(request.url, 'http://localhost').pathname).split('/')
    if (name === 'empty') return response.writeHead(200, { 'content-type': 'text/html' }).end(EMPTY)
    const path = folders[name] && join(folders[name], normalize(`/${rest.join('/')}`))
    const file = path?.endsWith('/') ? join(path, 'index.html') : path
    if (!file || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  return new Promise(resolve => {
    server.listen(0, '127.0.0.1', () => {
      const close = () => server.closeAllConnections() ?? server.close()
      resolve({ address: `http://127.0.0.1:${server.address().port}`, close })
    })
  })
}
