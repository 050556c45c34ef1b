import { NONE, type Profile } from '#core/profile/profile.ts'
import type { FrameMappings } from './comparison.ts'

type Side = 'before' | 'after'

/** Collects which binary or library the frames of a comparison belong to, per side; the first one seen stands. */
export function createMappingBook() {
  const files = ['']
  const known: Record<Side, number[]> = { before: [], after: [] }

  function add({ frames, mappings }: Profile, side: Side, ids: Uint32Array): void {
    const places = mappings.map(({ file }) => placeOf(file))
    if (places.every(place => place === 0)) return
    const own = known[side]
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i]!
      if (id !== NONE) own[id] ??= places[frames.mapping[i]!] ?? 0
    }
  }

  function placeOf(file: string): number {
    const place = files.indexOf(file)
    return place >= 0 ? place : files.push(file) - 1
  }

  function columns(size: number): FrameMappings | null {
    if (files.length === 1) return null
    const column = (side: Side) => Uint16Array.from({ length: size }, (_, id) => known[side][id] ?? 0)
    return { files, before: column('before'), after: column('after') }
  }

  return { add, columns }
}
