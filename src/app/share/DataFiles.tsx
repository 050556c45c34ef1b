import { saveText } from '#app/hand-over.ts'
import { jsonOfHanded } from '#app/report.ts'
import { foldedText } from '#core/share/folded.ts'
import type { Handed } from '#core/share/handed.ts'
import { functionsTsv, labelsTsv, stacksTsv, suspectsTsv } from '#core/share/tsv.ts'
import { useMessages } from '#messages/use-messages.ts'
import { FileRow } from './FileRow.tsx'
import styles from './Share.module.css'

/** The comparison for programs. */
export function DataFiles({ handed }: { handed: Handed }) {
  const m = useMessages()
  const s = m.shareDialog
  const { analysis } = handed
  const { comparison, suspects } = analysis
  const tables = [
    { id: 'suspects', there: suspects.length > 0, make: () => suspectsTsv(analysis) },
    { id: 'stacks', there: true, make: () => stacksTsv(comparison) },
    { id: 'functions', there: true, make: () => functionsTsv(comparison) },
    { id: 'labels', there: hasLabels(handed), make: () => labelsTsv(analysis) },
  ] as const
  return (
    <div className={styles.files}>
      <FileRow
        name={s.data.json}
        text={s.data.jsonText}
        onSave={() => saveText(jsonOfHanded(handed, m), 'stackdrift.json', 'application/json')}
      />
      {tables
        .filter(({ there }) => there)
        .map(({ id, make }) => (
          <FileRow
            key={id}
            name={s.data[id]}
            text={s.data.tsvText}
            onSave={() => saveText(make(), `stackdrift-${id}.tsv`, 'text/tab-separated-values')}
          />
        ))}
      <FileRow
        name={s.data.folded}
        text={s.data.foldedText}
        onSave={() => saveText(foldedText(comparison), 'stackdrift.folded', 'text/plain')}
      />
    </div>
  )
}

function hasLabels({ analysis: { comparison, fine } }: Handed): boolean {
  const { details } = fine?.comparison ?? comparison
  return details?.labelSets.some(set => set.length > 0) ?? false
}
