import { type ComponentType, createElement, lazy, type ReactElement, useEffect, useState } from 'react'

const loaders: (() => Promise<unknown>)[] = []

/** A component whose code is fetched on first use, or before by `fetch` or `fetchParts`. */
export interface Part<Props> {
  (props: Props): ReactElement
  readonly fetch: () => Promise<unknown>
  readonly isFetched: () => boolean
}

/**
 * Drawn at once where its code is there. Otherwise the boundary around it shows its fallback, and React holds what follows
 * back until 300 ms have gone by (`FALLBACK_THROTTLE_MS` in packages/react-reconciler/src/ReactFiberWorkLoop.js).
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let fetched: ComponentType<Props> | null = null
  const fetch = async () => {
    fetched ??= await load()
    return { default: fetched }
  }
  const Waiting: ComponentType<Props> = lazy(fetch)
  const chosen = () => fetched ?? Waiting
  const part = (props: Props) => createElement(Drawn<Props>, { chosen, props })
  fetchLater(fetch)
  return Object.assign(part, { fetch, isFetched: () => fetched !== null })
}

/** Stays with what it was first drawn with. */
function Drawn<Props extends object>({ chosen, props }: { chosen: () => ComponentType<Props>; props: Props }) {
  const [own] = useState(() => ({ part: chosen() }))
  return createElement(own.part, props)
}

/** Fetches a part when it will be wanted. True when it can be drawn, or cannot be had and says so when it is. */
export function useFetched({ fetch, isFetched }: Part<never>, wanted: boolean): boolean {
  const [tried, setTried] = useState(false)
  useEffect(() => {
    const done = () => setTried(true)
    if (wanted) void fetch().then(done, done)
  }, [fetch, wanted])
  return tried || isFetched()
}

/** Code that is no component and is fetched on first use too. */
export function fetchLater(load: () => Promise<unknown>): void {
  loaders.push(load)
}

/** Fetches everything that is still missing, in the order of definition, so that the page goes on without a network. */
export async function fetchParts(): Promise<void> {
  for (const load of loaders) await load().catch(() => undefined)
}
