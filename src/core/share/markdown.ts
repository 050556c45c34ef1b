import type { Comparison } from '#core/compare/comparison.ts'
import { byChange, functionRow, functionsOf } from '#core/compare/functions.ts'
import type { Sides, SourceFile } from '#core/compare/notes.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import type { SignatureMatch, Suspect } from '#core/suspects/suspect.ts'
import { plainName } from '#core/symbol/symbol.ts'
import { finestOf } from './finest.ts'
import { isoTime } from './json-values.ts'
import { reviewOf } from './review-of.ts'
import { NO_REVIEW, type Review } from './shared.ts'
import type { Words } from './words.ts'

const MOST_OTHERS = 20

/** The names and times of a side's files; the page has no profiles at hand, the command does. */
export interface ReportSide {
  readonly name: string
  /** Milliseconds since 1970, or null. */
  readonly time: number | null
}

export interface ReportSides {
  readonly before: readonly ReportSide[]
  readonly after: readonly ReportSide[]
}

export function reportSides(sides: Sides): ReportSides {
  const side = (files: readonly SourceFile[]) =>
    files.map(file => ({
      name: file.name,
      time: file.profiles.find(profile => profile.time !== null)?.time ?? null,
    }))
  return { before: side(sides.before), after: side(sides.after) }
}

/** What a person adds to the report. */
export interface ReportAdditions {
  readonly review: Review
  /** Where the comparison can be opened; null where it has no link or that is too long. */
  readonly link: string | null
}

const NOTHING: ReportAdditions = { review: NO_REVIEW, link: null }

/** The answer as a report for an incident review: what grew, why, what to do, with the evidence. */
export function markdownOf(
  analysis: Analysis,
  sides: ReportSides,
  words: Words,
  { review, link }: ReportAdditions = NOTHING,
): string {
  const { comparison, suspects, notes } = analysis
  const { type, unit } = comparison.sampleType
  const leaks = suspects.filter(suspect => suspect.tier !== 'normal')
  const others = suspects.filter(suspect => suspect.tier === 'normal' && suspect.delta !== 0)
  const { totals } = comparison
  const numbers = `${type} ${words.pair(totals, unit)} (${words.delta(totals, unit)}, ${words.ratio(totals)})`
  return [
    review.title === '' ? `# ${numbers}` : `# ${plainText(review.title)}\n\n**${numbers}**`,
    link === null ? '' : `[${words.report.open}][comparison]`,
    sideLine(words.report.before, sides.before),
    sideLine(words.report.after, sides.after),
    notes.map(note => `- ${plainText(words.note(note))}`).join('\n'),
    pinnedLine(analysis, review, words),
    leaks.length === 0 && suspects.length > 0 ? words.report.nothing : '',
    ...leaks.map(suspect => sectionOf(suspect, unit, words, review)),
    others.length > 0 ? `## ${words.report.others}\n\n${table(others.slice(0, MOST_OTHERS), unit, words)}` : '',
    suspects.length === 0 ? functionsTable(comparison, words) : '',
    link === null ? '' : `[comparison]: ${link}`,
  ]
    .filter(block => block !== '')
    .join('\n\n')
    .concat('\n')
}

function pinnedLine(analysis: Analysis, { pinned }: Review, { report }: Words): string {
  const { name } = finestOf(analysis).frames
  const names = [...new Set(pinned.map(frame => name[frame] ?? ''))]
  return names.length === 0 ? '' : `**${report.pinned}** ${names.map(code).join(', ')}`
}

function sideLine(word: string, files: readonly ReportSide[]): string {
  if (files.length === 0) return ''
  const names = files.map(file => `${code(file.name)}${file.time === null ? '' : ` ${isoTime(file.time)}`}`)
  return `**${word}** ${names.join(', ')}`
}

/** One suspect as it stands in the report: figures, cause, fix, evidence and parts. */
export function sectionOf(suspect: Suspect, unit: string, words: Words, review: Review = NO_REVIEW): string {
  const [match] = suspect.signatures
  const { report } = words
  const change = `${words.pair(suspect, unit)} (${words.delta(suspect, unit)}, ${words.ratio(suspect)})`
  const reasons = suspect.reasons.map(reason => `- ${words.reason(reason)} (${words.weight(reason.weight)})`)
  return [
    `## ${suspect.rank}. ${words.tier(suspect.tier)}${report.colon}${match ? words.signature(match).title : code(suspect.function)}`,
    `${code(suspect.function)} ${place(suspect)}${report.comma}${plainText(suspect.state)}${report.colon}**${change}**${report.comma}${report.ofGrowth(words.share(suspect.share))}`,
    ...[suspect, ...suspect.parts].map(part => saidOf(part, suspect, words, review)),
    match ? matchText(match, words) : '',
    adviceText(suspect, words),
    reasons.length === 0 ? '' : `**${report.evidence}**\n\n${reasons.join('\n')}`,
    suspect.parts.length > 0 ? `**${report.parts}**\n\n${table(suspect.parts, unit, words)}` : '',
  ]
    .filter(block => block !== '')
    .join('\n\n')
}

