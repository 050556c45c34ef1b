import { LinkStop } from './link-failure.ts'

/** Probability of a 0, in 1/4096, one per context; it learns from every bit that is coded with it. */
export type Odds = Uint16Array

const ONE = 1 << 12
const RATE = 4
const TOP = 2 ** 24
/** More bits than any link of a few thousand characters means; a hostile one could ask for for ever. */
const MOST_BITS = 1 << 26

/** Writes or reads one bit: what the two directions share, so that a format is described once. */
export interface BitCoder {
  /** Codes a bit with the odds at `at`; the writer takes `bit`, the reader ignores it. Returns the bit. */
  readonly bit: (odds: Odds, at: number, bit: number) => number
  /** The same for a bit that nothing predicts. */
  readonly even: (bit: number) => number
}

export function newOdds(size: number): Odds {
  return new Uint16Array(size).fill(ONE / 2)
}

function learn(odds: Odds, at: number, bit: number): void {
  const zero = odds[at]!
  odds[at] = bit === 0 ? zero + ((ONE - zero) >> RATE) : zero - (zero >> RATE)
}

/** A binary range coder as in the LZMA specification (https://www.7-zip.org/sdk.html), with 12-bit odds. */
export function bitWriter(): BitCoder & { readonly bytes: () => Uint8Array<ArrayBuffer> } {
  const out: number[] = []
  let low = 0
  let range = 2 ** 32 - 1

  function carry(): void {
    for (let i = out.length - 1; i >= 0; i--) {
      if (out[i]! < 255) {
        out[i]!++
        return
      }
      out[i] = 0
    }
  }

  function shift(): void {
    out.push(Math.floor(low / TOP))
    low = (low % TOP) * 256
  }

  function narrow(bound: number, bit: number): void {
    if (bit === 0) range = bound
    else {
      low += bound
      range -= bound
      if (low >= 2 ** 32) {
        low -= 2 ** 32
        carry()
      }
    }
    while (range < TOP) {
      range *= 256
      shift()
    }
  }

  return {
    bit(odds, at, bit) {
      narrow(Math.floor(range / ONE) * odds[at]!, bit)
      learn(odds, at, bit)
      return bit
    },
    even(bit) {
      narrow(Math.floor(range / 2), bit)
      return bit
    },
    bytes() {
      const end = [...out]
      const last = low + range - 1
      for (let keep = 1; keep <= 4; keep++) {
        const unit = 2 ** (32 - 8 * keep)
        const value = Math.floor(last / unit) * unit
        if (value < low) continue
        return closed(end, value, keep)
      }
      return Uint8Array.from(end)
    },
  }
}

/** The shortest bytes that lie in the last interval; the reader takes what is missing for zeros. */
function closed(out: number[], value: number, keep: number): Uint8Array<ArrayBuffer> {
  let rest = value
  if (rest >= 2 ** 32) {
    rest -= 2 ** 32
    for (let i = out.length - 1; i >= 0; i--) {
      out[i] = (out[i]! + 1) & 255
      if (out[i] !== 0) break
    }
  }
  for (let i = 0; i < keep; i++) {
    out.push(Math.floor(rest / TOP))
    rest = (rest % TOP) * 256
  }
  while (out.at(-1) === 0) out.pop()
  return Uint8Array.from(out)
}

/** Reads what `bitWriter` wrote. Throws LinkStop when far more is asked for than a link can hold. */
export function bitReader(bytes: Uint8Array): BitCoder {
  let range = 2 ** 32 - 1
  let at = 4
  let code = [0, 1, 2, 3].reduce((value, i) => value * 256 + (bytes[i] ?? 0), 0)
  let left = MOST_BITS

  function narrow(bound: number): number {
    if (left-- === 0) throw new LinkStop('link-corrupt', { what: 'length' })
    const bit = code < bound ? 0 : 1
    if (bit === 0) range = bound
    else {
      code -= bound
      range -= bound
    }
    while (range < TOP) {
      range *= 256
      code = code * 256 + (bytes[at++] ?? 0)
    }
    return bit
  }

  return {
    bit(odds, index) {
      const bit = narrow(Math.floor(range / ONE) * odds[index]!)
      learn(odds, index, bit)
      return bit
    },
    even: () => narrow(Math.floor(range / 2)),
  }
}
