/** Why a link could not be opened, as facts; the sentence is made in `messages/`. */
export interface LinkFailure {
  readonly code: LinkFailureCode
  readonly facts: Readonly<Record<string, string | number>>
}

/**
 * cut: characters are missing or were added. corrupt: characters differ from what was written.
 * newer: written by a version that this page does not know. too-large: unpacks beyond what a link may hold.
 */
export type LinkFailureCode = 'link-cut' | 'link-corrupt' | 'link-newer' | 'link-too-large'

export type Opened<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: LinkFailure }

/** Thrown inside the reader of a link to leave it; never leaves `core/share`. */
export class LinkStop extends Error {
  readonly failure: LinkFailure
  constructor(code: LinkFailureCode, facts: LinkFailure['facts'] = {}) {
    super(code)
    this.failure = { code, facts }
  }
}
