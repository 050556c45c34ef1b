import { useEffect, useState } from 'react'
import type { Turned } from '#core/compare/direction.ts'
import { NONE } from '#core/profile/profile.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import type { Suspect } from '#core/suspects/suspect.ts'
import type { Turn } from '#worker/protocol.ts'
import { askOf } from './asking.ts'
import { warmUp } from './loading.ts'
import { store } from './store.ts'

/**
 * What is shown, read in another direction; null until the worker has answered, and where nothing is asked. After a change
 * of filters the last answer stands until there is another.
 */
export function useTurned(shown: Analysis | null, turn: Turn | null): readonly Analysis[] | null {
  const [got, setGot] = useState<{ key: string; turned: readonly Analysis[] } | null>(null)
  const key = turn === null ? '' : turn.kind === 'callers' ? 'callers' : `at ${turn.frame}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the turn
  useEffect(() => {
    if (shown === null || turn === null) return
    let wanted = true
    const facts = store.getState()
    void warmUp()
      .turn(askOf(facts), facts.view.filters, turn)
      .then(answer => {
        if (!wanted || !answer.ok) return
        setGot({ key, turned: answer.value.map(each => inDirection(shown, each)) })
      })
    return () => {
      wanted = false
    }
  }, [shown, key])
  return shown && got?.key === key ? got.turned : null
}

function inDirection(shown: Analysis, { comparison, rowOf }: Turned): Analysis {
  const moved = (suspect: Suspect): Suspect => {
    const rows = new Set(suspect.rows.map(row => rowOf[row] ?? NONE))
    rows.delete(NONE)
    return { ...suspect, rows: [...rows], parts: suspect.parts.map(moved) }
  }
  return { ...shown, comparison, fine: null, suspects: shown.suspects.map(moved) }
}
