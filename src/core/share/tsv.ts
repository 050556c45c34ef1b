import { type Comparison, STATE } from '#core/compare/comparison.ts'
import { functionsOf } from '#core/compare/functions.ts'
import { labelsOf } from '#core/compare/labels.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import { plainName } from '#core/symbol/symbol.ts'

import { finestOf } from './finest.ts'

type Cell = string | number

/** Suspects and their parts, one per line, with plain numbers. */
export function suspectsTsv({ suspects }: Analysis): string {
  const rows = suspects.flatMap(suspect =>
    [suspect, ...suspect.parts].map((each, part) => [
      part === 0 ? suspect.tier : 'part',
      each.function,
      each.file,
      each.line,
      each.state,
      each.before,
      each.after,
      each.delta,
      each.share,
    ]),
  )
  const head = ['tier', 'function', 'file', 'line', 'state', 'before', 'after', 'change', 'share of growth']
  return lines([head, ...rows])
}

/** Stacks, root first, frames with semicolons between them as in folded stacks. */
export function stacksTsv(comparison: Comparison): string {
  const { frames, offsets, stack, shown, before, after, state, states } = comparison
  const rows = Array.from(before, (was, row) => {
    const now = after[row]!
    const ids = Array.from(stack.subarray(offsets[row]!, offsets[row]! + shown[row]!))
    const names = ids.filter(id => frames.kind[id] !== STATE).map(id => plainName(frames.name[id]!))
    return [names.join(';'), state ? (states[state[row]!]?.text ?? '') : '', was, now, now - was]
  })
  return lines([['stack', 'state', 'before', 'after', 'change'], ...rows])
}

/** Functions with flat and cum of both sides, as `go tool pprof -top` counts them. */
export function functionsTsv(comparison: Comparison): string {
  const { frames } = comparison
  const { frame, flatBefore, flatAfter, cumBefore, cumAfter } = functionsOf(comparison)
  const rows = Array.from(frame, (id, i) => [
    plainName(frames.name[id]!),
    frames.file[id]!,
    flatBefore[i]!,
    flatAfter[i]!,
    cumBefore[i]!,
    cumAfter[i]!,
  ])
  return lines([['function', 'file', 'flat before', 'flat after', 'cum before', 'cum after'], ...rows])
}

/** Labels, and what text dumps tell of each goroutine, one value per line. */
export function labelsTsv(analysis: Analysis): string {
  const rows = labelsOf(finestOf(analysis)).flatMap(({ key, kind, values }) =>
    values.map(({ value, before, after }) => [key, kind, value, before, after, after - before]),
  )
  return lines([['key', 'kind', 'value', 'before', 'after', 'change'], ...rows])
}

function lines(rows: readonly (readonly Cell[])[]): string {
  return rows.map(row => `${row.map(cellOf).join('\t')}\n`).join('')
}

/** No cell ends a line, and no name is a formula: https://owasp.org/www-community/attacks/CSV_Injection */
function cellOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const flat = cell.replace(/\s+/g, ' ')
  return /^[=+\-@]/.test(flat) ? `'${flat}` : flat
}
