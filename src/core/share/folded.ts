import { type Comparison, STATE } from '#core/compare/comparison.ts'
import { plainName } from '#core/symbol/symbol.ts'

/**
 * Folded stacks, root first, as flamegraph.pl and speedscope read them; of two sides with both amounts, as difffolded.pl
 * writes them: `main;serve;read 2 42`. https://github.com/brendangregg/FlameGraph
 */
export function foldedText({ frames, offsets, stack, before, after, snapshot }: Comparison): string {
  const names = frames.name.map(onePart)
  const lines = Array.from(after, (now, row) => {
    const ids = Array.from(stack.subarray(offsets[row]!, offsets[row + 1]!))
    const path = ids.filter(id => frames.kind[id] !== STATE).map(id => names[id]!)
    return `${path.join(';') || UNKNOWN} ${snapshot ? before[row]! + now : `${before[row]!} ${now}`}\n`
  })
  return lines.join('')
}

const UNKNOWN = '[unknown]'

/** Semicolons part frames, and spaces at the ends would be lost. */
function onePart(name: string): string {
  const part = plainName(name).replaceAll(';', ':').trim()
  return part === '' ? UNKNOWN : part
}
