import type { Point } from '#worker/layout.ts'

export interface Acts {
  readonly pan: (dx: number, dy: number) => void
  /** Over 1 comes closer; `at` is in pixels of the element. */
  readonly zoom: (factor: number, at: Point) => void
}

/** A movement over this many pixels is a drag, not a click. */
const STILL = 3
const WHEEL_LINE = 18

/**
 * Drag and wheel pan, Ctrl and wheel (which is also how a touchpad reports a pinch) and two fingers zoom. A click that ends
 * a drag is swallowed.
 */
export function listen(element: HTMLElement, acts: Acts): () => void {
  const fingers = new Map<number, Point>()
  let dragging = false
  let down: Point = { x: 0, y: 0 }
  const point = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }

  function press(event: PointerEvent) {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    if (fingers.size === 0) dragging = false
    fingers.set(event.pointerId, point(event))
    down = point(event)
  }

  function move(event: PointerEvent) {
    const was = fingers.get(event.pointerId)
    if (!was) return
    const at = point(event)
    if (!dragging && Math.hypot(at.x - down.x, at.y - down.y) <= STILL) return
    if (!dragging) element.setPointerCapture(event.pointerId)
    dragging = true
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    fingers.set(event.pointerId, at)
    if (!other) return acts.pan(at.x - was.x, at.y - was.y)
    const factor = distance(at, other) / distance(was, other)
    acts.pan((at.x - was.x) / 2, (at.y - was.y) / 2)
    acts.zoom(factor, { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 })
  }

  function wheel(event: WheelEvent) {
    event.preventDefault()
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? WHEEL_LINE : 1
    if (event.ctrlKey || event.metaKey) {
      const step = Math.max(-60, Math.min(60, event.deltaY * unit))
      acts.zoom(Math.exp(-step / 100), point(event))
      return
    }
    const sideways = event.shiftKey && event.deltaX === 0
    acts.pan(-(sideways ? event.deltaY : event.deltaX) * unit, sideways ? 0 : -event.deltaY * unit)
  }

  function click(event: MouseEvent) {
    if (dragging) event.stopPropagation()
    dragging = false
  }

  const release = (event: PointerEvent) => fingers.delete(event.pointerId)
  const gone = new AbortController()
  const { signal } = gone
  element.addEventListener('pointerdown', press, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', release, { signal })
  element.addEventListener('pointercancel', release, { signal })
  element.addEventListener('click', click, { signal, capture: true })
  element.addEventListener('wheel', wheel, { signal, passive: false })
  return () => gone.abort()
}

function distance(a: Point, b: Point): number {
  return Math.max(8, Math.hypot(a.x - b.x, a.y - b.y))
}
