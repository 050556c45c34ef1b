import { createHandler } from './handler.ts'
import type { Request } from './protocol.ts'

const handle = createHandler((response, transfer) => self.postMessage(response, { transfer: [...transfer] }))

/** Fetched now, so that the page goes on without a network; parsed while nothing else waits. */
setTimeout(async () => {
  await import('#core/profile/read-other.ts')
  await import('#core/profile/read-stream.ts')
  await import('#core/suspects/signatures/catalogue.ts')
  await import('#core/suspects/ranking.ts')
  await Promise.all([
    import('./filter-base.ts'),
    import('#core/share/link.ts'),
    import('#core/share/deflate.ts'),
    import('./share-levels.ts'),
  ])
}, 500)

self.addEventListener('message', (event: MessageEvent<Request>) => void handle(event.data))
