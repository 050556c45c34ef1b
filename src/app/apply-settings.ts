import { writeExactly } from '#messages/format.ts'
import { settings } from '#state/settings.ts'
import { store } from '#state/store.ts'
import { writeWholePaths } from '#ui/symbol/path-style.ts'

/** Lets the choices of the last visit hold. A link says for itself how wide its boxes are. */
export function applySettings(): void {
  writeNow()
  settings.subscribe(writeNow)
  store.subscribe((facts, old) => {
    if (settings.getState().recent === 'off' || facts.analysis === null || facts.link !== null) return
    if (facts.analysis === old.analysis || facts.after.length === 0) return
    void import('#state/recent.ts').then(({ keepComparison }) => keepComparison(facts.before, facts.after))
  })
}

function writeNow(): void {
  const { units, paths } = settings.getState()
  writeExactly(units === 'exact')
  writeWholePaths(paths === 'whole')
}
