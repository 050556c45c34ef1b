import { byChange, functionRow, functionsOf } from '#core/compare/functions.ts'
import type { Sides } from '#core/compare/notes.ts'
import type { Words } from '#core/share/words.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import type { Suspect } from '#core/suspects/suspect.ts'
import { legible } from '#core/symbol/legible.ts'
import type { CliMessages } from '#messages/cli.en.ts'
import { columns } from './columns.ts'
import type { Speech } from './speech.ts'

const MOST_ROWS = 30

/** The answer for a terminal: totals, notes, the leaks with their fix, then the table of all rows that changed. */
export function diffText(analysis: Analysis, sides: Sides, { words, cli }: Speech): string {
  const { comparison, suspects, notes } = analysis
  const { type, unit } = comparison.sampleType
  const { totals } = comparison
  const name = (side: 'before' | 'after') => legible(sides[side].map(file => file.name).join(', '))
  const leaks = suspects.filter(suspect => suspect.tier !== 'normal')
  return [
    `${type}  ${words.pair(totals, unit)}  ${words.delta(totals, unit)}  ${words.ratio(totals)}    ${name('before')} → ${name('after')}`,
    notes.map(note => `${note.level === 'warning' ? '!' : ' '} ${legible(words.note(note))}`).join('\n'),
    leaks.map(suspect => headline(suspect, unit, words)).join('\n\n'),
    suspects.length > 0 ? suspectTable(suspects, unit, words, cli) : functionTable(analysis, words, cli),
  ]
    .filter(block => block !== '')
    .join('\n\n')
}

function headline(suspect: Suspect, unit: string, words: Words): string {
  const [match] = suspect.signatures
  const head = `${words.tier(suspect.tier).toUpperCase()}  ${match ? words.signature(match).title : suspect.function}`
  const amounts = `  ${words.pair(suspect, unit)}  ${words.ratio(suspect)}  ${words.report.ofGrowth(words.share(suspect.share))}`
  const fix = match
    ? [words.fix(match), words.signature(match).remedy].filter(part => part !== '').join(words.report.gap)
    : ''
  return [head, amounts, fix === '' ? '' : `  ${fix}`].filter(line => line !== '').join('\n')
}

function suspectTable(suspects: readonly Suspect[], unit: string, words: Words, cli: CliMessages): string {
  const changed = suspects.filter(suspect => suspect.delta !== 0 || suspect.tier !== 'normal')
  const line = (suspect: Suspect, mark: string) => [
    mark,
    words.pair(suspect, unit),
    words.delta(suspect, unit),
    words.ratio(suspect),
    suspect.state,
    `${suspect.function} ${suspect.file}:${suspect.line}`,
  ]
  const rows = changed
    .slice(0, MOST_ROWS)
    .flatMap(suspect => [
      line(suspect, suspect.tier),
      ...suspect.parts.map(part => line(part, `  ${cli.sameLeak}`)),
    ])
  if (rows.length === 0) return words.report.nothing
  const { before, after, change, state, where } = words.report
  const rest = changed.length - MOST_ROWS
  return columns([[cli.tier, `${before} → ${after}`, change, '×', state, where], ...rows], [1, 2, 3]).concat(
    rest > 0 ? `\n${cli.moreRows(rest)}` : '',
  )
}

function functionTable({ comparison }: Analysis, words: Words, cli: CliMessages): string {
  const rows = functionsOf(comparison)
  const { unit } = comparison.sampleType
  const body = byChange(rows)
    .slice(0, MOST_ROWS)
    .map(i => {
      const { flat, cum, name } = functionRow(comparison, rows, i)
      return [
        words.pair(flat, unit),
        words.delta(flat, unit),
        words.pair(cum, unit),
        words.delta(cum, unit),
        name,
      ]
    })
  const { before, after, change } = words.report
  const pair = `${before} → ${after}`
  return columns([[`flat ${pair}`, change, `cum ${pair}`, change, cli.function], ...body], [0, 1, 2, 3])
}
