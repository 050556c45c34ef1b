/**
 * Why the store of the page's own server did not do what was asked, as facts; the sentence is made in `messages/`.
 *
 * gone: it was deleted, or never was. expired: its time is over. address: the link was cut. key: the bytes are whole, the
 * key is not theirs. damaged: the bytes are not those that were stored. absent: the server has no store. down: it does not
 * answer or fails. busy: too much was asked in a short time. too-large: more than it takes.
 */
export type StoreFailureCode =
  | 'stored-gone'
  | 'stored-expired'
  | 'stored-address'
  | 'stored-key'
  | 'stored-damaged'
  | 'store-absent'
  | 'store-down'
  | 'store-busy'
  | 'store-too-large'

export interface StoreFailure {
  readonly code: StoreFailureCode
  readonly facts: Readonly<Record<string, string | number>>
}

export type FromStore<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: StoreFailure }

export function storeFailure(code: StoreFailureCode, facts: StoreFailure['facts'] = {}): FromStore<never> {
  return { ok: false, failure: { code, facts } }
}
