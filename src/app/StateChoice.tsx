import type { Comparison } from '#core/compare/comparison.ts'
import { formatNumber } from '#messages/format.ts'
import { setFilters } from '#state/filtering.ts'
import { useFacts } from '#state/use-facts.ts'
import styles from './FilterBar.module.css'

/** The wait states that occur, largest first, each to be kept or not. */
export function StateChoice({ comparison }: { comparison: Comparison }) {
  const chosen = useFacts(facts => facts.view.filters.states)
  return (
    <span className={styles.states}>
      {statesIn(comparison).map(([state, count]) => (
        <label key={state}>
          <input
            type="checkbox"
            checked={chosen.includes(state)}
            onChange={event =>
              setFilters({
                states: event.target.checked ? [...chosen, state] : chosen.filter(other => other !== state),
              })
            }
          />
          {state} <span className={styles.count}>{formatNumber(count)}</span>
        </label>
      ))}
    </span>
  )
}

function statesIn({ state, states, before, after }: Comparison): [string, number][] {
  const sums = new Map<string, number>()
  state?.forEach((own, row) => {
    const text = states[own]?.text ?? ''
    sums.set(text, (sums.get(text) ?? 0) + Math.max(before[row] ?? 0, after[row] ?? 0))
  })
  return [...sums].sort((one, other) => other[1] - one[1])
}
