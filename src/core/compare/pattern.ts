import { foldCase } from './case-folds.ts'
import { type Ranges, spelled, spelledRanges } from './code-points.ts'
import { readClass } from './pattern-class.ts'
import { readEscape } from './pattern-escape.ts'
import { type Faulty, faulty, type PatternFault } from './pattern-fault.ts'
import { type Group, readGroup } from './pattern-group.ts'
import { readRepeat } from './pattern-repeat.ts'

export type Pattern =
  | { readonly ok: true; readonly matches: (text: string) => boolean }
  | { readonly ok: false; readonly fault: PatternFault }

/**
 * Compiles a regular expression in the syntax of RE2, which pprof uses: unanchored, case-sensitive. It is translated for
 * JavaScript's engine; what only that engine knows (looking around, references back) is refused as RE2 does.
 * Never throws. Unlike RE2 the engine may take exponential time, which is why this runs in the worker.
 */
export function compilePattern(source: string): Pattern {
  const translated = translate(source)
  if (typeof translated !== 'string') return { ok: false, fault: translated.fault }
  try {
    const expression = new RegExp(translated, 'u')
    return { ok: true, matches: text => expression.test(text) }
  } catch {
    return { ok: false, fault: { code: 'unsupported', at: 0, part: source } }
  }
}

/** One thing that can be repeated, as JavaScript spells it, and how often its insides repeat at most. */
export interface Atom {
  readonly text: string
  readonly repeats: number
  /** 'bare' takes no repetition (a `|`), 'repeated' has one already. */
  readonly kind: 'atom' | 'bare' | 'repeated'
}

const DEEPEST = 1000

function translate(source: string): string | Faulty {
  const open: Group[] = [{ at: -1, atoms: [], flags: { i: false, m: false, s: false, U: false } }]
  let at = 0
  while (at < source.length) {
    const step = readStep(source, at, open)
    if (typeof step !== 'number') return step
    if (open.length > DEEPEST) return faulty('too-deep', at, source)
    at = step
  }
  const group = open.pop()!
  if (open.length > 0) return faulty('missing-paren', group.at, source.slice(group.at))
  return joined(group)
}

/** Reads one piece and puts it into the innermost open group; gives where the text goes on. */
function readStep(source: string, at: number, open: Group[]): number | Faulty {
  const group = open.at(-1)!
  const { flags, atoms } = group
  const add = (text: string, kind: Atom['kind'] = 'atom') => atoms.push({ text, kind, repeats: 1 })
  switch (source[at]) {
    case '(':
      return readGroup(source, at, open)
    case ')': {
      if (open.length === 1) return faulty('unexpected-paren', at, ')')
      open.pop()
      const repeats = Math.max(1, ...group.atoms.map(atom => atom.repeats))
      open.at(-1)!.atoms.push({ text: `(?:${joined(group)})`, repeats, kind: 'atom' })
      return at + 1
    }
    case '|':
      add('|', 'bare')
      return at + 1
    case '.':
      add(flags.s ? '[^]' : '[^\\n]')
      return at + 1
    case '^':
      add(flags.m ? '(?:(?<![^\\n]))' : '(?:^)')
      return at + 1
    case '$':
      add(flags.m ? '(?:(?![^\\n]))' : '(?:$)')
      return at + 1
    case '[': {
      const found = readClass(source, at, flags.i)
      if ('fault' in found) return found
      add(found.text)
      return found.end
    }
    case '\\':
      return readBackslash(source, at, group)
    default:
      return readRepeat(source, at, group) ?? readLiteral(source, at, group)
  }
}

function readLiteral(source: string, at: number, { atoms, flags }: Group): number {
  const point = source.codePointAt(at)!
  atoms.push({ text: literal(point, flags.i), kind: 'atom', repeats: 1 })
  return at + (point > 0xffff ? 2 : 1)
}

function readBackslash(source: string, at: number, { atoms, flags }: Group): number | Faulty {
  const add = (text: string) => atoms.push({ text, kind: 'atom', repeats: 1 })
  if (source[at + 1] === 'Q') {
    const stop = source.indexOf('\\E', at + 2)
    const quoted = source.slice(at + 2, stop < 0 ? source.length : stop)
    for (const letter of quoted) add(literal(letter.codePointAt(0)!, flags.i))
    return stop < 0 ? source.length : stop + 2
  }
  const read = readEscape(source, at, { inClass: false, ignoreCase: flags.i })
  if ('fault' in read) return read
  if (read.kind === 'point') add(literal(read.point, flags.i))
  else if (read.kind === 'ranges') add(classOf(read.ranges))
  else add(`(?:${read.text})`)
  return read.end
}

function literal(point: number, ignoreCase: boolean): string {
  return ignoreCase ? classOf(foldCase([[point, point]])) : spelled(point)
}

function classOf(ranges: Ranges): string {
  return `[${spelledRanges(ranges)}]`
}

function joined({ atoms }: Group): string {
  return atoms.map(atom => atom.text).join('')
}
