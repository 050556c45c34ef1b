const slot = document.getElementById('comparison')

/** The page's own text where the page is one file, as it was before anything was drawn; null elsewhere. */
export const ownSource: string | null = slot && `<!doctype html>\n${document.documentElement.outerHTML}\n`

/** What lies in the page's slot for a comparison. */
export const carriedText: string = slot?.textContent ?? ''
