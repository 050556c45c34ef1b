import { type BitCoder, newOdds, type Odds } from './bit-coder.ts'
import { LinkStop } from './link-failure.ts'
import type { TextCoder } from './text-coder.ts'

/**
 * Writes or reads the parts of a link. Every function takes the value to write and returns the value written or read, so
 * that one description of the format serves both ways; a reader passes whatever it has and looks only at what comes back.
 */
export interface LinkCoder {
  readonly reading: boolean
  /** A whole number from 0 to 2^53 - 1. `context` groups numbers that resemble each other. */
  readonly number: (context: string, value: number) => number
  readonly signed: (context: string, value: number) => number
  readonly flag: (context: string, value: boolean) => boolean
  /** Any double, exactly. */
  readonly real: (context: string, value: number) => number
  /** A string that begins like `before`. */
  readonly text: (value: string, before?: string) => string
}

const MOST_LENGTH = 53
/** Bits below the leading one that have odds of their own; the rest is noise. */
const LEARNED = 3
const LENGTHS = 64
const SIZE = LENGTHS + LENGTHS * 2 ** LEARNED

export function linkCoder(bits: BitCoder, texts: TextCoder, reading: boolean): LinkCoder {
  const contexts = new Map<string, Odds>()

  function oddsOf(context: string, size: number): Odds {
    const known = contexts.get(context)
    if (known) return known
    const fresh = newOdds(size)
    contexts.set(context, fresh)
    return fresh
  }

  /** Exponential Golomb: the length of value + 1 in unary, then its bits below the leading one. */
  function number(context: string, value: number): number {
    const odds = oddsOf(context, SIZE)
    const length = codeLength(bits, odds, reading ? 0 : lengthOf(value + 1))
    let whole = 1
    for (let i = length - 1; i >= 0; i--) {
      const bit = reading ? 0 : Math.floor((value + 1) / 2 ** i) % 2
      const depth = length - 1 - i
      const own =
        depth < LEARNED ? bits.bit(odds, LENGTHS + length * 2 ** LEARNED + whole, bit) : bits.even(bit)
      whole = whole * 2 + own
    }
    return whole - 1
  }

  function flag(context: string, value: boolean): boolean {
    return bits.bit(oddsOf(context, 1), 0, value ? 1 : 0) === 1
  }

  function signed(context: string, value: number): number {
    const negative = flag(`${context}-`, value < 0)
    const size = number(context, Math.abs(value))
    return negative ? -size : size
  }

  function real(context: string, value: number): number {
    const whole = flag(`${context}.`, Number.isSafeInteger(value) && !Object.is(value, -0))
    if (whole) return signed(context, value)
    const view = new DataView(new ArrayBuffer(8))
    view.setFloat64(0, value)
    for (let i = 0; i < 8; i++) view.setUint8(i, byte(view.getUint8(i)))
    return view.getFloat64(0)
  }

  function byte(value: number): number {
    let whole = 0
    for (let i = 7; i >= 0; i--) whole = whole * 2 + bits.even((value >> i) & 1)
    return whole
  }

  return {
    reading,
    number,
    signed,
    flag,
    real,
    text: (value, before = '') => texts.text(value, before, shared => number('prefix', shared)),
  }
}

function codeLength(bits: BitCoder, odds: Odds, length: number): number {
  let at = 0
  while (bits.bit(odds, at, at < length ? 1 : 0) === 1) {
    if (++at > MOST_LENGTH) throw new LinkStop('link-corrupt', { what: 'number' })
  }
  return at
}

/** Number of bits below the leading one. */
function lengthOf(value: number): number {
  let length = 0
  while (value >= 2 ** (length + 1)) length++
  return length
}

/** A list with its length in front. `each` gets the item to write, or null when reading, and what came before it. */
export function codeList<T>(
  coder: LinkCoder,
  context: string,
  items: readonly T[] | null,
  each: (item: T | null, before: T | null) => T,
): readonly T[] {
  const length = coder.number(context, items?.length ?? 0)
  const out: T[] = []
  for (let i = 0; i < length; i++) out.push(each(items?.[i] ?? null, out.at(-1) ?? null))
  return out
}
