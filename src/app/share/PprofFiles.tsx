import { finestOf } from '#core/share/finest.ts'
import type { Handed } from '#core/share/handed.ts'
import { type PprofSide, sideProfile } from '#core/share/side-profile.ts'
import { encodePprof } from '#core/share/write-pprof.ts'
import { formatAmount, formatDelta } from '#messages/format.ts'
import { useMessages } from '#messages/use-messages.ts'
import { saveFile } from '#ui/save-file.ts'
import { FileRow } from './FileRow.tsx'
import styles from './Share.module.css'

/** Either side, or the difference, as a file that `go tool pprof` reads. */
export function PprofFiles({ handed }: { handed: Handed }) {
  const { shareDialog } = useMessages()
  const s = shareDialog.pprof
  const { analysis } = handed
  const { totals, sampleType, snapshot } = analysis.comparison
  const save = (side: PprofSide) => {
    const bytes = Uint8Array.from(encodePprof(sideProfile(finestOf(analysis), side, timeOf(handed, side))))
    saveFile(new Blob([bytes], { type: 'application/octet-stream' }), `stackdrift-${side}.pb`)
  }
  const sideText = (side: 'before' | 'after') => s.sideText(formatAmount(totals[side], sampleType.unit))
  return (
    <div className={styles.files}>
      <p>{s.text}</p>
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
function timeOf({ files }: Handed, side: PprofSide): number | null {
  return files[side === 'before' ? 'before' : 'after'].find(({ time }) => time !== null)?.time ?? null
}
