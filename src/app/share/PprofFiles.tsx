import { finestOf } from '#core/share/finest.ts'
import { type PprofSide, sideProfile } from '#core/share/side-profile.ts'
import { encodePprof } from '#core/share/write-pprof.ts'
import { formatAmount, formatDelta } from '#messages/format.ts'
import { useMessages } from '#messages/use-messages.ts'
import { store } from '#state/store.ts'
import { useFacts } from '#state/use-facts.ts'
import { saveFile } from '#ui/save-file.ts'
import { FileRow } from './FileRow.tsx'
import styles from './Share.module.css'

/** Either side, or the difference, as a file that `go tool pprof` reads. */
export function PprofFiles() {
  const { shareDialog } = useMessages()
  const s = shareDialog.pprof
  const analysis = useFacts(facts => facts.analysis)
  if (!analysis) return null
  const { totals, sampleType, snapshot } = analysis.comparison
  const save = (side: PprofSide) => {
    const bytes = Uint8Array.from(encodePprof(sideProfile(finestOf(analysis), side, timeOf(side))))
    saveFile(new Blob([bytes], { type: 'application/octet-stream' }), `stackdrift-${side}.pb`)
  }
  const sideText = (side: 'before' | 'after') => s.sideText(formatAmount(totals[side], sampleType.unit))
  return (
    <div className={styles.files}>
      <p>
        {s.text} {shareDialog.contains}
      </p>
      {!snapshot && <FileRow name={s.before} text={sideText('before')} onSave={() => save('before')} />}
      <FileRow name={s.after} text={sideText('after')} onSave={() => save('after')} />
      {!snapshot && (
        <FileRow
          name={s.diff}
          text={s.diffText(formatDelta(totals, sampleType.unit))}
          onSave={() => save('diff')}
        />
      )}
    </div>
  )
}

/** When the side was captured; a difference has the time of what came after. */
function timeOf(side: PprofSide): number | null {
  const { files, before, after } = store.getState()
  const ids = side === 'before' ? before : after
  const captures = ids.flatMap(id => files[id]?.summary?.captures ?? [])
  return captures.find(({ time }) => time !== null)?.time ?? null
}
