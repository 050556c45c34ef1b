import { describe, expect, it } from 'vitest'
import { frameFacts } from '#core/suspects/frame-facts.ts'
import { matcherFor } from '#core/suspects/match.ts'
import { siteOf } from '#core/suspects/site.ts'
import { comparisonOf } from '#core/suspects/stacks.testkit.ts'
import { CATALOGUE } from './catalogue.ts'
import { HEALTHY, LEAKED } from './known-stacks.testkit.ts'

/** Entries that match a stack; what the expected one wants to see elsewhere in the profile is there. */
function idsFor(id: string, stack: string): readonly string[] {
  const present = (CATALOGUE.byId.get(id)?.needs ?? []).map(path => `${path}.Main [running] 1 -> 1`)
  const comparison = comparisonOf([`${stack} 1 -> 9`, ...present].join('\n'))
  const facts = frameFacts(comparison)
  const row = comparison.after.indexOf(9)
  const { signatures } = matcherFor(CATALOGUE, comparison, facts)(row, siteOf(comparison, facts, row), [])
  return signatures.map(({ entry }) => entry.id)
}

function casesOf(text: string): readonly (readonly [string, string])[] {
  return text
    .trim()
    .split('\n')
    .map(line => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)] as const)
}

describe('stacks that were reported', () => {
  const leaked = casesOf(LEAKED)

  it.each(leaked)('%s is named', (id, stack) => expect(idsFor(id, stack)).toContain(id))

  it('are there for nearly every goroutine entry, and the entry comes first', () => {
    const goroutine = CATALOGUE.signatures.filter(({ kind }) => kind !== 'heap')
    expect(new Set(leaked.map(([id]) => id)).size).toBeGreaterThanOrEqual(0.9 * goroutine.length)
    const other = leaked.filter(([id, stack]) => idsFor(id, stack)[0] !== id).map(([id]) => id)
    expect(other).toEqual([])
  })

  it.each(casesOf(HEALTHY))('%s is not seen in its healthy twin', (id, stack) =>
    expect(idsFor(id, stack)).not.toContain(id),
  )
})
