import { moments } from '#core/compare/captures.ts'
import { formatAmount, formatTime } from '#messages/format.ts'
import { useFirstMessages } from '#messages/use-messages.ts'
import { chooseCapture } from '#state/actions.ts'
import { shownCapture } from '#state/captures.ts'
import type { LoadedFile, Side } from '#state/facts.ts'
import { useFacts } from '#state/use-facts.ts'
import { Select } from '#ui/Select.tsx'

/** Which moment of a log with several dumps a side shows; nothing for any other file. */
export function CaptureSelect({ side, file }: { side: Side; file: LoadedFile }) {
  const m = useFirstMessages()
  const captures = useFacts(facts => facts.captures)
  const shown = shownCapture(captures, side, file)
  if (shown < 0) return null
  const options = moments(file.summary?.captures ?? []).map(({ time, sampleTypes, defaultSampleType }, i) => {
    const type = sampleTypes[defaultSampleType]
    const amount = type ? formatAmount(type.total, type.unit) : ''
    const label = [`#${i + 1}`, ...(time === null ? [] : [formatTime(time)]), amount].join(' ')
    return { value: String(i), label }
  })
  return (
    <Select
      label={m.capture.which(m[side])}
      value={String(shown)}
      options={options}
      onChange={value => chooseCapture(side, file.id, Number(value))}
    />
  )
}
