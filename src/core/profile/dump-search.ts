import { isDigit, startsWith } from './dump-line.ts'

const WORD = 'goroutine '
const LOWER_G = 0x67

/** Where the text of a goroutine's header starts (`goroutine 7 … [`), from `start` on, or -1. It may be inside a line. */
export function findHeader(bytes: Uint8Array, start = 0): number {
  for (let at = bytes.indexOf(LOWER_G, start); at >= 0; at = bytes.indexOf(LOWER_G, at + 1)) {
    if (startsWith(bytes, at, WORD) && isDigit(bytes[at + WORD.length]) && opensBracket(bytes, at)) return at
  }
  return -1
}

/** Whether a header stands at the start of a line somewhere. */
export function hasPlainHeader(bytes: Uint8Array): boolean {
  for (let at = findHeader(bytes); at >= 0; at = findHeader(bytes, at + 1)) {
    if (at === 0 || bytes[at - 1] === 10 || isAfterMark(bytes, at)) return true
  }
  return false
}

/** After the id: ` [`, or the machine words that dumps at system level print there. */
function opensBracket(bytes: Uint8Array, at: number): boolean {
  let next = at + WORD.length
  while (isDigit(bytes[next])) next++
  return startsWith(bytes, next, ' [') || startsWith(bytes, next, ' gp=') || startsWith(bytes, next, ' m=')
}

function isAfterMark(bytes: Uint8Array, at: number): boolean {
  return at === 3 && startsWith(bytes, 0, '\u00ef\u00bb\u00bf')
}
