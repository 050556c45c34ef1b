import { type StoreClient, storeClient } from '#core/share/store-client.ts'
import { type FromStore, storeFailure } from '#core/share/store-failure.ts'

const PATIENCE_MS = 60_000

/** The store of the server that the page came from, if it has one. Nothing is asked before a reader wants it. */
export const pageStore: StoreClient = storeClient(
  (url, init) =>
    fetch(url, {
      ...init,
      cache: 'no-store',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }),
  '',
)

/** Why this page cannot have a store, before anybody is asked: no server, or no encryption without https. */
export function hinderance(): FromStore<never> | null {
  if (!location.protocol.startsWith('http')) return storeFailure('store-absent', { from: 'file' })
  return isSecureContext ? null : storeFailure('store-absent', { from: 'http' })
}
