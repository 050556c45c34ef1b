import { type Sides, secondsApart } from '#core/compare/notes.ts'
import { analyseShared } from '#core/share/analyse-shared.ts'
import { carrier } from '#core/share/carry.ts'
import { streamDeflater } from '#core/share/deflate.ts'
import { type Handed, handedOf } from '#core/share/handed.ts'
import { levelsOf } from '#core/share/levels.ts'
import { type Replacement, redact } from '#core/share/redact.ts'
import { reviewIn } from '#core/share/review-in.ts'
import { NO_REVIEW, type Shared } from '#core/share/shared.ts'
import { type Handover, sharedFiles } from '#core/share/shared-of.ts'
import { analyseByLine, type Question } from '#core/suspects/analysis.ts'
import { packageOf, plainName } from '#core/symbol/symbol.ts'
import type { HandoverAsk, LevelChoice, NamesPreview, ShareAsk } from './share-protocol.ts'

/** What is on the page as its reader gets it. */
export function handedFrom(handover: Handover, ask: HandoverAsk): Promise<Handed> {
  const review = reviewIn(handover.analysis, ask)
  return handedOf({ ...handover, review }, ask.rules, handover.analysis.comparison.by)
}

/** What is on the page, of files or of a link, ready to be handed over. */
export function handoverFrom(source: Sides | Shared, question: Question): Promise<Handover> {
  return 'comparison' in source ? handoverOfLink(source, question) : handoverOfFiles(source, question)
}

async function handoverOfFiles(sides: Sides, question: Question): Promise<Handover> {
  return {
    analysis: await analyseByLine(sides, question),
    files: { before: sharedFiles(sides.before), after: sharedFiles(sides.after) },
    secondsApart: secondsApart(sides),
    review: NO_REVIEW,
  }
}

/** What came in a link, to be handed on. */
async function handoverOfLink(shared: Shared, question: Question): Promise<Handover> {
  const { files, secondsApart, growth, review } = shared
  return { analysis: await analyseShared(shared, question), files, secondsApart, growth, review }
}

/** Every level as it would travel, with names as its reader will see them. */
export async function levelChoices(handover: Handover, ask: ShareAsk): Promise<readonly LevelChoice[]> {
  const previews: (readonly Replacement[])[] = []
  const links = await levelsOf(
    { ...handover, review: reviewIn(handover.analysis, ask) },
    streamDeflater,
    shared => {
      const redacted = redact(shared, ask.rules)
      previews.push(redacted.preview)
      return redacted
    },
  )
  const { by } = handover.analysis.comparison
  const choices: LevelChoice[] = []
  for (const [i, { level, payload, stacks, shared, ...into }] of links.entries()) {
    const there = await analyseShared(shared, { sampleType: null, by })
    const carry = carrier(handover.analysis, into, there)
    choices.push({
      level,
      payload,
      stacks,
      selection: ask.selection && carry.pointer(ask.selection),
      pivot: ask.pivot === null ? null : carry.frame(ask.pivot),
      names: previewOf(previews[i] ?? []),
      telling: ask.texts.filter(text => tells(text, previews[i] ?? [])),
    })
  }
  return choices
}

const MOST_SHOWN = 200
/** Names that stay are shown only to say that they do. */
const STAYING = 2

function previewOf(preview: readonly Replacement[]): NamesPreview {
  const staying = preview.filter(({ name, becomes }) => name === becomes && !isPath(name))
  const changing = preview.filter(({ name, becomes }) => name !== becomes && !(becomes && isPath(becomes)))
  const aliased = changing.filter(({ becomes }) => becomes?.startsWith('private'))
  return {
    stay: staying.length,
    replaced: changing.filter(({ becomes }) => becomes !== null).length,
    dropped: changing.filter(({ becomes }) => becomes === null).length,
    some: [...staying.slice(0, STAYING), ...changing.slice(0, MOST_SHOWN)],
    packages: [...new Set(aliased.map(({ name }) => packageOf(plainName(name))))].filter(name => name !== ''),
  }
}

/** Paths of public files are shortened, which takes nothing away that a reader would miss. */
function isPath(text: string): boolean {
  return /\.(?:go|s|c|h|cc|cpp)$/.test(text)
}

/** True when a word of a text occurs in names that go and in none that stays. */
function tells(text: string, preview: readonly Replacement[]): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_]{2,}/gu) ?? []
  const has = (word: string, name: string | null) => name?.toLowerCase().includes(word) === true
  return words.some(
    word =>
      preview.some(({ name, becomes }) => name !== becomes && has(word, name)) &&
      !preview.some(({ becomes }) => has(word, becomes)),
  )
}
