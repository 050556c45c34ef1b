import { useEffect } from 'react'
import { useFacts } from '#state/use-facts.ts'

/**
 * Marks the page `data-ready="true"` once the comparison on it has been drawn, and `"false"` while work is under way.
 * Stands inside the boundary that waits for the views' code, so its effect runs after theirs.
 */
export function Ready() {
  const { analysis, work } = useFacts(({ analysis, work }) => ({ analysis, work }))
  useEffect(() => {
    const mark = (ready: boolean) => {
      document.documentElement.dataset.ready = String(ready)
    }
    if (!analysis || work) return mark(false)
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => mark(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      mark(false)
    }
  }, [analysis, work])
  return null
}
