import { useEffect, useState } from 'react'
import type { CallGraph, GraphQuestion } from '#core/compare/graph.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import type { AmountTexts } from '#messages/amount-texts.ts'
import type { GraphMessages } from '#messages/graph.en.ts'
import { addProblem } from '#state/loading.ts'
import { graphClient } from '#worker/graph-client.ts'
import type { Layout } from '#worker/layout.ts'
import { type Labels, labelsFor, sizesOf } from './drawing.ts'

/** A call graph with what it says and where it lies; lists are parallel. */
export interface Drawing {
  readonly analysis: Analysis
  readonly graph: CallGraph
  readonly labels: Labels
  readonly layout: Layout
}

/** The drawing of a question, made in a worker. While the next one is made, the last one of the same analysis stays. */
export function useDrawing(
  analysis: Analysis,
  question: GraphQuestion,
  texts: AmountTexts,
  words: GraphMessages,
): { readonly drawing: Drawing | null; readonly working: boolean } {
  const [drawing, setDrawing] = useState<(Drawing & { readonly question: GraphQuestion }) | null>(null)
  const [broken, setBroken] = useState<GraphQuestion | null>(null)
  useEffect(() => {
    const { comparison } = analysis
    let labels: Labels = { boxes: [], edges: [] }
    return graphClient.draw(comparison, question, {
      measure: graph => {
        labels = labelsFor(graph, comparison, texts, words)
        return sizesOf(graph, labels, comparison)
      },
      done: (graph, layout) => setDrawing({ analysis, question, graph, labels, layout }),
      failed: () => {
        setBroken(question)
        addProblem(words.name, { code: 'internal', facts: { message: 'layout' } })
      },
    })
  }, [analysis, question, texts, words])
  const own = drawing?.analysis === analysis ? drawing : null
  return { drawing: own, working: own?.question !== question && broken !== question }
}
