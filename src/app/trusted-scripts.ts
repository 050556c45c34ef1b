/** https://www.w3.org/TR/trusted-types/, as far as it is needed; not all browsers have it. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => void
}

/**
 * The page's workers lie beside it, or in the page itself where that is one file. No other script is ever started, and no
 * text ever becomes HTML or code: for these there is no rule, so the browser refuses.
 */
function createScriptURL(address: string): string {
  const folder = new URL('.', document.baseURI).href
  if (address.startsWith('blob:') || new URL(address, document.baseURI).href.startsWith(folder)) return address
  throw new TypeError('script from elsewhere')
}

const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
trustedTypes?.createPolicy('default', { createScriptURL })
