import { formatAmount, formatDelta } from '#messages/format.ts'
import { useFirstMessages } from '#messages/use-messages.ts'
import { useFacts } from '#state/use-facts.ts'

/** Says the stage of the work and then its result to those who do not see it. */
export function StatusRegion() {
  const m = useFirstMessages()
  const { work, analysis, waiting } = useFacts(({ work, analysis, before, after }) => ({
    work,
    analysis,
    waiting: before.length > 0 && after.length === 0,
  }))
  const result = () => {
    if (!analysis) return waiting ? m.work.waiting : ''
    const { totals, snapshot, sampleType } = analysis.comparison
    const after = formatAmount(totals.after, sampleType.unit)
    if (snapshot) return m.work.readySnapshot(after)
    const before = formatAmount(totals.before, sampleType.unit)
    return m.work.ready(before, after, formatDelta(totals, sampleType.unit))
  }
  return (
    <p role="status" className="unseen">
      {work ? `${m.work.stages[work.stage]}: ${work.name}` : result()}
    </p>
  )
}
