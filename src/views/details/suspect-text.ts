import type { Suspect } from '#core/suspects/suspect.ts'
import { displayPlaces } from '#core/symbol/place.ts'
import { plainName } from '#core/symbol/symbol.ts'
import { signatureText } from '#messages/catalogue-text.ts'
import type { Messages } from '#messages/en.ts'
import { formatDelta, formatPair, formatRatio, formatWeight } from '#messages/format.ts'
import type { ExactStack } from './exact-stack.ts'
import { fixSentence } from './fix-sentence.ts'

/** A suspect as plain text, for a chat or an issue. */
export function suspectText(suspect: Suspect, exact: ExactStack | null, unit: string, m: Messages): string {
  const [match] = suspect.signatures
  const told = match && signatureText(match, m.catalogue)
  const place = displayPlaces(suspect.file, suspect.line)[0] ?? ''
  return [
    `${m.tiers[suspect.tier]}: ${told?.title ?? plainName(suspect.function)}`,
    `${plainName(suspect.function)} ${place}`,
    `${suspect.state}: ${formatPair(suspect, unit)}, ${formatDelta(suspect, unit)}, ${formatRatio(suspect, m.change)}`,
    ...(match && told
      ? [`${m.details.cause}: ${told.cause}`, `${m.details.fix}: ${fixSentence(match, m)} ${told.remedy}`]
      : []),
    ...(match?.evidence ?? []),
    `${m.details.evidence}:`,
    ...suspect.reasons.map(reason => `  ${formatWeight(reason.weight)} ${m.reasons.text(reason)}`),
    ...(exact ? [`${m.details.stack}:`, stackText(exact, m)] : []),
  ].join('\n')
}

/** A stack as Go prints it: a line for the function and one for its place, leaf first. */
export function stackText({ comparison, stack, creator }: ExactStack, m: Messages): string {
  const { name, file, line } = comparison.frames
  const frameText = (frame: number, prefix = '') =>
    `${prefix}${plainName(name[frame] ?? '')}\n\t${file[frame] ?? ''}${line[frame] ? `:${line[frame]}` : ''}`
  const frames = [...stack.plumbing.toReversed(), ...stack.functions.toReversed()]
  return [
    ...frames.map(frame => frameText(frame)),
    ...(creator === null ? [] : [frameText(creator, `${m.details.createdBy} `)]),
  ].join('\n')
}
