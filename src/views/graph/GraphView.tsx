import { useMemo, useRef, useState } from 'react'
import { type GraphQuestion, USUAL_LIMITS } from '#core/compare/graph.ts'
import { matchingFrames, parseSearch } from '#core/compare/search.ts'
import { beforeFactor } from '#core/compare/width.ts'
import { dotOf } from '#core/share/dot.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import { amountTexts } from '#messages/amount-texts.ts'
import { useMessages } from '#messages/use-messages.ts'
import type { ViewState } from '#state/facts.ts'
import { selectedFrame } from '#state/selected-frame.ts'
import { useFacts } from '#state/use-facts.ts'
import { saveFile } from '#ui/save-file.ts'
import { Controls, type Count, type Form } from './Controls.tsx'
import { bothTexts } from './drawing.ts'
import { pngOf, svgOf } from './export.ts'
import { GraphList } from './GraphList.tsx'
import { GraphStage } from './GraphStage.tsx'
import styles from './GraphView.module.css'
import { Legend } from './Legend.tsx'
import type { GraphMarks } from './Picture.tsx'
import { type SuspectFrames, suspectFrames } from './suspect-frames.ts'
import type { CameraMan } from './use-camera.ts'
import { useDrawing } from './use-drawing.ts'

/** Who calls whom: the functions that matter as boxes, the calls between them as lines, both coloured by change. */
export function GraphView() {
  const { analysis, view } = useFacts(facts => ({ analysis: facts.shown, view: facts.view }))
  return analysis && <Graph analysis={analysis} view={view} />
}

function Graph({ analysis, view }: { analysis: Analysis; view: ViewState }) {
  const m = useMessages()
  const { comparison } = analysis
  const [count, setCount] = useState<Count>('80')
  const [runtime, setRuntime] = useState(false)
  const picture = useRef<SVGGElement>(null)
  const camera = useRef<CameraMan | null>(null)
  const plumbing = useMemo(() => hasPlumbing(analysis), [analysis])
  const suspects = useMemo(() => suspectFrames(analysis), [analysis])
  const texts = useMemo(() => amountTexts(comparison, view.scale, m), [comparison, view.scale, m])
  const question = useMemo(
    (): GraphQuestion => ({
      limits: { ...USUAL_LIMITS, nodeCount: Number(count) },
      reach: runtime ? 'all' : 'shown',
      keep: suspects.named,
    }),
    [count, runtime, suspects],
  )
  const { drawing, working } = useDrawing(analysis, question, texts, m.graph)
  const selected = selectedFrame(analysis, view.selection)
  const marks = useMarks(analysis, view, suspects, selected)
  const start = selected ?? [...suspects.named][0] ?? null

  const save = async (form: Form) => {
    if (!drawing || !picture.current) return
    const { graph, layout } = drawing
    if (form === 'dot') {
      const words = {
        amounts: (amounts: { before: number; after: number }) => bothTexts(amounts, texts),
        self: (amounts: { before: number; after: number }) => m.graph.self(texts.pair(amounts)),
      }
      const { type } = comparison.sampleType
      const title = `${type} ${bothTexts(comparison.totals, texts)}`
      saveFile(
        new Blob([dotOf(graph, comparison, title, words)], { type: 'text/vnd.graphviz' }),
        'stackdrift.dot',
      )
      return
    }
    const svg = svgOf(picture.current, layout)
    const content = form === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await pngOf(svg, layout)
    if (content) saveFile(content, `stackdrift.${form}`)
  }
  return (
    <div className={styles.view} aria-busy={working}>
      <Controls
        graph={drawing?.graph ?? null}
        count={count}
        onCount={setCount}
        runtime={plumbing ? runtime : null}
        onRuntime={setRuntime}
        suspects={suspects.named.size > 0}
        onZoom={factor => camera.current?.zoom(factor)}
        onShowAll={() => camera.current?.showAll()}
        onSave={form => void save(form)}
      />
      <Legend comparison={comparison} suspects={suspects.named.size > 0} />
      {drawing && drawing.graph.nodes.length > 0 && (
        <>
          <GraphStage
            drawing={drawing}
            marks={marks}
            texts={texts}
            start={start}
            picture={picture}
            camera={camera}
          />
          <GraphList drawing={drawing} texts={texts} />
        </>
      )}
      {drawing?.graph.nodes.length === 0 && <p className={styles.message}>{m.graph.nothing}</p>}
      {!drawing && working && <p className={styles.message}>{m.graph.working}</p>}
    </div>
  )
}

/** Strong are what the search finds, else what suspects pass through while they are highlighted. */
function useMarks(
  { comparison }: Analysis,
  { search, highlight, scale }: ViewState,
  { named, passed }: SuspectFrames,
  selected: number | null,
): GraphMarks {
  const found = useMemo(() => {
    const matching = matchingFrames(comparison.frames, parseSearch(search))
    return matching && new Set([...matching.keys()].filter(frame => matching[frame] === 1))
  }, [comparison, search])
  return useMemo(
    () => ({
      named,
      strong: found ?? (highlight && named.size > 0 ? passed : null),
      selected,
      factor: beforeFactor(comparison, scale),
    }),
    [comparison, scale, highlight, named, passed, found, selected],
  )
}

function hasPlumbing({ comparison }: Analysis): boolean {
  const { offsets, shown } = comparison
  return shown.some((depth, row) => depth < (offsets[row + 1] ?? 0) - (offsets[row] ?? 0))
}
