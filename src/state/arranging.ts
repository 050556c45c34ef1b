import type { FileId } from '#worker/protocol.ts'
import type { Facts } from './facts.ts'
import { changeSides, dropFiles, knownArrivals } from './loading.ts'
import { type Placing, placeFiles } from './place-files.ts'
import { store } from './store.ts'

export type Placement = 'before' | 'after' | 'replace-before' | 'replace-after' | 'shift' | 'fresh'
/** Where one file of a list can stand. */
export type Place = 'before' | 'series' | 'after' | 'aside'

const NOTHING: Placing = { before: [], after: [], series: [], aside: [], undecided: [] }

/** The reader's word on the files in doubt; null leaves them out. */
export function assign(placement: Placement | null): void {
  const { before, after, undecided } = store.getState()
  const sides: Record<Placement, Partial<Placing>> = {
    before: { before: [...before, ...undecided] },
    after: { after: [...after, ...undecided] },
    'replace-before': { before: undecided },
    'replace-after': { after: undecided },
    shift: { before: after, after: undecided },
    fresh: placeFiles(NOTHING, knownArrivals(), undecided, null),
  }
  if (placement === null) store.setState({ undecided: [] })
  else changeSides(() => ({ undecided: [], ...sides[placement] }))
  const facts = store.getState()
  const used = new Set([...PLACES.flatMap(place => facts[place]), ...facts.undecided])
  dropFiles(Object.values(facts.files).flatMap(file => (used.has(file.id) || !file.summary ? [] : [file.id])))
}

export const PLACES: readonly Place[] = ['before', 'series', 'after', 'aside']

/** Files by their places, each with the place it has. */
export function placesOf(facts: Pick<Facts, Place>): ReadonlyMap<FileId, Place> {
  const places = PLACES.flatMap(place => facts[place].map(id => [id, place] as const))
  return new Map(places)
}

/** Puts every file where the reader wants it. A side that is left alone is after. */
export function arrange(places: ReadonlyMap<FileId, Place>): void {
  const at = (place: Place) => [...places].flatMap(([id, own]) => (own === place ? [id] : []))
  const [before, after] = [at('before'), at('after')]
  changeSides(() => ({
    before: after.length === 0 ? [] : before,
    after: after.length === 0 ? before : after,
    series: at('series'),
    aside: at('aside'),
    arranging: false,
  }))
}

export function setArranging(arranging: boolean): void {
  store.setState({ arranging })
}
