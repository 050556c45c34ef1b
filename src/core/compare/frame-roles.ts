import { ADDRESS, type Comparison, type Frames, REST, STATE } from './comparison.ts'
import type { CompiledFilters, NameMatch } from './compile-filters.ts'
import type { Granularity } from './granularity.ts'

/** What the filters say of a frame, as bits. */
export const FOCUSED = 1
export const IGNORED = 2
export const HIDDEN = 4
export const STARTS = 8
/** A wait state: never matched, never hidden. */
export const WAITS = 16
const SHOWN = 32
/** A frame that stays: neither hidden nor a state. */
export const STAYS = 64
const ALL = 0xff

export type FrameRoles = Readonly<Record<'before' | 'after', Uint8Array>>

/** Whether the filters mean different things on the two sides. */
export function differ({ before, after }: FrameRoles): boolean {
  if (before === after) return false
  for (let frame = 0; frame < before.length; frame++) if (before[frame] !== after[frame]) return true
  return false
}

/** The roles of coarser frames; null where the frames that one stands for have different ones. */
export function coarseRoles(roles: FrameRoles, { ids, frames }: Granularity): FrameRoles | null {
  if (differ(roles)) return null
  const folded = new Uint8Array(frames.name.length)
  const known = new Uint8Array(frames.name.length)
  for (let frame = 0; frame < ids.length; frame++) {
    const own = ids[frame]!
    const role = roles.after[frame]!
    if (known[own] === 1 && folded[own] !== role) return null
    known[own] = 1
    folded[own] = role
  }
  return { before: folded, after: folded }
}

/** The texts that names are matched against, each once, and which of them every frame has. */
export interface FrameTexts {
  readonly texts: readonly string[]
  readonly name: Uint32Array
  readonly file: Uint32Array
  /** Of every file of a mapping. */
  readonly mapping: Uint32Array
}

export function frameTexts({ name, file, mapping }: Frames): FrameTexts {
  const ids = new Map<string, number>()
  const textsOf = (column: readonly string[]) => {
    return Uint32Array.from(column, text => {
      const known = ids.get(text)
      if (known === undefined) ids.set(text, ids.size)
      return known ?? ids.size - 1
    })
  }
  const columns = { name: textsOf(name), file: textsOf(file), mapping: textsOf(mapping?.files ?? []) }
  return { texts: [...ids.keys()], ...columns }
}

/**
 * Matches every text once. A frame matches by function name, source file or the file of its mapping; the mapping may
 * differ between the sides, and then so do the roles. A frame without symbols has its mapping alone, and `show` drops
 * it as pprof does. Source: matchesName, matchedLines and unmatchedLines in profile/filter.go of google/pprof.
 */
export function frameRoles(
  { frames }: Comparison,
  filters: CompiledFilters,
  known: FrameTexts = frameTexts(frames),
): FrameRoles {
  const roles = textRoles(known.texts, filters)
  const before = sideRoles(frames, known, roles, filters.show !== null, 'before')
  if (!frames.mapping) return { before, after: before }
  return { before, after: sideRoles(frames, known, roles, filters.show !== null, 'after') }
}

function textRoles(texts: readonly string[], filters: CompiledFilters): Uint8Array {
  const roles = new Uint8Array(texts.length)
  const add = (matches: NameMatch, bit: number) => {
    for (let i = 0; matches && i < texts.length; i++) if (matches(texts[i]!)) roles[i]! |= bit
  }
  add(filters.focus, FOCUSED)
  add(filters.ignore, IGNORED)
  add(filters.hide, HIDDEN)
  add(filters.showFrom, STARTS)
  add(filters.show, SHOWN)
  return roles
}

function sideRoles(
  { kind, mapping }: Frames,
  { name, file, mapping: mapped }: FrameTexts,
  roles: Uint8Array,
  shows: boolean,
  side: 'before' | 'after',
): Uint8Array {
  const places = mapping?.[side]
  const out = new Uint8Array(kind.length)
  for (let frame = 0; frame < out.length; frame++) {
    const own = kind[frame]!
    const place = places ? places[frame]! : 0
    const text = ownRole(own, roles[name[frame]!]!, roles[file[frame]!]!)
    const role = place === 0 ? text : text | (roles[mapped[place]!]! & (own === ADDRESS ? ~SHOWN : ALL))
    const hidden = shows && (role & (SHOWN | WAITS)) === 0 ? HIDDEN : 0
    out[frame] = role | hidden | (((role | hidden) & (HIDDEN | WAITS)) === 0 ? STAYS : 0)
  }
  return out
}

function ownRole(kind: number, byName: number, byFile: number): number {
  if (kind === STATE) return WAITS
  if (kind === REST) return 0
  return kind === ADDRESS ? byFile & ~SHOWN : byName | byFile
}
