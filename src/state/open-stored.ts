import { unseal } from '#core/share/seal.ts'
import { type FromStore, storeFailure } from '#core/share/store-failure.ts'
import { parseStored } from '#core/share/stored-id.ts'
import type { Work } from './facts.ts'
import { addProblem } from './loading.ts'
import { openLink } from './opening.ts'
import { hinderance, pageStore } from './page-store.ts'
import { store } from './store.ts'

/**
 * Shows a comparison from the store: fetches it, decrypts it with the key from the address, and goes on as with a link
 * that carries its data. What goes wrong becomes a problem.
 */
export async function openStored(stored: string): Promise<void> {
  const work: Work = { stage: 'reading', name: location.host, done: 0, total: 0, since: Date.now() }
  store.setState({ work })
  const found = await fetchStored(stored)
  if (store.getState().work !== work) return
  store.setState({ work: null })
  if (found.ok) await openLink(found.value, { stored })
  else addProblem('', found.failure)
}

/** The data as it would stand behind `d=`. */
async function fetchStored(stored: string): Promise<FromStore<string>> {
  const address = parseStored(stored)
  if (address === null) return storeFailure('stored-address')
  const hindered = hinderance()
  if (hindered) return hindered
  const found = await pageStore.get(address.id)
  return found.ok ? unseal({ bytes: found.value, key: address.key }) : found
}
