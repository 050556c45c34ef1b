import { useEffect, useRef, useState } from 'react'
import { useFacts } from '#state/use-facts.ts'

const COARSE = '(pointer: coarse)'
const STYLES = ['(prefers-color-scheme: dark)', '(forced-colors: active)', COARSE]

/** Calls back when colours may have changed: theme, system colours. Returns whether the pointer is a finger. */
export function useStyleChanges(onChange: () => void): boolean {
  const theme = useFacts(facts => facts.theme)
  const [coarse, setCoarse] = useState(() => matchMedia(COARSE).matches)
  const latest = useRef(onChange)
  latest.current = onChange
  useEffect(() => {
    const gone = new AbortController()
    for (const query of STYLES) {
      const change = () => {
        setCoarse(matchMedia(COARSE).matches)
        latest.current()
      }
      matchMedia(query).addEventListener('change', change, { signal: gone.signal })
    }
    document.fonts.addEventListener('loadingdone', () => latest.current(), { signal: gone.signal })
    return () => gone.abort()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme is what changes the colours
  useEffect(() => {
    // The page sets the theme's attribute in an effect of its own; colours are read in the next frame.
    latest.current()
  }, [theme])
  return coarse
}
