import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { Comparison } from '#core/compare/comparison.ts'
import type { Zoom } from '#state/facts.ts'
import { rememberZoom } from '#state/looking.ts'
import { useFacts } from '#state/use-facts.ts'
import type { Stage } from './stage.ts'
import { isWhole, type Viewport, WHOLE } from './viewport.ts'

/** How long the hand has to rest until the address is told. */
const REST_MS = 250

/**
 * Where a graph is zoomed to, kept in the view: restored from it, and told to it by the returned function when the hand
 * rests. A graph that does not keep it looks at all of every comparison.
 */
export function useZoom(
  stage: RefObject<Stage | null>,
  comparison: Comparison,
  rowHeight: number,
  keeps: boolean,
): (port: Viewport) => void {
  const zoom = useFacts(facts => (keeps ? facts.view.zoom : null))
  const told = useRef<Zoom | null>(null)
  const timer = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another comparison is looked at as the view says
  useEffect(() => {
    clearTimeout(timer.current)
    if (zoom !== null && zoom === told.current) return
    told.current = zoom
    stage.current?.go(zoom ? { x0: zoom.from, x1: zoom.to, top: zoom.rows * rowHeight } : WHOLE)
  }, [stage, comparison, zoom])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      told.current = null
    },
    [],
  )
  return useCallback(
    port => {
      if (!keeps) return
      clearTimeout(timer.current)
      timer.current = window.setTimeout(() => {
        const next = zoomOf(port, rowHeight)
        if (isSame(next, told.current)) return
        told.current = next
        rememberZoom(next)
      }, REST_MS)
    },
    [keeps, rowHeight],
  )
}

function isSame(a: Zoom | null, b: Zoom | null): boolean {
  return a?.from === b?.from && a?.to === b?.to && a?.rows === b?.rows
}

function zoomOf(port: Viewport, rowHeight: number): Zoom | null {
  const rows = Math.round(port.top / rowHeight)
  return isWhole(port) && rows === 0 ? null : { from: port.x0, to: port.x1, rows }
}
