/**
 * Calls `lay` when the page is about to be printed, or is looked at as print, and what `lay` returned once that is over.
 * Returns what stops it.
 */
export function onPaper(lay: () => () => void): () => void {
  let clear: (() => void) | null = null
  const begin = () => {
    clear ??= lay()
  }
  const end = () => {
    clear?.()
    clear = null
  }
  const gone = new AbortController()
  const { signal } = gone
  addEventListener('beforeprint', begin, { signal })
  addEventListener('afterprint', end, { signal })
  matchMedia('print').addEventListener('change', ({ matches }) => (matches ? begin() : end()), { signal })
  return () => {
    gone.abort()
    end()
  }
}
