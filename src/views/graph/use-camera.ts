import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Point, Size } from '#worker/layout.ts'
import { type Camera, centred, opening, panned, revealed, whole, zoomed } from './camera.ts'
import { listen } from './gestures.ts'

/** Moves the picture on its stage. Points and sizes are those of the layout. */
export interface CameraMan {
  readonly showAll: () => void
  readonly zoom: (factor: number) => void
  readonly pan: (dx: number, dy: number) => void
  readonly centre: (middle: Point) => void
  readonly reveal: (middle: Point, box: Size) => void
}

/** Where it can be read, a box that is centred is brought to this size. */
const CLOSE = 0.9

/**
 * A camera over the group `moved` inside `stage`: by wheel, drag and pinch, and by what it returns. A new picture opens
 * with `start` in sight. The group's transform is set directly, so that a movement draws nothing again.
 */
export function useCamera(
  stage: RefObject<HTMLElement | null>,
  moved: RefObject<SVGGElement | null>,
  picture: Size,
  start: Point,
): CameraMan {
  const camera = useRef<Camera>({ x: 0, y: 0, zoom: 1 })
  const latest = useRef({ picture, start })
  latest.current = { picture, start }
  const room = (): Size => ({
    width: stage.current?.clientWidth ?? 1,
    height: stage.current?.clientHeight ?? 1,
  })
  const go = (next: Camera) => {
    camera.current = next
    const { x, y, zoom } = next
    moved.current?.setAttribute('transform', `translate(${x} ${y}) scale(${zoom})`)
  }
  const turn = (change: (now: Camera, of: Size, on: Size) => Camera) =>
    go(change(camera.current, latest.current.picture, room()))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new picture is looked at anew, a new selection is not
  useLayoutEffect(() => go(opening(picture, room(), start)), [picture])

  // biome-ignore lint/correctness/useExhaustiveDependencies: everything else is read when it is needed
  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return
    const stop = listen(element, {
      pan: (dx, dy) => turn((now, of, on) => panned(now, dx, dy, of, on)),
      zoom: (factor, at) => turn((now, of, on) => zoomed(now, factor, at, of, on)),
    })
    const observer = new ResizeObserver(() => turn((now, of, on) => panned(now, 0, 0, of, on)))
    observer.observe(element)
    return () => {
      stop()
      observer.disconnect()
    }
  }, [stage])

  return {
    showAll: () => turn((_, of, on) => whole(of, on)),
    zoom: factor => turn((now, of, on) => zoomed(now, factor, { x: on.width / 2, y: on.height / 2 }, of, on)),
    pan: (dx, dy) => turn((now, of, on) => panned(now, dx, dy, of, on)),
    centre: middle => turn((now, _, on) => centred({ ...now, zoom: Math.max(now.zoom, CLOSE) }, middle, on)),
    reveal: (middle, box) => turn((now, _, on) => revealed(now, middle, box, on)),
  }
}
