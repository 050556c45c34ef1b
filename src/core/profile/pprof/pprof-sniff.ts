/** Wire types of the fields 1 … 15 of a profile, in the schema's order; `p` may be packed or not. */
const WIRES = '_222222000020p000'

/** Tags with which a sample type and a sample can begin. */
const FIRST_TAGS: Readonly<Record<number, readonly number[]>> = {
  10: [0x08, 0x10],
  18: [0x08, 0x0a, 0x10, 0x12, 0x1a],
}

/** How many fields are looked at. */
const FIELDS = 8

/** Whether the first fields look like a profile: right numbers, right wire types, right beginnings. */
export function sniffPprof(bytes: Uint8Array): boolean {
  let at = 0
  for (let fields = 0; fields < FIELDS && at < bytes.length; fields++) {
    const tag = bytes[at++]!
    if (!fits(WIRES[tag >>> 3], tag & 7)) return false
    const { value, end } = lengthAt(bytes, at)
    at = end
    if ((tag & 7) !== 2) continue
    const first = bytes[at]
    if (value > 0 && first !== undefined && FIRST_TAGS[tag]?.includes(first) === false) return false
    at += value
  }
  return bytes.length > 0
}

function fits(expected: string | undefined, wire: number): boolean {
  return expected === 'p' ? wire === 0 || wire === 2 : expected === String(wire)
}

function lengthAt(bytes: Uint8Array, start: number): { value: number; end: number } {
  let value = 0
  let at = start
  for (let scale = 1; at < bytes.length && at < start + 10; scale *= 128) {
    const byte = bytes[at++]!
    value += (byte & 0x7f) * scale
    if (byte < 0x80) break
  }
  return { value, end: at }
}
