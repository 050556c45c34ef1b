import { saveText } from '#app/hand-over.ts'
import type { Amounts } from '#core/compare/comparison.ts'
import type { Handed } from '#core/share/handed.ts'
import { renamed } from '#core/share/rename.ts'
import type { SvgPicture } from '#core/share/svg.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import { amountTexts } from '#messages/amount-texts.ts'
import { useMessages } from '#messages/use-messages.ts'
import { addProblem } from '#state/loading.ts'
import { useFacts } from '#state/use-facts.ts'
import { saveFile } from '#ui/save-file.ts'
import { flameSvg } from '#views/flame/picture-file.ts'
import { createScene } from '#views/flame/scene.ts'
import { textsOf } from '#views/flame/texts.ts'
import { pngOf } from '#views/graph/export.ts'
import { suspectFrames } from '#views/graph/suspect-frames.ts'
import { drawGraph } from './drawn-graph.ts'
import { FileRow } from './FileRow.tsx'
import styles from './Share.module.css'

/** Pictures of what the filters leave: the flame graph as the page draws it, and the call graph. */
export function PictureFiles({ handed }: { handed: Handed }) {
  const m = useMessages()
  const s = m.shareDialog.picture
  const { shown, view } = useFacts(({ shown, view }) => ({ shown, view }))
  if (!shown) return null
  const comparison = renamed(shown.comparison, handed.names)
  const flame = () => {
    const scene = createScene(comparison, shown.suspects, view.width, view.scale)
    return flameSvg(scene, textsOf(scene, m), view, document.body)
  }
  const graph = () => {
    const texts = amountTexts(comparison, view.scale, m)
    const amounts = (each: Amounts) =>
      [texts.pair(each), texts.change(each)].filter(text => text !== '').join('  ')
    const words = { amounts, self: (each: Amounts) => m.graph.self(texts.pair(each)) }
    const title = `${comparison.sampleType.type} ${amounts(comparison.totals)}`
    return drawGraph(comparison, keptIn(shown), title, words)
  }
  const failed = () => addProblem(s.title, { code: 'internal', facts: { message: 'no picture' } })
  const saveSvg = async (name: string, made: Promise<SvgPicture | null> | SvgPicture | null) => {
    const picture = await made
    if (picture) saveText(picture.svg, `stackdrift-${name}.svg`, 'image/svg+xml')
    else failed()
  }
  const savePng = async (name: string, made: Promise<SvgPicture | null> | SvgPicture | null) => {
    const picture = await made
    const png = picture && (await pngOf(picture.svg, picture))
    if (png) saveFile(png, `stackdrift-${name}.png`)
    else failed()
  }
  const saveDot = async () => {
    const drawn = await graph()
    if (drawn) saveText(drawn.dot, 'stackdrift-graph.dot', 'text/vnd.graphviz')
    else failed()
  }
  return (
    <div className={styles.files}>
      <p>{s.text}</p>
      <FileRow name={s.flameSvg} text={s.svg} onSave={() => void saveSvg('flame', flame())} />
      <FileRow name={s.flamePng} text={s.png} onSave={() => void savePng('flame', flame())} />
      <FileRow name={s.graphSvg} text={s.svg} onSave={() => void saveSvg('graph', graph())} />
      <FileRow name={s.graphPng} text={s.png} onSave={() => void savePng('graph', graph())} />
      <FileRow name={s.graphDot} text={s.dot} onSave={() => void saveDot()} />
    </div>
  )
}

function keptIn(shown: Analysis): ReadonlySet<number> {
  return suspectFrames(shown).named
}
