import { useEffect, useState } from 'react'
import { useFirstMessages } from '#messages/use-messages.ts'
import type { Side } from '#state/facts.ts'
import { classes } from '#ui/classes.ts'
import styles from './DropTargets.module.css'
import { openTransfer } from './sources.ts'

export interface Dragging {
  readonly over: Side | null
  readonly count: number
}

/** Takes files that are dropped anywhere; an element with `data-side` is a target of its own. Null: nothing is dragged. */
export function useDropping(textName: string): Dragging | null {
  const [dragging, setDragging] = useState<Dragging | null>(null)
  useEffect(() => {
    const onOver = (event: DragEvent) => {
      if (!event.dataTransfer) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      const next = { over: sideOf(event), count: event.dataTransfer.items.length }
      setDragging(old => (old?.over === next.over && old.count === next.count ? old : next))
    }
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragging(null)
    }
    const onDrop = (event: DragEvent) => {
      event.preventDefault()
      setDragging(null)
      openTransfer(event.dataTransfer, textName, sideOf(event))
    }
    document.addEventListener('dragover', onOver)
    document.addEventListener('dragleave', onLeave)
    document.addEventListener('drop', onDrop)
    return () => {
      document.removeEventListener('dragover', onOver)
      document.removeEventListener('dragleave', onLeave)
      document.removeEventListener('drop', onDrop)
    }
  }, [textName])
  return dragging
}

function sideOf(event: DragEvent): Side | null {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-side]') : null
  const side = target?.dataset.side
  return side === 'before' || side === 'after' ? side : null
}

/** Two targets over a loaded comparison while something is dragged; beside them the capture time decides. */
export function DropTargets({ dragging }: { dragging: Dragging }) {
  const m = useFirstMessages()
  const side = (side: Side) => (
    <div data-side={side} className={classes(styles.target, dragging.over === side && styles.over)}>
      <b>{m.capture.dropFor(m[side])}</b>
    </div>
  )
  return (
    <section className={styles.scrim} aria-label={m.capture.dropBoth}>
      <div className={styles.card}>
        {side('before')}
        {side('after')}
        <p>
          {m.capture.dropBoth} {m.capture.order}
        </p>
      </div>
    </section>
  )
}
