import { useEffect } from 'react'
import { toView, VIEW_ID } from '#ui/to-view.ts'

/** True while the view that shall have the focus has not been drawn. */
let wanted = false

/** Moves the focus to the view as soon as what was just asked for is drawn. */
export function enterView(): void {
  requestAnimationFrame(() => {
    wanted = !toView()
  })
}

/**
 * What has the focus may go away: a picture for a table, a chip, the details of what is selected no more. The keyboard
 * then goes on in the view instead of at the top of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | null = null
    const onIn = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null
      wanted &&= last?.id === VIEW_ID
    }
    const onOut = ({ target }: FocusEvent) => {
      setTimeout(() => {
        if (target === last && last?.isConnected && document.activeElement === document.body) last = null
      })
    }
    const onPress = () => {
      wanted = false
    }
    const observer = new MutationObserver(() => {
      const lost = last !== null && !last.isConnected && document.activeElement === document.body
      if (lost || wanted) wanted = !toView()
      if (lost) last = document.activeElement
    })
    document.addEventListener('focusin', onIn)
    document.addEventListener('focusout', onOut)
    document.addEventListener('pointerdown', onPress)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      wanted = false
      document.removeEventListener('focusin', onIn)
      document.removeEventListener('focusout', onOut)
      document.removeEventListener('pointerdown', onPress)
      observer.disconnect()
    }
  }, [])
}
