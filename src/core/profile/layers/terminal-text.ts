import { type LogLayer, lineByLine } from './log-layer.ts'

const ESCAPE = String.fromCharCode(27)
const BELL = String.fromCharCode(7)

/** Colours and the like of a terminal (ECMA-48), also where the escape character was lost to `^[`. */
const SEQUENCE = new RegExp(
  String.raw`(?:${ESCAPE}|\^\[|␛)(?:\[[0-9;?]*[ -/]*[@-~]|\][^${BELL}${ESCAPE}]*(?:${BELL}|${ESCAPE}\\)|[()][A-Z0-9])`,
  'g',
)

/** The meter of curl, which goes over itself from the start of a line. */
const METER = /\r {0,2}\d{1,3}(?: +[\d.]+[kMGTP]?){7}(?: +[-\d:]{8}){3} +[\d.]+[kMGTP]?/g

/** Takes off what a terminal shows by: colours, and carriage returns, behind which something else begins. */
export function findTerminalText(lines: readonly string[]): LogLayer | null {
  if (!lines.some(line => line.search(SEQUENCE) >= 0 || /\r[^\r]/.test(line))) return null
  return lineByLine('terminal', (line, out) => {
    const plain = line.replace(SEQUENCE, '').replace(METER, '')
    for (const part of plain.replace(/\r+$/, '').split(/\r+/)) out(part)
  })
}
