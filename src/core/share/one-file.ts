/** Where a comparison lies in a page that is one file. The page that is handed out has nothing in it. */
const SLOT = /(<script type="application\/json" id="comparison">)[^<]*(<\/script>)/
const TITLE = /<title>[^<]*<\/title>/

/** What a page that is one file carries. */
export interface Carried {
  /** As it stands behind the `#` of a link: the comparison and the view of it. */
  readonly fragment: string
  /** What the file is about, for the browser's tab; the product's name where it says nothing. */
  readonly title: string
}

/** The page with the comparison in it; null where the page has no place for one. */
export function fillOneFile(page: string, carried: Carried): string | null {
  if (!SLOT.test(page)) return null
  const json = JSON.stringify(carried).replaceAll('<', '\\u003c')
  const title = carried.title === '' ? 'Stackdrift' : `${carried.title} · Stackdrift`
  return page
    .replace(SLOT, (_, open: string, close: string) => open + json + close)
    .replace(TITLE, () => `<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`)
}

/** What stands in the page's slot, or null where nothing does or it is something else. */
export function readCarried(text: string): Carried | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    const { fragment, title } = value as Record<string, unknown>
    return typeof fragment === 'string' && typeof title === 'string' ? { fragment, title } : null
  } catch {
    return null
  }
}
