import type { Ask } from '#worker/protocol.ts'
import type { Facts } from './facts.ts'

/** What is on the page, as a question to the worker. */
export function askOf({ before, after, series, aside, files, captures, view, link }: Facts): Ask {
  const { sampleType, by } = view
  const leftOut = aside.flatMap(id => files[id]?.name ?? [])
  return { before, after, series, leftOut, captures, sampleType, by, ...(link && { link: link.payload }) }
}
