import { isDigit, startsWith } from './dump-line.ts'

const WORD = 'goroutine '
const LF = 10

const HEADER = String.raw`goroutine \d+(?: gp=\S+)?(?: m=\S+)?(?: mp=\S+)? \[`
const PLAIN = new RegExp(`^${HEADER}`, 'm')

/** What stands at the start of everything that is read from text; in logs and pages it stands inside a line. */
const ANCHOR = new RegExp(
  String.raw`${HEADER}|\b[\w.-]{1,60} profile: total \d|\bheap profile: *\d+:|--- (?:contention|mutex|contentionz)\b|\d @ 0x[0-9a-f]|Goroutine \d+ (?:in state |- (?:User|Start|Runtime|Go): )`,
)

/** Where a header stands at the start of a line, or -1. */
export function findDump(text: string): number {
  return text.search(PLAIN)
}

/** Where a capture may begin in a text, perhaps inside a line, or -1. */
export function findAnchor(text: string): number {
  return text.search(ANCHOR)
}

/** Where the last line starts that is a header, or -1. */
export function lastHeader(bytes: Uint8Array): number {
  for (let at = bytes.lastIndexOf(LF); at >= 0; at = at === 0 ? -1 : bytes.lastIndexOf(LF, at - 1)) {
    const start = at + 1
    if (startsWith(bytes, start, WORD) && isDigit(bytes[start + WORD.length])) return start
  }
  return startsWith(bytes, 0, WORD) ? 0 : -1
}
