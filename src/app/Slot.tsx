import { formatAmount, formatBytes } from '#messages/format.ts'
import { useFirstMessages } from '#messages/use-messages.ts'
import type { LoadedFile, Side } from '#state/facts.ts'
import { lookAlone, removeFile } from '#state/loading.ts'
import { useFacts } from '#state/use-facts.ts'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/Icon.tsx'
import type { Dragging } from './DropTargets.tsx'
import { openPanel } from './panels.ts'
import styles from './Slot.module.css'
import { chooseFiles } from './sources.ts'

/** The place for one side: empty with ways to fill it, or with the files that stand there. */
export function Slot({ side, hint, dragging }: { side: Side; hint: string; dragging: Dragging | null }) {
  const m = useFirstMessages()
  const { ids, files } = useFacts(facts => ({ ids: facts[side], files: facts.files }))
  const loaded = ids.flatMap(id => files[id] ?? [])
  const over = dragging?.over === side
  const word = m[side]
  return (
    <div data-side={side} className={classes(styles.slot, over && styles.over)}>
      <h2>{over ? m.capture.dropFor(word) : word}</h2>
      {loaded.length === 0 && <span>{hint}</span>}
      {loaded.map(file => (
        <Loaded key={file.id} file={file} />
      ))}
      <div className={styles.buttons}>
        {loaded.length === 0 ? (
          <>
            <Button icon="plus" aria-label={m.capture.chooseFor(word)} onClick={() => chooseFiles(side)}>
              {m.capture.choose}
            </Button>
            <Button look="quiet" aria-label={m.capture.pasteFor(word)} onClick={() => openPanel('paste', side)}>
              {m.capture.paste}
            </Button>
          </>
        ) : (
          <>
            <Button small onClick={lookAlone}>
              {m.capture.seeAlone}
            </Button>
            <Button small look="quiet" onClick={() => ids.forEach(removeFile)}>
              {m.remove}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

function Loaded({ file }: { file: LoadedFile }) {
  const m = useFirstMessages()
  const [capture] = file.summary?.captures ?? []
  const type = capture?.sampleTypes[capture.defaultSampleType]
  const amount = type ? formatAmount(type.total, type.unit) : ''
  const waits = capture?.kind === 'goroutine' || capture?.kind === 'goroutineleak'
  const what = waits && type ? m.count.goroutines(type.total) : `${capture?.kind} ${amount}`
  return (
    <>
      <span className={styles.file}>
        <b>{file.name}</b> {formatBytes(file.bytes)}
      </span>
      {capture && (
        <span>
          <Icon name="check" small /> {what}
          {m.and}
          {m.count.stacks(capture.stacks)}
        </span>
      )}
    </>
  )
}
