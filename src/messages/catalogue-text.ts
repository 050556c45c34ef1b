import type { SignatureText } from '#core/share/words.ts'
import type { Benign, SignatureMatch } from '#core/suspects/suspect.ts'

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

/** Why it is normal, in the reader's language where that is there. */
export function whyNormal({ id, why }: Benign, { benign }: CatalogueTexts): string {
  return benign[id] ?? why
}
