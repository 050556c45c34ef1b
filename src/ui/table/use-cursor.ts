import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Lines } from './lines.ts'

type Id = string | number

export interface Cursor {
  /** Index of the line the keyboard is at, or -1. */
  readonly at: number
  readonly go: (index: number) => void
}

/**
 * The keyboard's place, kept by the line's id so that it survives sorting and opening. Follows `selected` when that
 * changes elsewhere, and scrolls what it goes to into sight.
 */
export function useCursor<Row>(
  body: RefObject<HTMLElement | null>,
  lines: Lines<Row>,
  selected: Id | null,
): Cursor {
  const [id, setId] = useState<Id | null>(selected)
  const last = useRef(-1)
  if (lines.at(last.current)?.id !== id) last.current = id === null ? -1 : lines.indexOf(id)
  const at = last.current
  const target = useRef(lines)
  target.current = lines

  useEffect(() => {
    if (selected === null) return
    const index = target.current.indexOf(selected)
    if (index < 0) return
    setId(selected)
    reveal(body.current, target.current.tops, index)
  }, [body, selected])

  const go = (index: number) => {
    const line = lines.at(index)
    if (!line) return
    setId(line.id)
    reveal(body.current, lines.tops, index)
  }
  return { at, go }
}

/** Scrolls as little as needed; knows where the line stands even where it is not drawn. */
function reveal(body: HTMLElement | null, tops: Float64Array, index: number): void {
  const frame = body?.closest<HTMLElement>('[data-scroller]')
  if (!body || !frame) return
  const head = body.parentElement?.querySelector('thead')?.getBoundingClientRect().height ?? 0
  const edge = body.getBoundingClientRect().top
  const top = edge + (tops[index] ?? 0)
  const bottom = edge + (tops[index + 1] ?? 0)
  const scrolls = frame.scrollHeight > frame.clientHeight + 1
  const box = frame.getBoundingClientRect()
  const first = Math.max(scrolls ? box.top : 0, 0) + head
  const end = Math.min(scrolls ? box.bottom : window.innerHeight, window.innerHeight)
  const by = top < first ? top - first : bottom > end ? bottom - end : 0
  if (by !== 0) (scrolls ? frame : window).scrollBy({ top: by })
}
