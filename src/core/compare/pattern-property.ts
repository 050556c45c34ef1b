import type { Ranges } from './code-points.ts'
import { type Faulty, faulty } from './pattern-fault.ts'

/** A Unicode class as JavaScript spells it. */
export interface Property {
  readonly name: string
  readonly negated: boolean
  readonly end: number
}

/** `\pN`, `\p{Greek}`, `\P{^Greek}`: a general category or a script. https://pkg.go.dev/regexp/syntax */
export function readProperty(source: string, at: number): Property | Faulty {
  const match = /^\\([pP])(?:\{(\^?)([A-Za-z_ -]+)\}|([A-Za-z]))/.exec(source.slice(at))
  const given = match?.[3] ?? match?.[4]
  if (!match || given === undefined) return faulty('bad-range', at, source.slice(at, at + 3))
  const name = nameOf(given)
  if (name === null) return faulty('bad-range', at, match[0])
  return { name, negated: (match[1] === 'P') !== (match[2] === '^'), end: at + match[0].length }
}

/** Classes that are neither, by Unicode's rule for regular expressions: https://www.unicode.org/reports/tr18/ */
const WHOLE = ['Any', 'ASCII', 'Assigned']

/** Names are known in any case, with words put apart by anything: `lowercase letter`, `Old-Italic`. */
function nameOf(given: string): string | null {
  const words = given.split(/[_ -]+/).map(word => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase())
  const name = words.join('_')
  const whole = WHOLE.find(each => each.toLowerCase() === given.toLowerCase())
  const categories = [name, name.toUpperCase()].map(each => `General_Category=${each}`)
  return whole ?? [...categories, `Script=${name}`].find(isProperty) ?? null
}

function isProperty(text: string): boolean {
  try {
    new RegExp(`\\p{${text}}`, 'u')
    return true
  } catch {
    return false
  }
}

export function spelledProperty({ name, negated }: Property): string {
  return `\\${negated ? 'P' : 'p'}{${name}}`
}

const known = new Map<string, Ranges>()

/** The characters of a class, one by one. Letters are folded by them, where a pattern asks for either case. */
export function rangesOf({ name }: Property): Ranges {
  const ranges = known.get(name) ?? membersOf(new RegExp(`\\p{${name}}`, 'u'))
  known.set(name, ranges)
  return ranges
}

function membersOf(member: RegExp): Ranges {
  const changes: number[] = []
  for (let point = 0; point <= 0x10ffff; point++) {
    if (member.test(String.fromCodePoint(point)) === (changes.length % 2 === 0)) changes.push(point)
  }
  if (changes.length % 2 === 1) changes.push(0x110000)
  return Array.from({ length: changes.length / 2 }, (_, i) => [changes[2 * i]!, changes[2 * i + 1]! - 1])
}
