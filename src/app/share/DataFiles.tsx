import { saveText } from '#app/hand-over.ts'
import { currentJson } from '#app/report.ts'
import { functionsTsv, stacksTsv, suspectsTsv } from '#core/share/tsv.ts'
import { useMessages } from '#messages/use-messages.ts'
import { useFacts } from '#state/use-facts.ts'
import { FileRow } from './FileRow.tsx'
import styles from './Share.module.css'

/** The comparison for programs. */
export function DataFiles() {
  const m = useMessages()
  const s = m.shareDialog
  const analysis = useFacts(facts => facts.analysis)
  if (!analysis) return null
  const { comparison, suspects } = analysis
  const saveTable = (name: string, text: string) =>
    saveText(text, `stackdrift-${name}.tsv`, 'text/tab-separated-values')
  return (
    <div className={styles.files}>
      <p>{s.contains}</p>
      <FileRow
        name={s.data.json}
        text={s.data.jsonText}
        onSave={() => saveText(currentJson(m), 'stackdrift.json', 'application/json')}
      />
      {suspects.length > 0 && (
        <FileRow
          name={s.data.suspects}
          text={s.data.tsvText}
          onSave={() => saveTable('suspects', suspectsTsv(analysis))}
        />
      )}
      <FileRow
        name={s.data.stacks}
        text={s.data.tsvText}
        onSave={() => saveTable('stacks', stacksTsv(comparison))}
      />
      <FileRow
        name={s.data.functions}
        text={s.data.tsvText}
        onSave={() => saveTable('functions', functionsTsv(comparison))}
      />
    </div>
  )
}
