import type { Analysis } from '#core/suspects/analysis.ts'
import { useFirstMessages } from '#messages/use-messages.ts'
import { chooseSampleType } from '#state/actions.ts'
import { Segments } from '#ui/Segments.tsx'

/** Goroutines and memory of the same moments: both were loaded, one is shown. Nothing where there is but one kind. */
export function KindSwitch({ analysis }: { analysis: Analysis }) {
  const m = useFirstMessages()
  const { kinds = [], kind } = analysis
  if (kinds.length < 2) return null
  return (
    <Segments
      label={m.kinds}
      value={kind}
      options={kinds.map(choice => ({ value: choice.kind, label: choice.kind }))}
      onChange={chosen => {
        const choice = kinds.find(each => each.kind === chosen)
        if (choice) chooseSampleType(choice.sampleType)
      }}
    />
  )
}
