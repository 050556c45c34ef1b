import { type RefObject, useEffect, useRef } from 'react'
import { fetchLater } from '#ui/lazy-part.ts'
import { type Acts, listen } from './gestures.ts'
import { listenToMinimap } from './minimap-gestures.ts'
import { createStage, type Look, type Moved, type Stage } from './stage.ts'

const loadPaper = () => import('./paper.ts')
fetchLater(loadPaper)

/** A stage on two canvases for as long as they are on the page; draws `look` whenever it changes. */
export function useStage(
  canvas: RefObject<HTMLCanvasElement | null>,
  minimap: RefObject<HTMLCanvasElement | null>,
  look: Look,
  acts: Acts & { readonly moved: Moved },
): RefObject<Stage | null> {
  const stage = useRef<Stage | null>(null)
  const latest = useRef(acts)
  latest.current = acts

  useEffect(() => {
    if (!canvas.current || !minimap.current) return
    const own = createStage(canvas.current, minimap.current, (...args) => latest.current.moved(...args))
    stage.current = own
    const place = canvas.current.parentElement ?? document.body
    const stops = [
      listen(canvas.current, own, {
        hover: (...args) => latest.current.hover(...args),
        choose: (...args) => latest.current.choose(...args),
        open: box => latest.current.open(box),
        hold: (...args) => latest.current.hold(...args),
      }),
      listenToMinimap(minimap.current, own),
    ]
    let gone = false
    // Without it, paper gets what the screen shows.
    void loadPaper().then(
      ({ printed }) => gone || stops.push(printed(own, place)),
      () => undefined,
    )
    const observer = new ResizeObserver(own.redraw)
    observer.observe(canvas.current)
    return () => {
      gone = true
      for (const stop of stops) stop()
      observer.disconnect()
      own.dispose()
      stage.current = null
    }
  }, [canvas, minimap])

  const { scene, texts, marks, rowHeight } = look
  useEffect(() => {
    stage.current?.show({ scene, texts, marks, rowHeight })
  }, [scene, texts, marks, rowHeight])

  return stage
}
