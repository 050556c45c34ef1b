import type { Note } from '#core/compare/note.ts'
import type { Reason } from '#core/suspects/suspect.ts'
import { codeComparison } from './code-rows.ts'
import { codeChoice, codeWord } from './code-word.ts'
import { codeList, type LinkCoder } from './link-coder.ts'
import { LinkStop } from './link-failure.ts'
import {
  FACT_WORDS,
  FORMAT_NUMBERS,
  KIND_NUMBERS,
  NOTE_NUMBERS,
  REASON_NUMBERS,
  STATE_WORDS,
} from './link-words.ts'
import {
  LEVELS,
  REVIEW_VERDICTS,
  type Review,
  type Shared,
  type SharedFile,
  type SuspectReview,
  type ToldReasons,
} from './shared.ts'

/** The whole object, in the order in which it is written. */
export function codeShared(coder: LinkCoder, given: Shared | null): Shared {
  const level = LEVELS[coder.number('level', given ? LEVELS.indexOf(given.level) : 0)] ?? stop('level')
  const kind = codeChoice(coder, 'profile kind', KIND_NUMBERS, given?.kind ?? null)
  const comparison = codeComparison(coder, given?.comparison ?? null)
  const clock = { time: 0 }
  const files = {
    before: codeFiles(coder, given?.files.before ?? null, clock),
    after: codeFiles(coder, given?.files.after ?? null, clock),
  }
  const secondsApart = codeOptional(coder, 'seconds apart', given?.secondsApart ?? null)
  const notes = codeList(coder, 'notes', given?.notes ?? null, note => codeNote(coder, note))
  const growth = codeOptional(coder, 'growth', given?.growth ?? null)
  const rows = comparison.before.length
  const told = codeList(coder, 'told', given?.told ?? null, (each, before) =>
    codeTold(coder, each, before, rows),
  )
  const review = codeReview(coder, given?.review ?? null, rows, comparison.frames.name.length)
  return { level, comparison, kind, files, secondsApart, notes, growth, told, review }
}

function stop(what: string): never {
  throw new LinkStop('link-corrupt', { what })
}

/** A number or null; a thousandth is the finest that times have. */
function codeOptional(coder: LinkCoder, context: string, value: number | null): number | null {
  return coder.flag(`${context}?`, value !== null) ? codeMilli(coder, context, value ?? 0) : null
}

function codeMilli(coder: LinkCoder, context: string, value: number): number {
  const milli = Math.round(value * 1000)
  const exact = Number.isSafeInteger(milli) && milli / 1000 === value && !Number.isInteger(value)
  return coder.flag(`${context} milli`, exact)
    ? coder.signed(`${context} thousandths`, milli) / 1000
    : coder.real(context, value)
}

function codeFiles(
  coder: LinkCoder,
  files: readonly SharedFile[] | null,
  clock: { time: number },
): readonly SharedFile[] {
  return codeList(coder, 'files of a side', files, (file, before) => {
    const name = coder.text(file?.name ?? '', before?.name)
    const written = coder.flag('format?', file ? file.format !== null : false)
    const format = written ? codeChoice(coder, 'format', FORMAT_NUMBERS, file?.format ?? null) : null
    const known = coder.flag('time?', file ? file.time !== null : false)
    if (known) clock.time += coder.real(clock.time === 0 ? 'time' : 'later', (file?.time ?? 0) - clock.time)
    return { name, format, time: known ? clock.time : null }
  })
}

type Facts = Note['facts']
type Fact = readonly [string, string | number]

/** `about` is what the facts belong to: the same code brings the same facts in the same order. */
function codeFacts(coder: LinkCoder, about: string, facts: Facts | null): Facts {
  const entries = codeList<Fact>(coder, `facts ${about}`, facts && Object.entries(facts), (entry, before) => {
    const key = codeWord(coder, `${about} ${before?.[0] ?? ''}`, FACT_WORDS, entry?.[0] ?? null)
    const value = entry?.[1] ?? 0
    return coder.flag(`word ${key}`, typeof value === 'string')
      ? [key, codeWord(coder, 'fact', STATE_WORDS, typeof value === 'string' ? value : null)]
      : [key, codeMilli(coder, `value ${key}`, typeof value === 'number' ? value : 0)]
  })
  return Object.fromEntries(entries)
}

function codeNote(coder: LinkCoder, note: Note | null): Note {
  const code = codeChoice(coder, 'note', NOTE_NUMBERS, note?.code ?? null)
  const level = coder.flag('warning', note?.level === 'warning') ? 'warning' : 'info'
  return { code, level, facts: codeFacts(coder, code, note?.facts ?? null) }
}

function codeTold(
  coder: LinkCoder,
  told: ToldReasons | null,
  before: ToldReasons | null,
  rows: number,
): ToldReasons {
  const from = before?.row ?? 0
  const row = from + coder.number('told row', (told?.row ?? 0) - from)
  const reasons = codeList(coder, 'reasons', told?.reasons ?? null, (reason, last): Reason => {
    const code = codeChoice(coder, `reason ${last?.code ?? ''}`, REASON_NUMBERS, reason?.code ?? null)
    return {
      code,
      weight: codeMilli(coder, `weight ${code}`, reason?.weight ?? 0),
      facts: codeFacts(coder, code, reason?.facts ?? null),
    }
  })
  return row < rows ? { row, reasons } : stop('told')
}

function codeReview(coder: LinkCoder, review: Review | null, rows: number, frames: number): Review {
  const title = coder.text(review?.title ?? '')
  const suspects = codeList(coder, 'reviewed', review?.suspects ?? null, (suspect): SuspectReview => {
    const row = coder.number('reviewed row', suspect?.row ?? 0)
    const at = coder.number('verdict', suspect?.verdict ? REVIEW_VERDICTS.indexOf(suspect.verdict) + 1 : 0)
    const note = coder.text(suspect?.note ?? '')
    if (row >= rows) stop('review')
    return { row, verdict: at === 0 ? null : (REVIEW_VERDICTS[at - 1] ?? stop('verdict')), note }
  })
  const pinned = codeList(coder, 'pinned', review?.pinned ?? null, frame => {
    const id = coder.number('pin', frame ?? 0)
    return id < frames ? id : stop('pin')
  })
  return { title, suspects, pinned }
}
