import { parseLabels, parseUnescapedLabels } from '#core/profile/go-labels.ts'
import { type Label, LEAKED, LOCKED } from '#core/profile/profile.ts'

/** What the first line of a goroutine says after its id. */
export interface Header {
  /** As printed, without the flags. */
  readonly state: string
  readonly minutes: number
  readonly flags: number
  readonly labels: readonly Label[]
}

const REST = /^(?: gp=\S+)?(?: m=\S+)?(?: mp=\S+)? ?\[(.*\].*)$/s
const FLAGS = / \((?:leaked|scan|durable|synctest)\)/g

/**
 * Reads a header line of any Go version from behind the id on, or returns null. Labels come in three spellings:
 *
 *     goroutine 7 [select, 5 minutes, "k":"v"]:                       CockroachDB
 *     goroutine 7 gp=0xc0 m=nil [select, locked to thread labels:{"k": "v"}]:    Go 1.26, tracebacklabels=1
 *     goroutine 7 [select (leaked)] {k: v, "odd key": "v"}:           Go 1.27
 */
export function parseHeaderRest(text: string): Header | null {
  const found = REST.exec(text)
  if (found === null) return null
  const { inside, labels } = splitLabels(found[1]!.replace(/:?\s*$/, ''))
  const [first = '', ...attributes] = inside.split(', ')
  const leaked = first.includes(' (leaked)') ? LEAKED : 0
  const locked = attributes.includes('locked to thread') ? LOCKED : 0
  const minutes = attributes.find(attribute => / minutes?$/.test(attribute))
  return {
    state: first.replace(FLAGS, ''),
    minutes: minutes === undefined ? 0 : Math.min(Number.parseInt(minutes, 10) || 0, 0xffffffff),
    flags: leaked | locked,
    labels,
  }
}

/** Parts a header after its `[` into what is inside the bracket and the labels, wherever they stand. */
function splitLabels(text: string): { inside: string; labels: readonly Label[] } {
  const after = /^([^\]"{]*)\] \{(.*)\}$/s.exec(text)
  if (after) return { inside: after[1]!, labels: parseLabels(after[2]!) }
  const within = /^([^"{]*?),? labels:\{(.*)\}\]$/s.exec(text)
  if (within) return { inside: within[1]!, labels: parseLabels(within[2]!) }
  const cockroach = /^([^"]*), (".*")\]$/s.exec(text)
  if (cockroach) return { inside: cockroach[1]!, labels: parseUnescapedLabels(cockroach[2]!) }
  return { inside: text.replace(/\][^\]]*$/, ''), labels: [] }
}
