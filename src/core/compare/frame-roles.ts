import { ADDRESS, type Comparison, FUNCTION, STATE } from './comparison.ts'
import type { CompiledFilters, NameMatch } from './compile-filters.ts'
import type { Granularity } from './granularity.ts'

/** What the filters say of a frame, as bits. */
export const FOCUSED = 1
export const IGNORED = 2
export const HIDDEN = 4
export const STARTS = 8
/** A wait state: never matched, never hidden. */
export const WAITS = 16

export type FrameRoles = Readonly<Record<'before' | 'after', Uint8Array>>

/** Whether the filters mean different things on the two sides. */
export function differ({ before, after }: FrameRoles): boolean {
  return before !== after && before.some((role, frame) => role !== after[frame])
}

/** The roles of coarser frames; null where the frames that one stands for have different ones. */
export function coarseRoles(roles: FrameRoles, { ids, frames }: Granularity): FrameRoles | null {
  if (differ(roles)) return null
  const known = new Int16Array(frames.name.length).fill(-1)
  for (let frame = 0; frame < ids.length; frame++) {
    const own = ids[frame]!
    if (known[own]! >= 0 && known[own] !== roles.after[frame]) return null
    known[own] = roles.after[frame]!
  }
  const folded = Uint8Array.from(known, role => Math.max(role, 0))
  return { before: folded, after: folded }
}

/**
 * Matches every frame once. A frame matches by function name, source file or the file of its mapping; the mapping may
 * differ between the sides, and then so do the roles. A frame without symbols has its mapping alone, and `show` drops
 * it as pprof does. Source: matchesName, matchedLines and unmatchedLines in profile/filter.go of google/pprof.
 */
export function frameRoles({ frames }: Comparison, filters: CompiledFilters): FrameRoles {
  const tests: readonly (readonly [NameMatch, number])[] = [
    [filters.focus, FOCUSED],
    [filters.ignore, IGNORED],
    [filters.hide, HIDDEN],
    [filters.showFrom, STARTS],
  ]
  const { name, file, kind, mapping } = frames
  const bits = new Map<string, number>()
  const rolesOf = (text: string) => {
    const known = bits.get(text)
    if (known !== undefined) return known
    let role = 0
    for (const [matches, bit] of tests) if (matches?.(text)) role |= bit
    if (filters.show?.(text)) role |= SHOWN
    bits.set(text, role)
    return role
  }
  const base = Uint8Array.from(name, (own, frame) => {
    if (kind[frame] === STATE) return WAITS
    if (kind[frame] === ADDRESS) return rolesOf(file[frame]!) & ~SHOWN
    return kind[frame] === FUNCTION ? rolesOf(own) | rolesOf(file[frame]!) : 0
  })
  const finish = (side: 'before' | 'after') =>
    base.map((role, frame) => {
      if (role === WAITS) return role
      const place = mapping?.[side][frame] ?? 0
      const whole =
        place === 0 ? role : role | (rolesOf(mapping!.files[place]!) & (kind[frame] === ADDRESS ? ~SHOWN : ALL))
      return filters.show && (whole & SHOWN) === 0 ? whole | HIDDEN : whole
    })
  const before = finish('before')
  if (!mapping) return { before, after: before }
  return { before, after: finish('after') }
}

const SHOWN = 32
const ALL = 0xff
