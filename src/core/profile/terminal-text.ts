import { type LogLayer, lineByLine } from './log-layer.ts'

const ESCAPE = String.fromCharCode(27)
const BELL = String.fromCharCode(7)

/** Colours and the like of a terminal (ECMA-48), also where the escape character was lost to `^[`. */
const SEQUENCE = new RegExp(
  String.raw`(?:${ESCAPE}|\^\[|␛)(?:\[[0-9;?]*[ -/]*[@-~]|\][^${BELL}${ESCAPE}]*(?:${BELL}|${ESCAPE}\\)|[()][A-Z0-9])`,
  'g',
)

export function findTerminalText(lines: readonly string[]): LogLayer | null {
  if (!lines.some(line => line.search(SEQUENCE) >= 0)) return null
  return lineByLine('terminal', (line, out) => out(line.replace(SEQUENCE, '')))
}
