import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { SETTINGS_TEXTS } from '#messages/settings-texts.ts'
import { useMessages } from '#messages/use-messages.ts'
import { forgetAll, recentComparisons } from '#state/recent.ts'
import { choose, settings } from '#state/settings.ts'
import { useFacts } from '#state/use-facts.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Segments } from '#ui/Segments.tsx'
import styles from './dialogs.module.css'
import { closePanel } from './panels.ts'

/** How things are written, and whether comparisons are kept; theme and language have menus of their own. */
export function SettingsDialog() {
  const m = useMessages()
  const s = SETTINGS_TEXTS[useFacts(facts => facts.language)]
  const { units, paths, recent } = useStore(settings)
  return (
    <Dialog title={s.title} closeLabel={m.close} onClose={closePanel}>
      <p>{s.about}</p>
      <h3 className={styles.heading}>{s.units}</h3>
      <Segments
        label={s.units}
        value={units}
        options={(['scaled', 'exact'] as const).map(value => ({ value, label: s.unitChoices[value] }))}
        onChange={value => choose('units', value)}
      />
      <h3 className={styles.heading}>{s.paths}</h3>
      <Segments
        label={s.paths}
        value={paths}
        options={(['short', 'whole'] as const).map(value => ({ value, label: s.pathChoices[value] }))}
        onChange={value => choose('paths', value)}
      />
      <p className={styles.dim}>{s.widthHint}</p>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={recent === 'on'}
          onChange={event => {
            choose('recent', event.target.checked ? 'on' : 'off')
            if (!event.target.checked) void forgetAll()
          }}
        />
        {s.recent}
      </label>
      <p className={styles.dim}>{s.recentText}</p>
      {recent === 'on' && <KeptComparisons />}
    </Dialog>
  )
}

function KeptComparisons() {
  const s = SETTINGS_TEXTS[useFacts(facts => facts.language)]
  const [count, setCount] = useState(0)
  useEffect(() => void recentComparisons().then(all => setCount(all.length)), [])
  return (
    <p className={styles.kept}>
      <span role="status">{s.kept(count)}</span>
      <Button small disabled={count === 0} onClick={() => void forgetAll().then(() => setCount(0))}>
        {s.clearKept}
      </Button>
    </p>
  )
}
