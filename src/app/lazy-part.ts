import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

const loaders: (() => Promise<unknown>)[] = []

/** A component whose code is fetched on first use, or before by `fetchParts`. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  fetchLater(load)
  return lazy(async () => ({ default: await load() }))
}

/** Code that is no component and is fetched on first use too. */
export function fetchLater(load: () => Promise<unknown>): void {
  loaders.push(load)
}

/** Fetches everything that is still missing, in the order of definition, so that the page goes on without a network. */
export async function fetchParts(): Promise<void> {
  for (const load of loaders) await load().catch(() => undefined)
}
