import { useSyncExternalStore } from 'react'

/** Where a table becomes a list of cards; `Table.module.css` says the same. */
const narrow = matchMedia('(width <= 640px)')

/** True on a phone: rows are cards there, so they are higher. */
export function useNarrow(): boolean {
  return useSyncExternalStore(listen, () => narrow.matches)
}

function listen(onChange: () => void): () => void {
  narrow.addEventListener('change', onChange)
  return () => narrow.removeEventListener('change', onChange)
}
