import type { Words } from '#core/share/words.ts'
import { signatureText } from './catalogue-text.ts'
import type { Messages } from './en.ts'
import { formatDelta, formatPair, formatRatio, formatShare, formatWeight } from './format.ts'

/** What core needs to write JSON and reports, in the language of `messages`. */
export function wordsOf(messages: Messages): Words {
  return {
    note: note => messages.notes[note.code](note.facts),
    reason: reason => messages.reasons.text(reason),
    warning: warning => messages.warnings.text(warning),
    failure: (failure, name) => {
      const { title, text, remedy } = messages.failures.describe(name, failure)
      return {
        text: [title, text]
          .filter(part => part !== '')
          .join(messages.failures.stop)
          .replaceAll('..', '.'),
        hint: remedy,
      }
    },
    tier: tier => messages.tiers[tier],
    fix: ({ module, fixed, seenVersion }) => {
      if (module === null) return ''
      if (fixed === null) return seenVersion === null ? '' : messages.verdict.unfixed(module, seenVersion)
      return seenVersion === null
        ? messages.verdict.fixedIn(module, fixed)
        : messages.verdict.fixedHas(module, fixed, seenVersion)
    },
    signature: match => signatureText(match, messages.catalogue),
    pair: formatPair,
    delta: formatDelta,
    ratio: amounts => formatRatio(amounts, messages.change),
    share: formatShare,
    weight: formatWeight,
    report: messages.report,
    advice: messages.advice,
  }
}