/** A person's words, as a quotation; those on a part say which one. */
function saidOf(part: Suspect, suspect: Suspect, { report }: Words, review: Review): string {
  const { verdict, note } = reviewOf(review, part)
  if (verdict === null && note === '') return ''
  const head = `**${report.said}${verdict === null ? '' : `${report.colon}${report.verdicts[verdict]}`}**`
  const where = part === suspect ? '' : ` ${code(part.function)}`
  return [head + where, ...(note === '' ? [] : ['', ...note.split('\n').map(plainText)])]
    .map(line => `> ${line}`.trimEnd())
    .join('\n')
}

/** What to look for where no entry of the catalogue says it, and the captures that would decide. */
function adviceText({ advice, signatures }: Suspect, { advice: words, report }: Words): string {
  if (!advice) return ''
  const sentences = [
    ...(signatures.length === 0 ? [words.look[advice.code]] : []),
    ...advice.next.map(code => words.next[code]),
  ]
  return sentences.length === 0 ? '' : `**${words.title}** ${sentences.join(report.gap)}`
}

function matchText(match: SignatureMatch, words: Words): string {
  const { report } = words
  const { cause, remedy, healthyWhen } = words.signature(match)
  const fix = [words.fix(match), remedy].filter(part => part !== '').join(report.gap)
  return [
    `**${report.cause}** ${cause}`,
    fix === '' ? '' : `**${report.fix}** ${fix}`,
    healthyWhen === '' ? '' : `**${report.healthyWhen}** ${healthyWhen}`,
    match.evidence.length === 0 ? '' : `**${report.links}** ${match.evidence.join(' ')}`,
  ]
    .filter(line => line !== '')
    .join('\n\n')
}

function table(rows: readonly Suspect[], unit: string, words: Words): string {
  const { where, state, before, after, change } = words.report
  const lines = rows.map(
    row =>
      `| ${cell(`${code(row.function)} ${place(row)}`)} | ${plainText(row.state)} | ${words.pair(row, unit)} | ${words.delta(row, unit)} |`,
  )
  return [`| ${where} | ${state} | ${before} → ${after} | ${change} |`, '|---|---|--:|--:|', ...lines].join(
    '\n',
  )
}

/** Where nothing is ranked: the functions whose own amount changed most. */
function functionsTable(comparison: Comparison, { report, pair, delta }: Words): string {
  const { unit } = comparison.sampleType
  const rows = functionsOf(comparison)
  const lines = byChange(rows)
    .slice(0, MOST_OTHERS)
    .map(i => functionRow(comparison, rows, i))
    .map(
      ({ name, flat, cum }) =>
        `| ${cell(code(name))} | ${pair(flat, unit)} | ${delta(flat, unit)} | ${pair(cum, unit)} | ${delta(cum, unit)} |`,
    )
  const sides = `${report.before} → ${report.after}`
  const head = `| | flat ${sides} | ${report.change} | cum ${sides} | ${report.change} |\n|---|--:|--:|--:|--:|`
  return lines.length === 0 ? '' : `## ${report.functions}\n\n${[head, ...lines].join('\n')}`
}

/** A name between more backticks than it has in a row itself: https://spec.commonmark.org/current/#code-spans */
function code(name: string): string {
  const flat = plainName(name).replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
  const runs = flat.match(/`+/g)?.map(run => run.length) ?? []
  const fence = '`'.repeat(Math.max(0, ...runs) + 1)
  const gap = runs.length > 0 ? ' ' : ''
  return fence + gap + flat + gap + fence
}

/** A pipe would end a cell, also inside code: https://github.github.com/gfm/#tables-extension- */
function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}

/** Words of a person or of a file as text: no HTML, no marks of Markdown, no table cell. */
function plainText(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(/[\\`*_[\]<>|]/g, '\\$&')
}

function place(suspect: Suspect): string {
  return suspect.file === '' ? '' : code(`${suspect.file}${suspect.line > 0 ? `:${suspect.line}` : ''}`)
}
