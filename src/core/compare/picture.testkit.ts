import type { Box, Picture } from './boxes.ts'
import { type Comparison, FUNCTION, STATE } from './comparison.ts'

/**
 * A comparison from one line per stack: frames from the root, then before and after. A frame in brackets is a state,
 * frames after it are folded plumbing:
 *
 *     main;serve;[chan send];gopark  0 150
 */
export function comparisonOf(text: string): Comparison {
  const stacks = text
    .trim()
    .split('\n')
    .map(line => {
      const [names, before, after] = line.trim().split(/\s{2,}| (?=-?\d+ -?\d+$)| (?=-?\d+$)/)
      return { names: names!.split(';'), before: Number(before), after: Number(after) }
    })
  return comparisonFrom(stacks)
}

export interface TestStack {
  readonly names: readonly string[]
  readonly before: number
  readonly after: number
}

/** Sorts and sums; equal stacks must not occur twice. */
export function comparisonFrom(stacks: readonly TestStack[]): Comparison {
  const ids = new Map<string, number>()
  for (const name of stacks.flatMap(stack => stack.names)) if (!ids.has(name)) ids.set(name, ids.size)
  const rows = stacks
    .map(stack => ({ ...stack, path: stack.names.map(name => ids.get(name)!) }))
    .sort((a, b) => comparePaths(a.path, b.path))
  const offsets = [0]
  for (const row of rows) offsets.push(offsets.at(-1)! + row.path.length)
  const name = [...ids.keys()]
  const sums = (side: 'before' | 'after') => {
    const out = new Float64Array(rows.length + 1)
    rows.forEach((row, i) => {
      out[i + 1] = out[i]! + row[side]
    })
    return out
  }
  const beforeSum = sums('before')
  const afterSum = sums('after')
  return {
    sampleType: { type: 'goroutine', unit: 'count' },
    by: 'function',
    snapshot: false,
    frames: {
      name: name.map(each => each.replace(/^\[(.*)\]$/, '$1')),
      file: name.map(() => ''),
      line: new Uint32Array(name.length),
      kind: Uint8Array.from(name, each => (each.startsWith('[') ? STATE : FUNCTION)),
    },
    offsets: Uint32Array.from(offsets),
    stack: Uint32Array.from(rows.flatMap(row => row.path)),
    shown: Uint32Array.from(rows, row => {
      const state = row.names.findIndex(each => each.startsWith('['))
      return state < 0 ? row.names.length : state + 1
    }),
    before: Float64Array.from(rows, row => row.before),
    after: Float64Array.from(rows, row => row.after),
    beforeSum,
    afterSum,
    totals: { before: beforeSum.at(-1)!, after: afterSum.at(-1)! },
    exact: true,
    state: null,
    states: [],
    details: null,
  }
}

function comparePaths(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!
  return a.length - b.length
}

/** Draws boxes as text, `columns` characters for the root's width: `|name before→after` padded to the box's width. */
export function draw(comparison: Comparison, { boxes, first }: Picture, columns: number): string {
  const lines: string[] = []
  for (let depth = 0; depth + 1 < first.length; depth++) {
    let line = ''
    for (const box of boxes.slice(first[depth], first[depth + 1])) {
      const left = Math.round(box.x * columns)
      const right = Math.round((box.x + box.width) * columns)
      const text = `|${label(comparison, box)} ${box.before}→${box.after}`
      line = line.padEnd(left) + text.slice(0, right - left).padEnd(right - left)
    }
    lines.push(line.trimEnd())
  }
  return lines.join('\n')
}

function label(comparison: Comparison, box: Box): string {
  if (box.small > 0) return `${box.small} small`
  return comparison.frames.name[box.frame] ?? 'all'
}
