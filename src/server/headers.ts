/** What every answer says: nobody else may frame, embed, sniff or learn of it. */
export const SAFE_HEADERS: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** Policy of an answer that is no page. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

const META = /<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]*)"/i

/** The built page's own policy, and what only a header can say. */
export function pagePolicy(html: string): string {
  const own = META.exec(html)?.[1]?.replaceAll(/&(#39|quot|amp);/g, (_, name) => CHARACTERS[name] ?? '')
  return `${own ?? "default-src 'self'"}; frame-ancestors 'none'`
}

/** How an attribute spells them. */
const CHARACTERS: Readonly<Record<string, string>> = { '#39': "'", quot: '"', amp: '&' }
