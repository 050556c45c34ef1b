import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compare } from '#core/compare/compare.ts'
import type { Comparison } from '#core/compare/comparison.ts'
import { type GraphLimits, graphOf, graphSource } from '#core/compare/graph.ts'
import { labelsOf } from '#core/compare/labels.ts'
import { EVERYTHING, FEWEST, GRAPH_PAIRS, LIMITED, USUAL } from './graph-pairs.mjs'
import { profilesIn } from './our-rows.ts'
import { pprofEdges } from './pprof-graph.mjs'
import { hasGo } from './pprof-top.mjs'

type Amounts = Record<string, number>

interface Answers {
  readonly change: Amounts
  readonly limited: Amounts
  readonly usual: Amounts
  readonly fewest: Amounts | null
  readonly labels: Record<string, Amounts> | null
}

async function comparisonOf(files: readonly string[], sampleType: string): Promise<Comparison> {
  const sides = await Promise.all(files.map(profilesIn))
  const [before, after] = sides.length === 2 ? sides : [[], sides[0]]
  return compare(before ?? [], after ?? [], { sampleType, by: 'function', details: true })
}

type Limits = Omit<GraphLimits, 'nodeCount'> & Partial<GraphLimits>

function edgesOf(comparison: Comparison, limits: Limits): Amounts {
  const { nodes, edges } = graphOf(graphSource(comparison), {
    limits: { nodeCount: Number.MAX_SAFE_INTEGER, ...limits },
    reach: 'all',
    keep: new Set(),
  })
  const name = (node: number) => comparison.frames.name[nodes[node]!.frame]
  return Object.fromEntries(
    edges.map(({ from, to, residual, before, after }) => [
      `${name(from)} ${residual ? '...' : '->'} ${name(to)}`,
      after - before,
    ]),
  )
}

/** Without zeros, of which the two keep different ones. */
function asPrinted(amounts: Amounts): Amounts {
  return Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== 0))
}

describe.each(GRAPH_PAIRS)('$name', ({ files, type, labels, answers: file }) => {
  const answers = JSON.parse(readFileSync(file, 'utf8')) as Answers

  it('has the edges of go tool pprof', async () => {
    const change = await comparisonOf(files, type?.type ?? '')
    expect(asPrinted(edgesOf(change, EVERYTHING))).toEqual(asPrinted(answers.change))
  })

  it('leaves out what go tool pprof leaves out', async () => {
    const after = await comparisonOf(files.slice(1), type?.type ?? '')
    expect(Object.keys(answers.limited).some(edge => edge.includes(' ... '))).toBe(true)
    expect(edgesOf(after, LIMITED)).toEqual(answers.limited)
    expect(edgesOf(after, USUAL)).toEqual(answers.usual)
  })

  it.runIf(!labels)('of one side keeps the functions that go tool pprof keeps', async () => {
    const after = await comparisonOf(files.slice(1), type?.type ?? '')
    expect(edgesOf(after, FEWEST)).toEqual(answers.fewest)
  })

  it.runIf(labels)('has the labels of go tool pprof', async () => {
    const change = labelsOf(await comparisonOf(files, labels?.type ?? ''))
    const found = change.map(({ key, values }) => [
      key,
      Object.fromEntries(values.map(({ value, before, after }) => [value.replace(' ', ''), after - before])),
    ])
    const ours = Object.fromEntries(found) as Record<string, Amounts>
    const keys = Object.keys(answers.labels ?? {}).filter(key => key !== 'pprof::base')
    expect(Object.keys(ours)).toEqual(keys)
    for (const key of keys) expect(asPrinted(ours[key] ?? {})).toEqual(asPrinted(answers.labels?.[key] ?? {}))
  })

  it.runIf(hasGo())('the recorded answers are those of the installed pprof', () => {
    expect(type && pprofEdges(files, type, EVERYTHING)).toEqual(answers.change)
  })
})
