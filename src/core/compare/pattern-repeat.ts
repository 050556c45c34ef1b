import { type Faulty, faulty } from './pattern-fault.ts'
import type { Group } from './pattern-group.ts'

/** RE2 refuses to repeat more often, also in all when repetitions are nested. */
const MOST = 1000

/** Reads a repetition and applies it to the atom before it; null when none stands here (`{` alone is a character). */
export function readRepeat(source: string, at: number, { atoms, flags }: Group): number | Faulty | null {
  const match = /^(?:[*+?]|\{(0|[1-9]\d*)(?:(,)(0|[1-9]\d*|))?\})/.exec(source.slice(at))
  if (!match) return null
  const lazy = source[at + match[0].length] === '?'
  const end = at + match[0].length + (lazy ? 1 : 0)
  const part = source.slice(at, end)
  const least = Number(match[1] ?? 0)
  const most = match[3] === undefined || match[3] === '' ? least : Number(match[3])
  if (Math.max(least, most) > MOST || most < least) return faulty('repeat-size', at, part)
  const atom = atoms.at(-1)
  if (!atom || atom.kind === 'bare') return faulty('nothing-to-repeat', at, part)
  if (atom.kind === 'repeated') return faulty('nested-repeat', at, part)
  const repeats = atom.repeats * Math.max(1, most)
  if (repeats > MOST) return faulty('repeat-size', at, part)
  atoms[atoms.length - 1] = {
    text: `${atom.text}${match[0]}${lazy !== flags.U ? '?' : ''}`,
    repeats,
    kind: 'repeated',
  }
  return end
}
