import { compare } from '#core/compare/compare.ts'
import type { Comparison } from '#core/compare/comparison.ts'
import { byChange, type FunctionRow, functionRow, functionsOf } from '#core/compare/functions.ts'
import { topJson } from '#core/share/top-json.ts'
import { formatAmount, formatDelta, formatPair } from '#messages/format.ts'
import { columns } from './columns.ts'
import { type Command, OK, print, printJson, UsageError } from './command.ts'
import { loadSides } from './load.ts'
import { byOf, questionOptions, sampleTypeOf, topOf } from './question.ts'
import { type Speech, speechHere } from './speech.ts'

const MOST_ROWS = 40

/** `stackdrift top`: flat and cum of every function, counted as `go tool pprof -top` counts. */
export const topCommand: Command = {
  name: 'top',
  usage: 'top FILE | BEFORE AFTER [--sample TYPE] [--by function|file|line|package|module] [--top N] [--json]',
  summary: cli => cli.summaries.top,
  options: questionOptions,
  async run(files, options) {
    const [first, second] = files
    if (first === undefined || files.length > 2) throw new UsageError('top takes one file or two')
    const by = byOf(options)
    const top = topOf(options, options.json ? Number.MAX_SAFE_INTEGER : MOST_ROWS)
    const sides =
      second === undefined
        ? await loadSides(null, first, options.sample)
        : await loadSides(first, second, options.sample)
    const [before, after] = [sides.before, sides.after].map(side => side.flatMap(file => file.profiles))
    const sampleType = sampleTypeOf(options, sides)
    const comparison = compare(before ?? [], after ?? [], { sampleType, by, details: false })
    const columnsOf = functionsOf(comparison)
    const rows = byChange(columnsOf)
      .slice(0, top)
      .map(i => functionRow(comparison, columnsOf, i))
    if (options.json) printJson(topJson(comparison, rows))
    else {
      const speech = await speechHere()
      print(comparison.snapshot ? snapshotText(comparison, rows, speech) : changeText(comparison, rows, speech))
    }
    return OK
  },
}

function snapshotText(
  { sampleType: { type, unit }, totals, by }: Comparison,
  rows: readonly FunctionRow[],
  { cli }: Speech,
): string {
  const body = rows.map(row => [
    formatAmount(row.flat.after, unit),
    formatAmount(row.cum.after, unit),
    nameOf(row, by),
  ])
  return `${type}  ${formatAmount(totals.after, unit)}\n\n${columns([['flat', 'cum', cli.function], ...body], [0, 1])}`
}

function changeText(
  { sampleType: { type, unit }, totals, by }: Comparison,
  rows: readonly FunctionRow[],
  { cli, words }: Speech,
): string {
  const { before, after, change } = words.report
  const pair = `${before} → ${after}`
  const head = [`flat ${pair}`, change, `cum ${pair}`, change, cli.function]
  const body = rows.map(({ flat, cum, ...row }) => [
    formatPair(flat, unit),
    formatDelta(flat, unit),
    formatPair(cum, unit),
    formatDelta(cum, unit),
    nameOf(row, by),
  ])
  return `${type}  ${formatPair(totals, unit)}\n\n${columns([head, ...body], [0, 1, 2, 3])}`
}

function nameOf(
  { name, file, line }: Pick<FunctionRow, 'name' | 'file' | 'line'>,
  by: Comparison['by'],
): string {
  if (by === 'line') return `${name} ${file}:${line}`
  return by === 'file' ? `${name} ${file}` : name
}
