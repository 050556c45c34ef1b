import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Window, windowOf } from './window-of.ts'

/** Below this many lines all of them are drawn: the browser's own find then sees every one. */
const ALL = 200
const SPARE = 600
/** On paper there is no scrolling, nor does anybody read more lines. */
const PRINTED = 500

/**
 * The lines in sight of `body`, whichever ancestor scrolls. Drawn within the scroll event, so that no frame shows a gap.
 */
export function useWindow(body: RefObject<HTMLElement | null>, tops: Float64Array): Window {
  const count = tops.length - 1
  const virtual = count > ALL
  const [seen, setSeen] = useState<Window>({ from: 0, to: 0 })

  useLayoutEffect(() => {
    if (!virtual) return
    const look = () => {
      const next = inSight(body.current, tops)
      setSeen(last => (last.from === next.from && last.to === next.to ? last : next))
    }
    const lookNow = () => flushSync(look)
    const forPaper = () => flushSync(() => setSeen({ from: 0, to: Math.min(tops.length - 1, PRINTED) }))
    look()
    window.addEventListener('beforeprint', forPaper)
    window.addEventListener('afterprint', look)
    window.addEventListener('scroll', lookNow, { capture: true, passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', lookNow, { capture: true })
      window.removeEventListener('resize', look)
      window.removeEventListener('beforeprint', forPaper)
      window.removeEventListener('afterprint', look)
    }
  }, [body, tops, virtual])

  if (!virtual) return { from: 0, to: count }
  return { from: Math.min(seen.from, count), to: Math.min(Math.max(seen.to, Math.min(8, count)), count) }
}

function inSight(body: HTMLElement | null, tops: Float64Array): Window {
  if (!body) return { from: 0, to: 0 }
  const edge = body.getBoundingClientRect().top
  const frame = body.closest('[data-scroller]')?.getBoundingClientRect()
  const top = Math.max(0, frame?.top ?? 0)
  const bottom = Math.min(window.innerHeight, frame?.bottom ?? window.innerHeight)
  return windowOf(tops, top - edge, bottom - edge, SPARE)
}
