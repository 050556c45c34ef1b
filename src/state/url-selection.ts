import type { BoxPlace, Selection } from './facts.ts'

/** `s3` suspect, `s3.0` its first part, `r12` row, `n2.0.40` node (depth, from, to), `n2.0.40-3.50.60` two, `f7` frame. */
export function encodeSelection(selection: Selection): string {
  switch (selection.kind) {
    case 'suspect':
      return `s${selection.index}${selection.part === undefined ? '' : `.${selection.part}`}`
    case 'row':
      return `r${selection.row}`
    case 'node':
      return `n${[selection, ...(selection.more ?? [])].map(({ depth, from, to }) => `${depth}.${from}.${to}`).join('-')}`
    case 'frame':
      return `f${selection.frame}`
  }
}

/** Boxes beyond so many are not read. */
const MOST = 100

export function decodeSelection(text: string): Selection | null {
  if (text.startsWith('n')) return decodeNodes(text.slice(1))
  const match = /^([srf])(\d{1,9}(?:\.\d{1,9})?)$/.exec(text)
  const [first, second] = (match?.[2] ?? '').split('.').map(Number)
  if (!match || first === undefined) return null
  switch (match[1]) {
    case 's':
      return { kind: 'suspect', index: first, ...(second === undefined ? {} : { part: second }) }
    case 'r':
      return { kind: 'row', row: first }
    default:
      return { kind: 'frame', frame: first }
  }
}

function decodeNodes(text: string): Selection | null {
  const places = text.split('-', MOST).map(decodePlace)
  const [first, ...others] = places
  if (!first) return null
  const more = others.filter(place => place !== null)
  return { kind: 'node', ...first, ...(more.length > 0 && { more }) }
}

function decodePlace(text: string): BoxPlace | null {
  if (!/^\d{1,9}\.\d{1,9}\.\d{1,9}$/.test(text)) return null
  const [depth, from, to] = text.split('.').map(Number)
  return depth === undefined || from === undefined || to === undefined || to <= from
    ? null
    : { depth, from, to }
}
