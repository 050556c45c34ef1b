import { type RefObject, useLayoutEffect, useState } from 'react'

/** Inner width of an element in whole pixels, followed as it changes; 0 before the first layout. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const look = () => setWidth(target.clientWidth)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return width
}
