import { CREATED, type DumpLine, JUNK } from './dump-line.ts'

const LF = 10
const TAB = 9
const SPACE = 32

/** Whether a text that has no line end at its end, `line` being the first line that is not of the last stack, was cut. */
export function endsTorn(bytes: Uint8Array, at: number, line: DumpLine): boolean {
  if (bytes[bytes.length - 1] === LF || bytes.length === 0) return false
  return at < bytes.length ? isTorn(bytes, line) : isTornPlace(bytes) || isTornCreator(bytes)
}

/** The beginning of a line of a stack, rather than a line that stands after all goroutines: those are sentences. */
function isTorn(bytes: Uint8Array, { kind, from, to }: DumpLine): boolean {
  if (kind === CREATED) return true
  const indented = bytes[from] === TAB || bytes[from] === SPACE
  return kind === JUNK && (indented || bytes.subarray(from, to).indexOf(SPACE) < 0)
}

/** A place at the very end that lacks its offset, where the one before has one, may lack digits too. */
function isTornPlace(bytes: Uint8Array): boolean {
  const start = bytes.lastIndexOf(LF) + 1
  const text = new TextDecoder('latin1').decode(bytes.subarray(Math.max(0, start - NEAR)))
  const lines = text.split('\n')
  return /:\d+ \+0x/.test(text) && /:\d+(?: \+?0?x?)?$/.test(lines[lines.length - 1]!)
}

/** So many bytes before the last line hold another place. */
const NEAR = 600

function isTornCreator(bytes: Uint8Array): boolean {
  const start = bytes.lastIndexOf(LF) + 1
  return new TextDecoder('latin1').decode(bytes.subarray(start, start + 8)).startsWith('created ')
}
