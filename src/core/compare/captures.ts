import type { Profile } from '#core/profile/profile.ts'
import type { SourceFile } from './notes.ts'

type Side = 'before' | 'after'

/** Captures of other moments in one file, as a log holds them; the two sides of a difference are not such. */
export function moments<T extends Pick<Profile, 'kind' | 'side'>>(captures: readonly T[]): readonly T[] {
  const [first] = captures
  const alike = captures.filter(capture => capture.side === null && capture.kind === first?.kind)
  return alike.length > 1 ? alike : []
}

/**
 * The part of a file that stands on a side. A difference gives each side its own part. Of several moments one is taken,
 * never their sum: the first before, the last after, or the one that is picked (counted from 0). Null when nothing is left.
 */
export function onSide(file: SourceFile, side: Side, picked: number | null): SourceFile | null {
  const own = file.profiles.filter(profile => (profile.side ?? side) === side)
  const several = moments(own)
  const at = Math.min(picked ?? (side === 'before' ? 0 : several.length - 1), several.length - 1)
  const taken = several[at]
  if (taken !== undefined) return { ...file, fingerprint: `${file.fingerprint}#${at}`, profiles: [taken] }
  if (own.length === 0) return null
  const parted = own.length < file.profiles.length
  return { ...file, fingerprint: parted ? `${file.fingerprint}#${side}` : file.fingerprint, profiles: own }
}
