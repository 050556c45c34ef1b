import { useCallback, useState } from 'react'
import { FUNCTION } from '#core/compare/comparison.ts'
import { frameOf, type Node } from '#core/compare/node.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import { select } from '#state/actions.ts'
import { store } from '#state/store.ts'
import type { OwnBox } from './marks.ts'

/** The box chosen in a graph whose rows are its own; on the rest of the page its function is what is selected. */
export function useOwnBox(analysis: Analysis | null): readonly [OwnBox | null, (node: Node | null) => void] {
  const [own, setOwn] = useState<{ of: Analysis; box: OwnBox } | null>(null)
  const choose = useCallback(
    (node: Node | null) => {
      if (!analysis || !node) {
        setOwn(null)
        select(null)
        return
      }
      const frame = frameOf(analysis.comparison, node)
      if (analysis.comparison.frames.kind[frame] === FUNCTION) select({ kind: 'frame', frame })
      setOwn({ of: analysis, box: { node, selection: store.getState().view.selection } })
    },
    [analysis],
  )
  return [own !== null && own.of === analysis ? own.box : null, choose]
}
