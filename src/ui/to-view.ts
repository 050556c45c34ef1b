/** Id of the element that holds the view of the chosen tab. */
export const VIEW_ID = 'view'

/** What takes the keys of a view: its table or its picture. */
const TAKERS = '[role="treegrid"], [role="application"]'

/** Moves the focus to what takes the keys of the view, or to the view itself where nothing does. False while neither is drawn. */
export function toView(): boolean {
  const view = document.getElementById(VIEW_ID)
  if (!view?.checkVisibility()) return false
  const taker = [...view.querySelectorAll<HTMLElement>(TAKERS)].find(each => each.checkVisibility())
  const target = taker ?? view
  target.focus({ preventScroll: true })
  return taker !== undefined
}
