import { useEffect, useState } from 'react'
import type { Handed } from '#core/share/handed.ts'
import type { Redaction } from '#core/share/redaction.ts'
import { handedNow } from '#state/sharing.ts'
import { useFacts } from '#state/use-facts.ts'

/** What is on the page as the rules leave it, made again whenever it or they change; null while it is made. */
export function useHanded(rules: Redaction): Handed | null {
  const { analysis, review } = useFacts(({ analysis, review }) => ({ analysis, review }))
  const [made, setMade] = useState<{ readonly of: readonly unknown[]; readonly handed: Handed } | null>(null)
  const current = made !== null && [analysis, review, rules].every((each, i) => each === made.of[i])
  useEffect(() => {
    let wanted = true
    void handedNow(rules).then(handed => {
      if (wanted && handed) setMade({ of: [analysis, review, rules], handed })
    })
    return () => {
      wanted = false
    }
  }, [rules, analysis, review])
  return current ? made.handed : null
}
