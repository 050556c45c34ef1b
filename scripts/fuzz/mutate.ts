import type { Random } from './random.ts'

/** Pieces of every grammar that the readers know, and numbers at the edges. */
const TOKENS = [
  'goroutine 1 [',
  ']:\n',
  '\ncreated by ',
  ' in goroutine ',
  '\\n',
  '\\t',
  '"',
  '{',
  '0x',
  ' @ ',
  '\n#\t',
  ';',
  '\u00ff',
  '\n\n',
  '\r\n',
  '...',
  '...additional frames elided...\n',
  '(',
  ')',
  '9999999999999999999',
  '-1',
  'labels: {',
  'heap profile: ',
  '--- mutex:\n',
  '=== BEGIN goroutine stack dump ===\n',
  'SIGQUIT: quit\n',
  '\u0000',
  '\ufeff',
].map(token => new TextEncoder().encode(token))

/** Length fields of protobuf, zip and tar that lie. */
const LENGTHS = [
  Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0x0f),
  Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01),
  Uint8Array.of(0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80),
  Uint8Array.of(0),
]

const MOST_EDITS = 6
const LARGE = 1 << 18

type Edit = (bytes: Uint8Array, random: Random, others: readonly Uint8Array[]) => Uint8Array

const EDITS: readonly Edit[] = [
  (bytes, random) => change(bytes, random.below(bytes.length), () => random.below(256)),
  (bytes, random) => change(bytes, random.below(bytes.length), old => old ^ (1 << random.below(8))),
  (bytes, random) => splice(bytes, random.below(bytes.length), 0, TOKENS[random.below(TOKENS.length)]),
  (bytes, random) => splice(bytes, random.below(bytes.length), 1, LENGTHS[random.below(LENGTHS.length)]),
  (bytes, random) => {
    const at = random.below(bytes.length)
    return splice(bytes, at, random.below(Math.min(200, bytes.length - at)))
  },
  (bytes, random) => {
    const at = random.below(bytes.length)
    return splice(bytes, at, 0, bytes.slice(at, at + random.below(500)))
  },
  (bytes, random, others) => {
    const other = others[random.below(others.length)]
    const from = random.below(other?.length ?? 0)
    return splice(bytes, random.below(bytes.length), 0, other?.slice(from, from + random.below(800)))
  },
]

/**
 * One input of the fuzzer: a seed, or a piece of one, with up to six edits; now and then a piece of it is repeated up to
 * 256 kB, where what takes more than linear time shows.
 */
export function mutated(seeds: readonly Uint8Array[], random: Random): Uint8Array {
  let bytes = Uint8Array.from(seeds[random.below(seeds.length)] ?? [])
  if (random.chance(0.4)) {
    const from = random.chance(0.5) ? 0 : random.below(bytes.length)
    bytes = bytes.slice(from, from + random.below(4000) + 1)
  }
  for (let edits = random.below(MOST_EDITS) + 1; edits > 0 && bytes.length > 0; edits--) {
    bytes = Uint8Array.from(EDITS[random.below(EDITS.length)]?.(bytes, random, seeds) ?? bytes)
  }
  return random.chance(0.0005) ? repeated(bytes, random) : bytes
}

function change(bytes: Uint8Array, at: number, by: (old: number) => number): Uint8Array {
  const changed = Uint8Array.from(bytes)
  changed[at] = by(bytes[at] ?? 0)
  return changed
}

function splice(bytes: Uint8Array, at: number, removed: number, put = new Uint8Array(0)): Uint8Array {
  const spliced = new Uint8Array(bytes.length - removed + put.length)
  spliced.set(bytes.subarray(0, at))
  spliced.set(put, at)
  spliced.set(bytes.subarray(at + removed), at + put.length)
  return spliced
}

function repeated(bytes: Uint8Array, random: Random): Uint8Array {
  const at = random.below(bytes.length)
  const piece = bytes.slice(at, at + 1 + random.below(300))
  if (piece.length === 0) return bytes
  const middle = new Uint8Array(LARGE)
  for (let to = 0; to < LARGE; to += piece.length) middle.set(piece.subarray(0, LARGE - to), to)
  return splice(bytes, at, 0, middle)
}
