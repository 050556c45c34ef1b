import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nodeAt } from './node.ts'
import { comparisonFrom, comparisonOf } from './picture.testkit.ts'
import { findNodes, matchingFrames, parseSearch } from './search.ts'

const PAIR = comparisonOf(`
main.main;http.Serve;main.handle;[select];runtime.gopark  2 7
main.main;http.Serve;main.handle;http.Serve;[IO wait]  0 3
main.worker;[chan send]  5 50
`)

function found(text: string) {
  const matching = matchingFrames(PAIR.frames, parseSearch(text))
  return matching && findNodes(PAIR, matching)
}

describe('search', () => {
  it('finds substrings in any case and sums each row once', () => {
    const nodes = [
      { depth: 2, from: 0, to: 2 },
      { depth: 4, from: 0, to: 1 },
    ]
    expect(found('SERVE')).toEqual({ before: 2, after: 10, rows: 2, nodes })
  })

  it('takes text between slashes as a regular expression', () => {
    expect(found('/^main\\.(w|h)/')).toMatchObject({ before: 7, after: 60, rows: 3 })
    expect(found('/SERVE/')).toMatchObject({ rows: 0 })
    expect(found('/SERVE/i')).toMatchObject({ rows: 2 })
  })

  it('finds states, and nothing that is folded away', () => {
    expect(found('chan send')).toMatchObject({ after: 50 })
    expect(found('gopark')).toMatchObject({ rows: 0, nodes: [] })
  })

  it('returns a bad expression as a value', () => {
    expect(parseSearch('/(/')).toMatchObject({ kind: 'bad', why: expect.stringContaining('(') })
    expect(parseSearch('/a/zz').kind).toBe('bad')
    expect(found('/(/')).toBeNull()
    expect(found('  ')).toBeNull()
  })

  it('reads a path as text', () => {
    expect(parseSearch('/usr')).toMatchObject({ kind: 'names' })
    expect(parseSearch('/').kind).toBe('names')
  })

  it('keeps no position between names when the flag g is given', () => {
    const search = parseSearch('/main/g')
    expect(search.kind === 'names' && [search.matches('main'), search.matches('main')]).toEqual([true, true])
  })

  it('sums what a loop over the rows sums', () => {
    const stack = fc.record({
      names: fc.array(fc.constantFrom('a', 'ab', 'b', 'c'), { minLength: 1, maxLength: 5 }),
      before: fc.nat(9),
      after: fc.nat(9),
    })
    const stacks = fc.uniqueArray(stack, {
      minLength: 1,
      maxLength: 25,
      selector: each => each.names.join(';'),
    })
    fc.assert(
      fc.property(stacks, fc.constantFrom('a', 'b', 'c'), (all, text) => {
        const comparison = comparisonFrom(all)
        const hits = all.filter(each => each.names.some(name => name.includes(text)))
        const result = findNodes(comparison, matchingFrames(comparison.frames, parseSearch(text))!)
        expect(result).toMatchObject({
          rows: hits.length,
          before: hits.reduce((sum, each) => sum + each.before, 0),
          after: hits.reduce((sum, each) => sum + each.after, 0),
        })
        const paths = all.flatMap(({ names }) => names.map((_, i) => names.slice(0, i + 1)))
        const matches = new Set(paths.filter(path => path.at(-1)!.includes(text)).map(path => path.join(';')))
        expect(result.nodes).toHaveLength(matches.size)
        for (const { depth, from, to } of result.nodes) {
          expect(nodeAt(comparison, from, depth)).toEqual({ depth, from, to })
        }
      }),
    )
  })
})
