import type { SignatureText } from '#core/share/words.ts'
import type { SignatureMatch } from '#core/suspects/suspect.ts'

/** By id of the entry. */
export type SignatureTexts = Readonly<Record<string, SignatureText>>

/** An entry in the reader's language where that is there; the catalogue itself is written in English. */
export function signatureText(match: SignatureMatch, texts: SignatureTexts): SignatureText {
  return texts[match.id] ?? match
}
