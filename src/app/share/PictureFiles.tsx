import { saveText } from '#app/hand-over.ts'
import { useMessages } from '#messages/use-messages.ts'
import { addProblem } from '#state/loading.ts'
import { useFacts } from '#state/use-facts.ts'
import { saveFile } from '#ui/save-file.ts'
import { flameSvg, type SvgPicture } from '#views/flame/picture-file.ts'
import { createScene } from '#views/flame/scene.ts'
import { textsOf } from '#views/flame/texts.ts'
import { pngOf } from '#views/graph/export.ts'
import { FileRow } from './FileRow.tsx'
import styles from './Share.module.css'

/** The whole flame graph as a picture, drawn as the page draws it. */
export function PictureFiles() {
  const m = useMessages()
  const s = m.shareDialog.picture
  const { shown, view } = useFacts(({ shown, view }) => ({ shown, view }))
  if (!shown) return null
  const picture = (): SvgPicture | null => {
    const scene = createScene(shown.comparison, shown.suspects, view.width, view.scale)
    return flameSvg(scene, textsOf(scene, m), view.highlight, document.body)
  }
  const saveSvg = () => {
    const made = picture()
    if (made) saveText(made.svg, 'stackdrift-flame.svg', 'image/svg+xml')
  }
  const savePng = async () => {
    const made = picture()
    const png = made && (await pngOf(made.svg, made))
    if (png) saveFile(png, 'stackdrift-flame.png')
    else addProblem('PNG', { code: 'internal', facts: { message: 'no canvas' } })
  }
  return (
    <div className={styles.files}>
      <p>
        {s.text} {m.shareDialog.contains}
      </p>
      <FileRow name="SVG" text={s.svg} onSave={saveSvg} />
      <FileRow name="PNG" text={s.png} onSave={() => void savePng()} />
    </div>
  )
}
