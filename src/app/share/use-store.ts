import { useEffect, useState } from 'react'
import type { StoreOffer } from '#core/share/store-client.ts'
import type { FromStore } from '#core/share/store-failure.ts'
import { hinderance, pageStore } from '#state/page-store.ts'

/** What the page's server takes, asked when the share dialog opens and not before; null until it has answered. */
export function useStoreOffer(): FromStore<StoreOffer> | null {
  const [offer, setOffer] = useState<FromStore<StoreOffer> | null>(hinderance)
  useEffect(() => {
    if (hinderance()) return
    let wanted = true
    void pageStore.offer().then(answer => {
      if (wanted) setOffer(answer)
    })
    return () => {
      wanted = false
    }
  }, [])
  return offer
}

const HOUR = 3600
const DAY = 24 * HOUR
const USUAL: readonly number[] = [HOUR, DAY, 7 * DAY, 30 * DAY, 90 * DAY, 365 * DAY]

/** Seconds to choose from: the usual ones as far as the server grants them, its own, and its most. */
export function expiries({ expire }: StoreOffer): readonly number[] {
  const granted = [...USUAL, expire.default, expire.max].filter(seconds => seconds <= expire.max)
  return [...new Set(granted)].sort((a, b) => a - b)
}
