import type { Span } from '#core/compare/boxes.ts'

/** What the flame graph shows: the part x0 … x1 of the root's width, and how far it is scrolled down. */
export interface Viewport {
  readonly x0: number
  readonly x1: number
  /** Pixels above the canvas. */
  readonly top: number
}

export const WHOLE: Viewport = { x0: 0, x1: 1, top: 0 }

/** Beyond this a double can no longer tell the pixels apart. */
const NARROWEST = 1e-9

export function isWhole({ x0, x1 }: Viewport): boolean {
  return x0 <= 0 && x1 >= 1
}

/** Moves and shrinks a viewport into its bounds; `deepest` is the largest useful `top`. */
export function bounded({ x0, x1, top }: Viewport, deepest: number): Viewport {
  const span = Math.min(1, Math.max(NARROWEST, x1 - x0))
  const left = Math.min(Math.max(0, x0), 1 - span)
  return { x0: left, x1: left + span, top: Math.min(Math.max(0, top), Math.max(0, deepest)) }
}

/** `dx` in shares of what is visible, `dy` in pixels. */
export function panned(port: Viewport, dx: number, dy: number): Viewport {
  const by = dx * (port.x1 - port.x0)
  return { x0: port.x0 + by, x1: port.x1 + by, top: port.top + dy }
}

/** Zooms by a factor (over 1 comes closer) and keeps what is at `at`, 0 … 1 of the visible part, where it is. */
export function zoomed(port: Viewport, factor: number, at: number): Viewport {
  const span = port.x1 - port.x0
  const wanted = Math.min(1, Math.max(NARROWEST, span / factor))
  const fixed = port.x0 + at * span
  return { x0: fixed - at * wanted, x1: fixed + (1 - at) * wanted, top: port.top }
}

export function fitted(port: Viewport, { x, width }: Span): Viewport {
  return { x0: x, x1: x + width, top: port.top }
}

/** Moves just far enough to show a box; comes closer when it would be narrower than `least` of the width. */
export function revealed(port: Viewport, { x, width }: Span, least: number): Viewport {
  const span = port.x1 - port.x0
  if (width < least * span) {
    const wanted = Math.max(width / Math.min(1, least * 8), NARROWEST)
    return { x0: x + width / 2 - wanted / 2, x1: x + width / 2 + wanted / 2, top: port.top }
  }
  if (width >= span) {
    if (x <= port.x0 && x + width >= port.x1) return port
    return { x0: x, x1: x + span, top: port.top }
  }
  const margin = Math.min(span * 0.05, (span - width) / 2)
  const left = Math.min(port.x0, x - margin)
  const right = Math.max(left + span, x + width + margin)
  return { x0: right - span, x1: right, top: port.top }
}

/** Between two viewports, `t` from 0 to 1. */
export function between(from: Viewport, to: Viewport, t: number): Viewport {
  const mix = (a: number, b: number) => a + (b - a) * t
  return { x0: mix(from.x0, to.x0), x1: mix(from.x1, to.x1), top: mix(from.top, to.top) }
}

/** The curve of every motion on the page: `cubic-bezier(.2, 0, 0, 1)`, solved for y at x = `t`. */
export function ease(t: number): number {
  let low = 0
  let high = 1
  for (let i = 0; i < 20; i++) {
    const middle = (low + high) / 2
    if (3 * middle * (1 - middle) ** 2 * 0.2 + middle ** 3 < t) low = middle
    else high = middle
  }
  return 3 * low ** 2 * (1 - low) + low ** 3
}
