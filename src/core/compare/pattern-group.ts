import type { Atom } from './pattern.ts'
import { type Faulty, faulty } from './pattern-fault.ts'

/** i: letters match in either case. m: `^ $` at lines. s: `.` matches a line break. U: lazy and greedy exchange. */
export interface Flags {
  readonly i: boolean
  readonly m: boolean
  readonly s: boolean
  readonly U: boolean
}

/** An open parenthesis, or the whole (`at` -1), with what stands in it so far. */
export interface Group {
  readonly at: number
  readonly atoms: Atom[]
  /** Changes in the middle: `a(?i)b`. */
  flags: Flags
}

/**
 * Reads what follows a `(`: a group, a named one, flags for the rest of the group or for a group of their own. Groups
 * capture nothing here, for only whether a name matches is asked. A repetition after flags is one of what is before them.
 */
export function readGroup(source: string, at: number, open: Group[]): number | Faulty {
  const outer = open.at(-1)!
  const enter = (length: number, flags: Flags) => {
    open.push({ at, atoms: [], flags })
    return at + length
  }
  if (source[at + 1] !== '?') return enter(1, outer.flags)
  const rest = source.slice(at)
  const named = /^\(\?P?<([^=!>][^>]*|)>/.exec(rest)
  if (named)
    return /^\w+$/.test(named[1]!) ? enter(named[0].length, outer.flags) : faulty('bad-name', at, named[0])
  const flagged = /^\(\?([imsU]*)(-[imsU]+)?([:)])/.exec(rest)
  if (!flagged) {
    const part = /^\(\?(?:<?[=!]|P?[<>=]|.)?/su.exec(rest)![0]
    return faulty(/^\(\?P?<(?![=!])/.test(rest) ? 'bad-name' : 'unsupported', at, part)
  }
  const flags = changed(outer.flags, flagged[1]!, flagged[2] ?? '')
  if (flagged[3] === ':') return enter(flagged[0].length, flags)
  outer.flags = flags
  const last = outer.atoms.at(-1)
  if (last?.kind === 'repeated') outer.atoms.splice(-1, 1, { ...last, text: `(?:${last.text})`, kind: 'atom' })
  return at + flagged[0].length
}

function changed(flags: Flags, on: string, off: string): Flags {
  const value = (flag: keyof Flags) => (flags[flag] || on.includes(flag)) && !off.includes(flag)
  return { i: value('i'), m: value('m'), s: value('s'), U: value('U') }
}
