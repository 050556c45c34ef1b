import type { Ask } from '#worker/protocol.ts'
import type { Facts } from './facts.ts'

/** What is on the page, as a question to the worker. */
export function askOf({ before, after, captures, view, link }: Facts): Ask {
  const { sampleType, by } = view
  return { before, after, captures, sampleType, by, ...(link && { link: link.payload }) }
}
