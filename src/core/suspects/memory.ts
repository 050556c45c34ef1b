import { compare } from '#core/compare/compare.ts'
import type { Sides } from '#core/compare/notes.ts'
import { frameFacts } from './frame-facts.ts'
import { OWNER } from './plumbing.ts'

/** Bytes in use that stacks through a function hold, per side; functions in normal form. */
export type Memory = ReadonlyMap<string, { readonly before: number; readonly after: number }>

/** What heap profiles of the same moments as the goroutines say, by each function of somebody's own in the stacks. */
export function memoryOf({ before, after }: Pick<Sides, 'before' | 'after'>): Memory {
  const profiles = (files: Sides['before']) => files.flatMap(file => file.profiles)
  const comparison = compare(profiles(before), profiles(after), {
    sampleType: 'inuse_space',
    by: 'function',
    details: false,
  })
  const found = new Map<string, { before: number; after: number }>()
  if (comparison.sampleType.type !== 'inuse_space') return found
  const facts = frameFacts(comparison)
  const { offsets, stack } = comparison
  for (let row = 0; row < comparison.before.length; row++) {
    const names = new Set<string>()
    for (let i = offsets[row]!; i < offsets[row + 1]!; i++)
      if (facts.role[stack[i]!] === OWNER) names.add(facts.normal[stack[i]!]!)
    for (const name of names) {
      const sum = found.get(name) ?? { before: 0, after: 0 }
      sum.before += comparison.before[row]!
      sum.after += comparison.after[row]!
      found.set(name, sum)
    }
  }
  return found
}
