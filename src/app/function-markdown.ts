import type { Comparison } from '#core/compare/comparison.ts'
import { peekAt } from '#core/compare/peek.ts'
import { plainName } from '#core/symbol/symbol.ts'
import type { Messages } from '#messages/en.ts'
import { formatAmount, formatDelta, formatPair, formatRatio } from '#messages/format.ts'
import type { ExactStack } from '#views/details/exact-stack.ts'
import { stackText } from '#views/details/suspect-text.ts'

/** A function for an issue or a chat: its name, what passes through on both sides, and a stack with lines. */
export function functionMarkdown(
  comparison: Comparison,
  frame: number,
  exact: ExactStack,
  m: Messages,
): string {
  const { frames, sampleType, snapshot } = comparison
  const { cum } = peekAt(comparison, frame)
  const numbers = snapshot
    ? formatAmount(cum.after, sampleType.unit)
    : `${formatPair(cum, sampleType.unit)}, ${formatDelta(cum, sampleType.unit)}, ${formatRatio(cum, m.change)}`
  return `\`${plainName(frames.name[frame] ?? '')}\`: ${numbers}\n\n\`\`\`\n${stackText(exact, m)}\n\`\`\`\n`
}

/** Rows that a frame stands in, in order. */
export function rowsThrough({ offsets, stack }: Comparison, frame: number): readonly number[] {
  const rows: number[] = []
  let row = 0
  for (let at = stack.indexOf(frame); at >= 0; at = stack.indexOf(frame, offsets[row])) {
    while ((offsets[row + 1] ?? stack.length) <= at) row++
    rows.push(row++)
  }
  return rows
}
