/** Lines of a traceback as text, for undoing what was done to them. Arguments, offsets and ids are not looked at. */
const HEADER = /^goroutine \d+(?: gp=\S+)?(?: m=\S+)?(?: mp=\S+)? \[[^\n]*\][^\n]*:\s*$/
const CALL = /^[^\s()]*(?:\([^\s()]*\)[^\s()]*)*\(.*\)\s*$/
/** How a place ends, and how it ends where its file has an extension. */
const PLACE_END = /\S:\d+(?: \+0x[0-9a-f]+)?(?: [fsp][pc]=0x[0-9a-f]+)*\s*$/
const FILE_END = /\.\w+:\d+(?: |\s*$)/
/** No line of a traceback is longer; patterns that try every position need such a bound. */
const LONGEST = 8192
const END = 200
const CREATED = /^created by \S+(?: in goroutine \d+)?\s*$/

export function isHeaderLine(line: string): boolean {
  return line.length < LONGEST && HEADER.test(line)
}

/** A call with its argument list. Sentences and log lines have blanks before theirs. */
export function isCallLine(line: string): boolean {
  return line.length < LONGEST && CALL.test(line) && !isHeaderLine(line)
}

/** `file:line`, with or without what follows, indented or not. */
export function isPlaceLine(line: string): boolean {
  const end = line.slice(-END)
  return PLACE_END.test(end) && (/^\s/.test(line) || FILE_END.test(end))
}

export function isCreatedLine(line: string): boolean {
  return line.length < LONGEST && CREATED.test(line)
}

export function isTracebackLine(line: string): boolean {
  return isHeaderLine(line) || isCreatedLine(line) || isPlaceLine(line) || isCallLine(line)
}

/** Lines of a text at `debug=1`: a frame, a record of goroutines, memory or contention, or a setting. */
const DEBUG1 =
  /^(?:#?\s+0x[0-9a-f]+\s|(?:\d+|\d+: \d+ \[\d+: \d+\]|\d+ \d+) @ 0x|(?:cycles\/second|sampling period)=\d)/

export function isDebug1Line(line: string): boolean {
  return DEBUG1.test(line)
}
