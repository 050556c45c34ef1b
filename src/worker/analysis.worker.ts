import { createHandler } from './handler.ts'
import type { Request } from './protocol.ts'

const handle = createHandler((response, transfer) => self.postMessage(response, { transfer: [...transfer] }))

self.addEventListener('message', (event: MessageEvent<Request>) => void handle(event.data))
