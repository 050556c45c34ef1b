import { isDigit, startsWith } from './dump-line.ts'

const WORD = 'goroutine '
const LF = 10

/** Patterns by what counts as a blank in them. */
const headerWith = (blank: string) =>
  String.raw`goroutine${blank}\d+(?:${blank}gp=\S+)?(?:${blank}m=\S+)?(?:${blank}mp=\S+)?${blank}\[`
const firstWith = (blank: string) =>
  [
    headerWith(blank),
    String.raw`\b[\w.-]{1,60}${blank}profile:${blank}total${blank}\d`,
    String.raw`heap${blank}profile:(?:${blank})*\d+:`,
    String.raw`---${blank}(?:contention|mutex|contentionz)\b`,
    String.raw`Goroutine${blank}\d+${blank}(?:in${blank}state${blank}|-${blank}(?:User|Start|Runtime|Go):${blank})`,
  ].join('|')

/** Pages put blanks that do not break; in bytes that are taken for Latin-1 such a one is two characters. */
const BLANK = '(?: |\\xc2?\\xa0)'

const PLAIN = new RegExp(`^${headerWith(' ')}`, 'm')
const FIRST_LINE = new RegExp(firstWith(' '))
const FIRST_AT_START = new RegExp(`^(?:${firstWith(' ')})`)
/** What stands at the start of everything that is read from text; in logs and pages it stands inside a line. */
const ANCHOR = new RegExp(String.raw`${firstWith(BLANK)}|(?<!\d)\d+${BLANK}@${BLANK}0x[0-9a-f]`)

/** Where a header stands at the start of a line, or -1. */
export function findDump(text: string): number {
  return text.search(PLAIN)
}

/** Where a capture may begin in a text, perhaps inside a line, or -1. */
export function findAnchor(text: string): number {
  return text.search(ANCHOR)
}

/** Where the first line of a capture begins in a line, or -1: no record from the middle of one. */
export function findFirst(line: string): number {
  return line.search(FIRST_LINE)
}

/** Whether a line is the first of a capture. */
export function isFirst(line: string): boolean {
  return FIRST_AT_START.test(line)
}

/** Where the last line starts that is a header, or -1. */
export function lastHeader(bytes: Uint8Array): number {
  for (let at = bytes.lastIndexOf(LF); at >= 0; at = at === 0 ? -1 : bytes.lastIndexOf(LF, at - 1)) {
    const start = at + 1
    if (startsWith(bytes, start, WORD) && isDigit(bytes[start + WORD.length])) return start
  }
  return startsWith(bytes, 0, WORD) ? 0 : -1
}
