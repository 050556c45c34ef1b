import { createRoot } from 'react-dom/client'
import { ownSource } from '#app/own-source.ts'
import { UpdatePrompt } from './UpdatePrompt.tsx'

/**
 * Keeps the page on this machine, so that it opens without a network; a new version waits until the reader wants it.
 * `data-offline` tells when the network may be cut for good.
 */
export async function startOffline(): Promise<void> {
  if (!import.meta.env.PROD || ownSource !== null || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register('./service-worker.js').catch(() => null)
  if (registration === null) return
  const offer = () => {
    if (registration.waiting && serviceWorker.controller) ask(registration.waiting)
  }
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer)
  })
  offer()
  await serviceWorker.ready
  document.documentElement.dataset.offline = 'true'
}

let asked = false

function ask(waiting: ServiceWorker): void {
  if (asked) return
  asked = true
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const reload = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    waiting.postMessage('take-over')
  }
  const leave = () => {
    root.unmount()
    place.remove()
  }
  root.render(<UpdatePrompt onReload={reload} onLater={leave} />)
}
