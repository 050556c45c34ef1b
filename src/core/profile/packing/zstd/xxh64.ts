const P1 = 0x9e3779b185ebca87n
const P2 = 0xc2b2ae3d27d4eb4fn
const P3 = 0x165667b19e3779f9n
const P4 = 0x85ebca77c2b2ae63n
const P5 = 0x27d4eb2f165667c5n
const [P1_LOW, P1_HIGH] = [0x85ebca87, 0x9e3779b1]
const [P2_LOW, P2_HIGH] = [0x27d4eb4f, 0xc2b2ae3d]
const STRIPE = 32

/**
 * The lower half of XXH64 with seed 0, which zstd keeps behind a frame.
 * https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md#xxh64-algorithm-description
 */
export function xxh64Low(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const stripes = bytes.length - (bytes.length % STRIPE)
  let hash = (stripes > 0 ? mergedLanes(view, stripes) : P5) + BigInt(bytes.length)
  let at = stripes
  for (; at + 8 <= bytes.length; at += 8)
    hash = rotated(hash ^ round(0n, view.getBigUint64(at, true)), 27n) * P1 + P4
  for (; at + 4 <= bytes.length; at += 4)
    hash = rotated(hash ^ (BigInt(view.getUint32(at, true)) * P1), 23n) * P2 + P3
  for (; at < bytes.length; at++) hash = rotated(hash ^ (BigInt(bytes[at]!) * P5), 11n) * P1
  hash = cut(hash)
  hash = cut((hash ^ (hash >> 33n)) * P2)
  hash = cut((hash ^ (hash >> 29n)) * P3)
  return Number((hash ^ (hash >> 32n)) & 0xffffffffn)
}

function mergedLanes(view: DataView, end: number): bigint {
  const lanes = BigUint64Array.of(P1 + P2, P2, 0n, -P1)
  const halves = new Uint32Array(lanes.buffer)
  for (let at = 0; at < end; at += STRIPE) {
    for (let lane = 0; lane < 8; lane += 2)
      roundOfHalves(halves, lane, view.getUint32(at + 4 * lane, true), view.getUint32(at + 4 * lane + 4, true))
  }
  const [first, second, third, fourth] = lanes as unknown as [bigint, bigint, bigint, bigint]
  const sum = rotated(first, 1n) + rotated(second, 7n) + rotated(third, 12n) + rotated(fourth, 18n)
  return lanes.reduce((hash, lane) => cut((hash ^ round(0n, lane)) * P1 + P4), cut(sum))
}

function round(lane: bigint, word: bigint): bigint {
  return cut(rotated(lane + word * P2, 31n) * P1)
}

function rotated(value: bigint, by: bigint): bigint {
  const whole = cut(value)
  return cut(whole << by) | (whole >> (64n - by))
}

function cut(value: bigint): bigint {
  return BigInt.asUintN(64, value)
}

/** `round` without BigInt, which is fifty times slower: a lane is its lower and its upper half. */
function roundOfHalves(halves: Uint32Array, lane: number, low: number, high: number): void {
  const sum = halves[lane]! + (Math.imul(low, P2_LOW) >>> 0)
  const sumHigh = halves[lane + 1]! + productHigh(low, high, P2_LOW, P2_HIGH) + (sum > 0xffffffff ? 1 : 0)
  const rotatedLow = ((sum << 31) | ((sumHigh >>> 0) >>> 1)) >>> 0
  const rotatedHigh = ((sumHigh << 31) | ((sum >>> 0) >>> 1)) >>> 0
  halves[lane] = Math.imul(rotatedLow, P1_LOW)
  halves[lane + 1] = productHigh(rotatedLow, rotatedHigh, P1_LOW, P1_HIGH)
}

/** Bits 32 to 63 of a product of two numbers of 64 bits. */
function productHigh(low: number, high: number, otherLow: number, otherHigh: number): number {
  const [a, b, c, d] = [low >>> 16, low & 0xffff, otherLow >>> 16, otherLow & 0xffff]
  const middle = a * d + ((b * d) >>> 16)
  const carry = (b * c + (middle & 0xffff)) / 65_536
  return (
    (a * c +
      Math.floor(middle / 65_536) +
      Math.floor(carry) +
      Math.imul(low, otherHigh) +
      Math.imul(high, otherLow)) >>>
    0
  )
}
