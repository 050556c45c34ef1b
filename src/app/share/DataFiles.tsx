import { saveText } from '#app/hand-over.ts'
import { currentJson } from '#app/report.ts'
import { useMessages } from '#messages/use-messages.ts'
import { FileRow } from './FileRow.tsx'
import styles from './Share.module.css'

/** The comparison for programs. */
export function DataFiles() {
  const m = useMessages()
  const s = m.shareDialog
  return (
    <div className={styles.files}>
      <p>{s.contains}</p>
      <FileRow
        name={s.data.json}
        text={s.data.jsonText}
        onSave={() => saveText(currentJson(m), 'stackdrift.json', 'application/json')}
      />
    </div>
  )
}
