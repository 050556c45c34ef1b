import type { Warning } from '#core/profile/profile.ts'

type Say = (facts: Warning['facts']) => string

const texts: Readonly<Record<string, Say>> = {
  'already-a-diff': () => 'This file is a difference already; it was split back into its two sides.',
  'drop-frames-unreadable': f => `Its drop_frames expression cannot be read: ${f.expression}`,
  'inexact-value': () => 'A value is too large to be exact to the last digit.',
  'no-samples': () => 'It has no samples.',
}

/** What is worth telling about a file that could be read. A code without a sentence is shown as it is. */
export const warningsEn = {
  text: (warning: Warning): string => texts[warning.code]?.(warning.facts) ?? warning.code,
}
