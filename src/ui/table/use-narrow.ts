import { useSyncExternalStore } from 'react'

/** Where a table becomes a list of cards; `Table.module.css` says the same. */
const NARROW = '(width <= 640px)'

/** True on a phone: rows are cards there, so they are higher. */
export function useNarrow(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(NARROW).matches)
}

function listen(onChange: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
