import { displayNames } from '#core/symbol/display-names.ts'

/** A name as it fits into a box: the package part stands before the rest and is drawn dimmed. */
export interface Label {
  readonly dimmed: string
  readonly text: string
}

const NO_ROOM = 3

/**
 * The longest spelling that fits `room` characters: `pkg.(*Type).Method`, without the package, without the star, cut from the
 * left, the method alone; only then the end falls off. Null when not even two characters and a dot fit.
 */
export function fitName(names: readonly string[], room: number): Label | null {
  const first = firstSpelling(names)
  for (let i = first; i < names.length; i++) {
    const name = names[i] ?? ''
    if (name.length > room) continue
    const next = names[i + 1] ?? name
    const prefix = i === first && name.endsWith(next) ? name.length - next.length : 0
    return { dimmed: name.slice(0, prefix), text: name.slice(prefix) }
  }
  return room < NO_ROOM ? null : { dimmed: '', text: `${(names.at(-1) ?? '').slice(0, room - 1)}…` }
}

/** Characters of the spelling that a box would like to have. */
export function wantedLength(names: readonly string[]): number {
  return names[firstSpelling(names)]?.length ?? 0
}

/** The import path is for the tooltip and the details; a box starts with the package's own name. */
function firstSpelling(names: readonly string[]): number {
  return names.length > 1 && (names[0] ?? '').includes('/') ? 1 : 0
}

/** Spellings per frame, made when first asked for: a picture asks for the same ones in every frame. */
export function createNameBook(names: readonly string[]): (frame: number) => readonly string[] {
  const known: (readonly string[])[] = []
  return frame => {
    const made = known[frame] ?? displayNames(names[frame] ?? '')
    known[frame] = made
    return made
  }
}
