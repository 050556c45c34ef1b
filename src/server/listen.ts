import { createServer, type Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'

/** How long a client may take, in milliseconds. */
export interface Patience {
  readonly headers: number
  /** Headers and body together. */
  readonly request: number
  /** Without a byte in either direction. */
  readonly idle: number
}

const PATIENCE: Patience = { headers: 20_000, request: 120_000, idle: 60_000 }
const LAST_ANSWERS_MS = 10_000
/** Connections that wait to be taken; the kernel may lower it. */
const BACKLOG = 4096

export interface Listening {
  readonly port: number
  /** Takes nothing new, finishes what is under way, then cuts what is left. */
  readonly close: () => Promise<void>
}

/** Serves over HTTP/1.1. Rejects where the port cannot be had. */
export async function listen(
  { fetch }: Pick<Hono, 'fetch'>,
  at: { readonly port: number; readonly host: string },
  patience: Patience = PATIENCE,
): Promise<Listening> {
  const server = createAdaptorServer({
    fetch,
    overrideGlobalObjects: false,
    createServer,
    serverOptions: {
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      connectionsCheckingInterval: Math.min(patience.headers, 1000),
      keepAliveTimeout: Math.min(patience.idle, 5000),
      maxHeaderSize: 16_384,
    },
  }) as Server
  server.timeout = patience.idle
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ ...at, backlog: BACKLOG }, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : at.port,
    close: () => closed(server),
  }
}

async function closed(server: Server): Promise<void> {
  const ended = new Promise<void>(resolve => server.close(() => resolve()))
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS)
  await ended
  clearInterval(idle)
  clearTimeout(cut)
}
