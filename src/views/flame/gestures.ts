import type { Box } from '#core/compare/boxes.ts'
import type { Stage } from './stage.ts'
import { panned, zoomed } from './viewport.ts'

/** What a pointer did, in the words of the graph. Points are in CSS pixels of the canvas. */
export interface Acts {
  readonly hover: (box: Box | null, x: number, y: number) => void
  /** `also`: besides what is chosen already. */
  readonly choose: (box: Box | null, also: boolean) => void
  readonly open: (box: Box) => void
  /** A long press; the place is in CSS pixels of the window. */
  readonly hold: (box: Box | null, x: number, y: number) => void
}

/** A movement over this many pixels is a drag, not a click; a finger is never as still as a mouse. */
const STILL = 3
const STILL_FINGER = 10
const HOLD_MS = 500
const DOUBLE_TAP_MS = 350
const WHEEL_LINE = 18

interface Finger {
  readonly x: number
  readonly y: number
}

/** Pan by drag and wheel, zoom by Ctrl and wheel or by pinching, click, double-click, tap, double-tap and long press. */
export function listen(canvas: HTMLElement, stage: Stage, acts: Acts): () => void {
  const fingers = new Map<number, Finger>()
  let dragging = false
  let down: Finger = { x: 0, y: 0 }
  let lastTap = 0
  let touched = false
  let pressed = 0
  const point = (event: MouseEvent): Finger => {
    const { left, top } = canvas.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }

  function press(event: PointerEvent) {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    fingers.set(event.pointerId, point(event))
    canvas.setPointerCapture(event.pointerId)
    down = point(event)
    dragging = fingers.size > 1
    touched = event.pointerType === 'touch'
    pressed = event.timeStamp
    acts.hover(null, 0, 0)
  }

  function move(event: PointerEvent) {
    const at = point(event)
    const was = fingers.get(event.pointerId)
    if (!was) {
      if (event.pointerType !== 'touch') acts.hover(stage.hit(at.x, at.y), at.x, at.y)
      return
    }
    const still = event.pointerType === 'touch' ? STILL_FINGER : STILL
    if (!dragging && Math.hypot(at.x - down.x, at.y - down.y) <= still) return
    dragging = true
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    fingers.set(event.pointerId, at)
    if (other) pinch(was, at, other)
    else pan(was.x - at.x, was.y - at.y)
  }

  function pan(dx: number, dy: number) {
    stage.go(panned(stage.port(), dx / stage.size().width, dy * stage.lean()))
  }

  /** One finger stays, the other moves: their distance is the zoom, their middle the fixed point. */
  function pinch(was: Finger, at: Finger, other: Finger) {
    const factor = Math.max(8, Math.abs(at.x - other.x)) / Math.max(8, Math.abs(was.x - other.x))
    const { width } = stage.size()
    const middle = (at.x + other.x) / 2
    const shift = (was.x + other.x) / 2 - middle
    stage.go(
      zoomed(panned(stage.port(), shift / width, ((was.y - at.y) / 2) * stage.lean()), factor, middle / width),
    )
  }

  function release(event: PointerEvent) {
    if (!fingers.delete(event.pointerId) || dragging) return
    const at = point(event)
    const box = stage.hit(at.x, at.y)
    if (touched && event.timeStamp - pressed >= HOLD_MS) {
      // What opens while the finger is down is taken for something to leave when it goes up.
      setTimeout(() => acts.hold(box, event.clientX, event.clientY))
      return
    }
    const again = event.pointerType === 'touch' && event.timeStamp - lastTap < DOUBLE_TAP_MS
    lastTap = event.timeStamp
    if (again && box) acts.open(box)
    else acts.choose(box, event.shiftKey || event.ctrlKey || event.metaKey)
  }

  function wheel(event: WheelEvent) {
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? WHEEL_LINE : 1
    const { width } = stage.size()
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      const factor = Math.exp(-Math.max(-60, Math.min(60, event.deltaY * unit)) / 100)
      stage.go(zoomed(stage.port(), factor, point(event).x / width))
      acts.hover(null, 0, 0)
      return
    }
    const sideways = event.shiftKey && event.deltaX === 0
    const dx = (sideways ? event.deltaY : event.deltaX) * unit
    const dy = sideways ? 0 : event.deltaY * unit
    const { x0, x1 } = stage.port()
    const moves = (dx < 0 && x0 > 0) || (dx > 0 && x1 < 1) || (dy !== 0 && stage.canScroll(dy * stage.lean()))
    if (!moves) return
    event.preventDefault()
    pan(dx, dy)
    acts.hover(null, 0, 0)
  }

  /** Two taps have opened already. */
  function open(event: MouseEvent) {
    if (touched) return
    const at = point(event)
    const box = stage.hit(at.x, at.y)
    if (box) acts.open(box)
  }

  const leave = () => acts.hover(null, 0, 0)
  const cancel = (event: PointerEvent) => fingers.delete(event.pointerId)
  const gone = new AbortController()
  const { signal } = gone
  canvas.addEventListener('pointerdown', press, { signal })
  canvas.addEventListener('pointermove', move, { signal })
  canvas.addEventListener('pointerup', release, { signal })
  canvas.addEventListener('pointercancel', cancel, { signal })
  canvas.addEventListener('pointerleave', leave, { signal })
  canvas.addEventListener('dblclick', open, { signal })
  canvas.addEventListener('wheel', wheel, { signal, passive: false })
  return () => gone.abort()
}
