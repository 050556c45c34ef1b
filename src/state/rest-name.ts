import { type Comparison, REST } from '#core/compare/comparison.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import { store } from './store.ts'

let word = ''

/** Says what the frame is called that stands for all that a link leaves out; what is on the page is named at once. */
export function nameRest(name: string): void {
  if (name === word) return
  word = name
  store.setState(({ analysis, shown }) => {
    const named = analysis && withRestName(analysis)
    return { analysis: named, shown: shown === analysis ? named : shown && withRestName(shown) }
  })
}

/** The analysis with that frame named, the same object where there is none. */
export function withRestName(analysis: Analysis): Analysis {
  const { comparison, fine } = analysis
  const named = withNamed(comparison)
  const finer = fine && withNamed(fine.comparison)
  if (named === comparison && finer === (fine?.comparison ?? null)) return analysis
  return { ...analysis, comparison: named, fine: fine && finer && { ...fine, comparison: finer } }
}

function withNamed(comparison: Comparison): Comparison {
  const { frames } = comparison
  const at = frames.kind.lastIndexOf(REST)
  if (at < 0 || frames.name[at] === word) return comparison
  return { ...comparison, frames: { ...frames, name: frames.name.with(at, word) } }
}
