import { isHidden } from './plumbing.ts'
import { NONE, type Profile } from './profile.ts'

/** Functions that `debug=1` leaves out at the leaf of a stack, exported or not. */
const LEADING = /^(?:runtime\.|internal\/runtime\/)/

/**
 * A goroutine profile as `debug=2` would have printed it, for comparing captures of different formats: the runtime's
 * hidden frames are gone wherever they stand, `runtime.gopanic` is `panic`, and type arguments are `[...]`.
 * A stack of nothing but hidden frames is kept whole, as a traceback shows it whole. States stay as they are.
 * `leading: 'hidden'` is for meeting a `debug=1` text, which leaves out `runtime.GC` and the like at the leaf too: the rule of
 * `printStackRecord` in https://github.com/golang/go/blob/master/src/runtime/pprof/pprof.go.
 */
export function asTraceback(profile: Profile, leading: 'shown' | 'hidden' = 'shown'): Profile {
  if (profile.stacks.state === null) return profile
  const strings = [...profile.strings]
  const numbers = new Map<string, number>()
  const hidden = new Uint8Array(profile.functions.name.length)
  const name = profile.functions.name.map((index, fn) => {
    const text = strings[index]!
    hidden[fn] = isHidden(text) ? 1 : 0
    const printed = printedName(text)
    if (printed === text) return index
    const number = numbers.get(printed) ?? strings.push(printed) - 1
    numbers.set(printed, number)
    return number
  })
  const front =
    leading === 'shown' ? hidden : hidden.map((is, fn) => (LEADING.test(strings[name[fn]!]!) ? 1 : is))
  const stacks = shownStacks(profile, hidden, front)
  return {
    ...profile,
    strings,
    functions: { ...profile.functions, name },
    stacks: { ...profile.stacks, ...stacks },
  }
}

/** A function's name as tracebacks print it. */
export function printedName(name: string): string {
  if (name === 'runtime.gopanic') return 'panic'
  const open = name.indexOf('[')
  const close = name.lastIndexOf(']')
  return open < 0 || close < open ? name : `${name.slice(0, open)}[...]${name.slice(close + 1)}`
}

/** Drops hidden frames, and those of `front` before the first frame that is not one of them, where there is one. */
function shownStacks({ stacks, frames, functions, strings }: Profile, hidden: Uint8Array, front: Uint8Array) {
  const count = stacks.offsets.length - 1
  const offsets = new Uint32Array(count + 1)
  const kept = new Uint32Array(stacks.frames.length)
  const plumbing = new Uint16Array(count)
  let length = 0
  for (let stack = 0; stack < count; stack++) {
    const from = stacks.offsets[stack]!
    const to = stacks.offsets[stack + 1]!
    const start = length
    for (let at = shownFrom(front, frames.function, stacks.frames, from, to); at < to; at++) {
      const fn = frames.function[stacks.frames[at]!]!
      const panics = fn !== NONE && length > start && strings[functions.name[fn]!] === 'runtime.gopanic'
      if (fn === NONE || hidden[fn] === 0 || panics) kept[length++] = stacks.frames[at]!
    }
    if (length === start) {
      for (let at = from; at < to; at++) kept[length++] = stacks.frames[at]!
      plumbing[stack] = Math.max(0, to - from - 1)
    }
    offsets[stack + 1] = length
  }
  return { offsets, frames: kept.slice(0, length), plumbing }
}

/** Where the first frame stands that is not one of `front`; where all are, the first of all. */
function shownFrom(
  front: Uint8Array,
  functions: Uint32Array,
  frames: Uint32Array,
  from: number,
  to: number,
): number {
  for (let at = from; at < to; at++) {
    const fn = functions[frames[at]!]!
    if (fn === NONE || front[fn] === 0) return at
  }
  return from
}
