/** Paths of the built page, relative to it, and a hash of all of them; filled in by the build. */
declare const FILES: readonly string[]
declare const VERSION: string

interface Extendable extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}

interface Fetching extends Extendable {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}

/** What there is of https://w3c.github.io/ServiceWorker/ in this file. */
interface Scope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { readonly claim: () => Promise<void> }
  readonly skipWaiting: () => Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void
}

const scope = self as unknown as Scope
const PREFIX = `stackdrift ${scope.registration.scope} `
const PAGE = 'index.html'

/** All or nothing: a version is complete, or it is not there. */
scope.addEventListener('install', event => event.waitUntil(keep()))

scope.addEventListener('activate', event =>
  event.waitUntil(forgetOthers().then(scope.clients.claim.bind(scope.clients))),
)

/** The page says when: a new version never replaces the one that somebody is looking at. */
scope.addEventListener('message', event => {
  if (event.data === 'take-over') void scope.skipWaiting()
})

/** Files of the page come from here. Everything else, what is shared or opened above all, passes by untouched. */
scope.addEventListener('fetch', event => {
  const path = pathOf(event.request)
  if (path !== null) event.respondWith(answer(path, event.request))
})

async function keep(): Promise<void> {
  const cache = await caches.open(PREFIX + VERSION)
  await Promise.all(
    FILES.map(async path => {
      const got = await fetch(path, { cache: 'no-cache' })
      if (!got.ok) throw new Error(`${path}: ${got.status}`)
      await cache.put(path, got.redirected ? plain(got) : got)
    }),
  )
}

/** Some servers lead `index.html` to its folder; a page that was led elsewhere may not answer a visit. */
function plain(got: Response): Response {
  return new Response(got.body, { headers: got.headers })
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter(name => name.startsWith(PREFIX) && name !== PREFIX + VERSION)
  await Promise.all(old.map(name => caches.delete(name)))
}

function pathOf({ method, url }: Request): string | null {
  const bare = url.replace(/[?#].*/s, '')
  const { scope: folder } = scope.registration
  if (method !== 'GET' || !bare.startsWith(folder)) return null
  const path = bare.slice(folder.length) || PAGE
  return FILES.includes(path) ? path : null
}

async function answer(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(PREFIX + VERSION)
  return (await cache.match(path)) ?? fetch(request)
}
