import type { FileId } from '#worker/protocol.ts'
import { sourceOf } from './kept-sources.ts'
import type { Source } from './loading.ts'

/** What was compared before: the files themselves, as the reader gave them. */
export interface Recent {
  /** Names and sizes, so that comparing the same again only moves it to the front. */
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly before: readonly Source[]
  readonly after: readonly Source[]
}

const NAME = 'stackdrift'
const STORE = 'recent'
const MOST = 10
/** A pair beyond this is not kept: a browser gives a page only so much room. */
const MOST_BYTES = 100 * 2 ** 20

/** Newest first; empty where the browser forbids storage. */
export async function recentComparisons(): Promise<readonly Recent[]> {
  const all = await inStore<Recent[]>('readonly', store => store.getAll()).catch(() => [])
  return all.toSorted((one, other) => other.at - one.at)
}

/** Keeps a comparison, and the newest ten of all. A browser without room keeps nothing. */
export async function keepComparison(before: readonly FileId[], after: readonly FileId[]): Promise<void> {
  const sides = { before: before.flatMap(sourceOf), after: after.flatMap(sourceOf) }
  const files = [...sides.before, ...sides.after]
  const whole = files.length === before.length + after.length
  if (!whole || files.reduce((sum, { blob }) => sum + blob.size, 0) > MOST_BYTES) return
  const id = files.map(({ name, blob }) => `${name} ${blob.size}`).join('\n')
  try {
    await inStore('readwrite', store => store.put({ id, at: Date.now(), ...sides }))
    for (const { id: old } of (await recentComparisons()).slice(MOST)) await forgetComparison(old)
  } catch {
    // A private window, or no room: the comparison is not kept.
  }
}

export function forgetComparison(id: string): Promise<unknown> {
  return inStore('readwrite', store => store.delete(id))
}

/** Removes the data base itself, so that nothing is left of it. */
export function forgetAll(): Promise<void> {
  return new Promise(resolve => {
    const request = indexedDB.deleteDatabase(NAME)
    for (const type of ['success', 'error', 'blocked']) request.addEventListener(type, () => resolve())
  })
}

async function inStore<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(NAME, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE, { keyPath: 'id' }))
  const base = await answer(opening)
  try {
    return await answer(ask(base.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    base.close()
  }
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}
