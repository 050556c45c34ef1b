import { useEffect, useState } from 'react'
import type { Redaction } from '#core/share/redaction.ts'
import { levelsNow } from '#state/sharing.ts'
import { useFacts } from '#state/use-facts.ts'
import type { LevelChoice } from '#worker/share-protocol.ts'

/** Typing in a note does not write a link for every letter. */
const PAUSE_MS = 150

/** Every level of what is on the page, written again whenever the view, the words or the rules change; null at first. */
export function useLevels(rules: Redaction): readonly LevelChoice[] | null {
  const { analysis, view, review } = useFacts(({ analysis, view, review }) => ({ analysis, view, review }))
  const [levels, setLevels] = useState<readonly LevelChoice[] | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is written from these three
  useEffect(() => {
    let wanted = true
    const timer = setTimeout(async () => {
      const made = await levelsNow(rules)
      if (wanted) setLevels(made)
    }, PAUSE_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [rules, analysis, view, review])
  return levels
}
