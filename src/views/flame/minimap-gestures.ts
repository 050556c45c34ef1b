import { dragged, type Handle, handleAt } from './minimap.ts'
import type { Stage } from './stage.ts'
import { type Viewport, WHOLE } from './viewport.ts'

const CURSORS: Readonly<Record<Handle, string>> = {
  left: 'ew-resize',
  right: 'ew-resize',
  window: 'grab',
  outside: 'pointer',
}

/** Drag the window, drag its edges, press beside it to bring it there, double-click to see everything. */
export function listenToMinimap(minimap: HTMLCanvasElement, stage: Stage): () => void {
  let drag: { handle: Handle; at: number; from: Viewport } | null = null
  const shareAt = (event: MouseEvent) => {
    const { left, width } = minimap.getBoundingClientRect()
    return (event.clientX - left) / Math.max(width, 1)
  }

  function press(event: PointerEvent) {
    const at = shareAt(event)
    const handle = handleAt(stage.port(), at * minimap.clientWidth, minimap.clientWidth)
    if (handle === 'outside') {
      const { x0, x1, top } = stage.port()
      const half = (x1 - x0) / 2
      stage.go({ x0: at - half, x1: at + half, top })
    }
    drag = { handle: handle === 'outside' ? 'window' : handle, at, from: stage.port() }
    minimap.setPointerCapture(event.pointerId)
  }

  function move(event: PointerEvent) {
    const at = shareAt(event)
    if (!drag) {
      const handle = handleAt(stage.port(), at * minimap.clientWidth, minimap.clientWidth)
      minimap.style.cursor = CURSORS[handle]
      return
    }
    stage.go(dragged(drag.from, drag.handle, at - drag.at))
  }

  const gone = new AbortController()
  const { signal } = gone
  const stop = () => {
    drag = null
  }
  minimap.addEventListener('pointerdown', press, { signal })
  minimap.addEventListener('pointermove', move, { signal })
  minimap.addEventListener('pointerup', stop, { signal })
  minimap.addEventListener('pointercancel', stop, { signal })
  minimap.addEventListener('dblclick', () => stage.go(WHOLE, true), { signal })
  return () => gone.abort()
}
