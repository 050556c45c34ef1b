/** A frame of a text at `debug=1` with a name, and one with its place behind it. */
const NAMED = /^#\s+0x[0-9a-f]+\s+\S/
const PLACED = /^#\s+0x[0-9a-f]+\s+.+\+0x[0-9a-f]+\s+\S.*:\d+\s*$/
const ADDRESS = /^#\s+0x[0-9a-f]+\s*$/
const NAME = /^\s*\S+\+0x[0-9a-f]+(?:\s|$)/
const LABELS = /^#?\s*labels: \{/
/** A record up to where it may have been broken, and what can go on from there: never a number from its start on. */
const RECORD = /^\d[\d: [\]]* @(?: 0x[0-9a-f]+)*(?: 0?x?[0-9a-f]*)?$/
const REST = /^(?!0x)x?[0-9a-f]+(?: 0x[0-9a-f]+)*(?: 0?x?[0-9a-f]*)?\s*$/
const START = /^(?:#|\d[\d: [\]]* @(?: |$)|[\w.-]+ profile: |--- )/

/** Whether a line of a text at `debug=1` was broken before its end, as its own form tells. */
export function isBrokenDebug1(line: string, next: string | undefined): boolean {
  if (next === undefined || next.trim() === '' || START.test(next)) return false
  if (LABELS.test(line)) return !line.trimEnd().endsWith('}')
  if (ADDRESS.test(line)) return NAME.test(next)
  return NAMED.test(line) ? !PLACED.test(line) : RECORD.test(line) && REST.test(next)
}
