import type { Analysis } from '#core/suspects/analysis.ts'
import { directionOf, formatAmount, formatDelta, formatRatio, formatTime } from '#messages/format.ts'
import { useFirstMessages } from '#messages/use-messages.ts'
import type { LoadedFile, Side } from '#state/facts.ts'
import { swap } from '#state/loading.ts'
import { useFacts } from '#state/use-facts.ts'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Delta } from '#ui/Delta.tsx'
import { Icon } from '#ui/Icon.tsx'
import { CaptureSelect } from './CaptureSelect.tsx'
import { FileInput } from './FileInput.tsx'
import styles from './Header.module.css'
import { HomeButton } from './HomeButton.tsx'
import { KindSwitch } from './KindSwitch.tsx'
import { openPanel } from './panels.ts'
import { SettingsMenus } from './SettingsMenus.tsx'
import { chooseFiles } from './sources.ts'

/** Characters of both totals that a phone has room for beside its buttons. */
const LONG = 16

/** The bar: both sides with their totals, files and times, what changed between them, and what can be done. */
export function Header() {
  const m = useFirstMessages()
  const analysis = useFacts(facts => facts.analysis)
  return (
    <header className={styles.bar}>
      <HomeButton />
      {analysis ? <Totals analysis={analysis} /> : <span className={styles.space} />}
      {analysis && (
        <Button icon="share" aria-label={m.share} className={styles.share} onClick={() => openPanel('share')}>
          <span className={styles.word}>{m.share}</span>
        </Button>
      )}
      <FileInput />
      <SettingsMenus named={!analysis} compared={analysis?.comparison.snapshot === false} />
    </header>
  )
}

function Totals({ analysis }: { analysis: Analysis }) {
  const m = useFirstMessages()
  const linked = useFacts(facts => facts.link !== null)
  const { totals, snapshot, sampleType } = analysis.comparison
  const before = formatAmount(totals.before, sampleType.unit)
  const after = formatAmount(totals.after, sampleType.unit)
  return (
    <>
      <div className={classes(styles.totals, before.length + after.length > LONG && styles.long)}>
        <div className={styles.sides}>
          {!snapshot && (
            <>
              <SideTotal side="before" total={before} />
              <span className={styles.arrow}>
                <Icon name="arrow" />
              </span>
            </>
          )}
          <SideTotal side="after" total={after} />
        </div>
        {!snapshot && (
          <div className={styles.change}>
            <Delta
              className={styles.delta ?? ''}
              direction={directionOf(totals)}
              text={formatDelta(totals, sampleType.unit)}
            />
            <span className={styles.ratio}>{formatRatio(totals, m.change)}</span>
          </div>
        )}
      </div>
      {!snapshot && !linked && (
        <Button
          look="quiet"
          icon="swap"
          className={styles.swap}
          aria-label={m.swapLong}
          title={`${m.swapLong} (x)`}
          onClick={swap}
        >
          <span className={styles.word}>{m.swap}</span>
        </Button>
      )}
      <span className={styles.space} />
      <span className={styles.kinds}>
        <KindSwitch analysis={analysis} />
      </span>
    </>
  )
}

function SideTotal({ side, total }: { side: Side; total: string }) {
  const m = useFirstMessages()
  const { ids, files, kind, linked } = useFacts(facts => ({
    linked: facts.link !== null,
    ids: facts[side],
    files: facts.files,
    kind: facts.analysis?.kind,
  }))
  const all = ids.flatMap(id => files[id] ?? [])
  const shown = all.filter(file => file.summary?.captures.some(capture => capture.kind === kind))
  const loaded = shown.length > 0 ? shown : all
  const title = loaded.map(file => file.name).join(', ')
  const text = (
    <>
      {loaded[0]?.name} <small>{described(loaded)}</small>
    </>
  )
  return (
    <div className={styles.side}>
      <span className={styles.key}>{m[side]}</span>
      <span className={styles.total}>{total}</span>
      {linked ? (
        <span className={styles.files} title={title}>
          {text}
        </span>
      ) : (
        <button
          type="button"
          data-print=""
          className={styles.files}
          title={`${title}\n${m.capture.choose}`}
          aria-label={`${m[side]}, ${title}, ${m.capture.choose}`}
          onClick={() => chooseFiles(null)}
        >
          {text}
        </button>
      )}
      {loaded.map(file => (
        <CaptureSelect key={file.id} side={side} file={file} />
      ))}
    </div>
  )
}

/** `+ 2, 08:13:09`: how many more files, and when the first was captured. */
function described(files: readonly LoadedFile[]): string {
  const time = files[0]?.summary?.captures.find(capture => capture.time !== null)?.time ?? null
  const more = files.length > 1 ? [`+ ${files.length - 1}`] : []
  return [...more, ...(time === null ? [] : [formatTime(time)])].join(', ')
}
