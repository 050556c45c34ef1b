import type { SignatureText } from '#core/share/words.ts'
import type { Benign, Reason, SignatureMatch } from '#core/suspects/suspect.ts'
import type { Messages } from './en.ts'

/** By id of the entry. */
export type SignatureTexts = Readonly<Record<string, SignatureText>>

/** The catalogue in one language. Empty for English, in which it is written, and until it has been fetched. */
export interface CatalogueTexts {
  readonly signatures: SignatureTexts
  /** Why a look-alike is normal, by its id. */
  readonly benign: Readonly<Record<string, string>>
}

export const AS_WRITTEN: CatalogueTexts = { signatures: {}, benign: {} }

/** An entry in the reader's language, where that is there. */
export function signatureText(match: SignatureMatch, { signatures }: CatalogueTexts): SignatureText {
  return signatures[match.id] ?? match
}

/** The same sentences with the catalogue in their language, also where a reason names an entry. */
export function withCatalogue(messages: Messages, catalogue: CatalogueTexts): Messages {
  const text = (reason: Reason) => {
    const title = catalogue.signatures[String(reason.facts.id)]?.title
    const told = title !== undefined && 'title' in reason.facts
    return messages.reasons.text(told ? { ...reason, facts: { ...reason.facts, title } } : reason)
  }
  return { ...messages, catalogue, reasons: { ...messages.reasons, text } }
}

/** Why it is normal, in the reader's language where that is there. */
export function whyNormal({ id, why }: Benign, { benign }: CatalogueTexts): string {
  return benign[id] ?? why
}
