import type { Label } from '#core/profile/profile.ts'
import { compilePattern } from './pattern.ts'
import type { PatternFault } from './pattern-fault.ts'
import { scaleUnit } from './scale-unit.ts'

type Labels = readonly Label[]
/** Whether one sample's labels match; `unitOf` names the unit of a key's numbers. */
export type TagMatch = (labels: Labels, unitOf: (key: string) => string) => boolean

export type TagFilter =
  | { readonly ok: true; readonly matches: TagMatch }
  | { readonly ok: false; readonly fault: PatternFault }

/**
 * `tagfocus` and `tagignore` of pprof: `key=pattern`, or a pattern for `key:value` of any key; several after commas, of
 * which with a key one must match, without a key all. Ranges of numbers: `32kb`, `:64kb`, `4mb:`, `1kb:10kb`.
 * Source: compileTagFilter in internal/driver/driver_focus.go of google/pprof.
 */
export function compileTagFilter(text: string): TagFilter {
  const equals = text.indexOf('=')
  const key = equals < 0 ? '' : text.slice(0, equals)
  const value = equals < 0 ? text : text.slice(equals + 1)
  const inRange = parseRange(value)
  if (inRange) return { ok: true, matches: numberMatch(key, inRange) }
  const patterns: ((text: string) => boolean)[] = []
  let at = equals + 1
  for (const part of value.split(',')) {
    const pattern = compilePattern(part)
    if (!pattern.ok) return { ok: false, fault: { ...pattern.fault, at: at + pattern.fault.at } }
    patterns.push(pattern.matches)
    at += part.length + 1
  }
  return { ok: true, matches: textMatch(key, patterns) }
}

function textMatch(key: string, patterns: readonly ((text: string) => boolean)[]): TagMatch {
  if (key === '')
    return labels => patterns.every(matches => texts(labels).some(own => matches(`${own.key}:${own.value}`)))
  return labels => texts(labels).some(own => own.key === key && patterns.some(matches => matches(own.value)))
}

function texts(labels: Labels) {
  return labels.flatMap(({ key, value }) => (typeof value === 'string' ? [{ key, value }] : []))
}

type InRange = (value: number, unit: string) => boolean

function numberMatch(key: string, inRange: InRange): TagMatch {
  return (labels, unitOf) =>
    labels.some(
      own =>
        typeof own.value === 'number' && (key === '' || own.key === key) && inRange(own.value, unitOf(own.key)),
    )
}

const NUMBER = /([+-]?[0-9]+)([A-Za-z]+)?/g

/** Null where the text is no range, and so a pattern. Both ends of a range belong to it. */
function parseRange(text: string): InRange | null {
  const [first, second] = text.matchAll(NUMBER)
  if (!first) return null
  const low = scaleUnit(Number(first[1]), first[2] ?? '', first[2] ?? '')
  const within = (least: number, most: number): InRange => {
    return (value, unit) => {
      const scaled = scaleUnit(value, unit, low.unit)
      return scaled.unit === low.unit && scaled.value >= least && scaled.value <= most
    }
  }
  const { POSITIVE_INFINITY: infinite } = Number
  if (!second) {
    if (text === first[0]) return within(low.value, low.value)
    if (text === `${first[0]}:`) return within(low.value, infinite)
    return text === `:${first[0]}` ? within(-infinite, low.value) : null
  }
  if (text !== `${first[0]}:${second[0]}`) return null
  const high = scaleUnit(Number(second[1]), second[2] ?? '', low.unit)
  return high.unit === low.unit ? within(low.value, high.value) : null
}

/**
 * The unit of each key's numbers: the first one that is written, else `bytes` for allocator sizes, else the key itself.
 * Source: NumLabelUnits in profile/profile.go of google/pprof.
 */
export function labelUnits(sets: readonly Labels[]): (key: string) => string {
  const units = new Map<string, string>()
  for (const { key, value, unit } of sets.flat()) {
    if (typeof value === 'number' && unit && !units.has(key)) units.set(key, unit)
  }
  return key => units.get(key) ?? (key === 'alignment' || key === 'request' ? 'bytes' : key)
}
