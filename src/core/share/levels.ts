import { NONE } from '#core/profile/profile.ts'
import type { Deflater } from './deflate.ts'
import { encodeLink } from './link.ts'
import { MOST_CHARACTERS } from './link-limits.ts'
import { LEVELS, type Level, type Shared } from './shared.ts'
import { type Changed, type Handover, type SharedPart, sharedOf } from './shared-of.ts'

/** One way to hand the comparison over: how long its link is, and what it holds. */
export interface LevelLink extends SharedPart {
  readonly level: Level
  /** The part behind `d=`. */
  readonly payload: string
  /** Letters of the payload; the address of the page comes on top. */
  readonly characters: number
  /** Rows that travel, the one that stands for what is left out not counted. */
  readonly stacks: number
  readonly fits: boolean
}

/** Every level with its link, from most to least. `change` may redact what is about to be written. */
export async function levelsOf(
  handover: Handover,
  deflater: Deflater,
  change?: (shared: Shared) => Changed,
): Promise<readonly LevelLink[]> {
  const links: LevelLink[] = []
  for (const level of LEVELS) {
    const part = await sharedOf(handover, level, change)
    const payload = await encodeLink(part.shared, deflater)
    links.push({
      level,
      ...part,
      payload,
      characters: payload.length,
      stacks: part.rowOf.reduce((count, row) => count + (row === NONE ? 0 : 1), 0),
      fits: payload.length <= MOST_CHARACTERS,
    })
  }
  return links
}

/** The largest level that fits, or the smallest of all. */
export function bestLevel(links: readonly LevelLink[]): LevelLink | undefined {
  return links.find(({ fits }) => fits) ?? links.toSorted((a, b) => a.characters - b.characters)[0]
}
