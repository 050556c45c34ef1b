/** Id of the element that tells all about the selection; the tables lead there with Enter. */
export const DETAILS_ID = 'details'

/** Moves the focus to the details, wherever the page has put them. */
export function toDetails(): void {
  document.getElementById(DETAILS_ID)?.focus()
}
