import type { Messages } from '#messages/en.ts'

export interface Link {
  readonly address: string
  readonly text: string
}

/** An address from the catalogue under the name that people give it: `Issue #72`, else its host and last part. */
export function linkOf(address: string, m: Messages): Link {
  const { details } = m.tableTexts
  const issue = /\/(issues|pull|pulls|merge_requests|-\/issues)\/(\d+)/.exec(address)
  if (issue) {
    const number = issue[2] ?? ''
    return { address, text: issue[1]?.endsWith('issues') ? details.issue(number) : details.pull(number) }
  }
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url) return { address, text: address }
  const last = url.pathname.split('/').filter(Boolean).at(-1)
  return {
    address,
    text: last ? `${url.hostname.replace(/^www\./, '')} ${decodeURIComponent(last)}` : url.hostname,
  }
}

/** Addresses are shown as links only when they lead to the web. */
export function isWeb(address: string): boolean {
  return /^https?:\/\//.test(address)
}
