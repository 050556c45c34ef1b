import { addFrame, addStack, columnsOf, newBuilder } from './builder.ts'
import type { Profile } from './profile.ts'
import { lineReader, type TextReader } from './text-reader.ts'

const LINE = /^(\S.*?)((?:[ \t]+-?\d{1,18}(?:\.\d+)?){1,2})$/

/** How many first lines have to look folded. */
const SAMPLE = 20

/** 0 where the text is folded stacks from its first line on, else -1. The last line may be cut. */
export function findFolded(text: string): number {
  const first = text.split(/\r?\n/, SAMPLE)
  const lines = first.filter(line => line.trim() !== '' && !line.startsWith('#'))
  const folded =
    lines.length > 0 && lines.some(line => line.includes(';')) && lines.every(line => LINE.test(line))
  return folded ? 0 : -1
}

/**
 * Reads folded stacks, root first: `main;serve;read 12`. Two numbers per line are two sides, as difffolded.pl writes them
 * (https://github.com/brendangregg/FlameGraph), and give two profiles.
 */
export function openFolded(): TextReader {
  const rows: Row[] = []
  const onLine = (line: string) => {
    const found = LINE.exec(line.trimEnd())
    if (found !== null) rows.push({ stack: found[1]!, values: found[2]!.trim().split(/\s+/).map(Number) })
  }
  return lineReader(onLine, () => foldedProfiles(rows))
}

function foldedProfiles(rows: readonly Row[]): readonly Profile[] {
  const two = rows.some(({ values }) => values.length === 2)
  if (!two) return [foldedProfile(rows, 0, null)]
  return [foldedProfile(rows, 0, 'before'), foldedProfile(rows, 1, 'after')]
}

interface Row {
  readonly stack: string
  readonly values: readonly number[]
}

function foldedProfile(rows: readonly Row[], column: number, side: Profile['side']): Profile {
  const builder = newBuilder()
  const used = rows.filter(({ values }) => (values[column] ?? 0) !== 0)
  const stack = used.map(row => {
    const frames = row.stack.split(';').map(name => addFrame(builder, { name: name.trim() }))
    return addStack(builder, frames.reverse())
  })
  return {
    format: 'folded',
    wrapper: null,
    kind: 'other',
    side,
    sampleTypes: [{ type: 'samples', unit: 'count' }],
    defaultSampleType: 0,
    ...columnsOf(builder, false),
    samples: {
      stack: Uint32Array.from(stack),
      labels: new Uint32Array(used.length),
      values: [Float64Array.from(used, ({ values }) => values[column] ?? 0)],
    },
    goroutines: null,
    mappings: [],
    time: null,
    duration: null,
    period: null,
    comments: [],
    dropFrames: '',
    keepFrames: '',
    warnings: side === null ? [] : [{ code: 'already-a-diff', facts: { by: 'columns' } }],
  }
}
