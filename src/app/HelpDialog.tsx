import type { HelpKey } from '#messages/help.en.ts'
import { useMessages } from '#messages/use-messages.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Kbd } from '#ui/Kbd.tsx'
import styles from './dialogs.module.css'
import { allowLetters, closePanel, usePanels } from './panels.ts'

const KEYS: readonly (readonly [string, HelpKey])[] = [
  ['?', 'help'],
  ['/', 'filter'],
  ['1 … 6', 'tabs'],
  ['↑ ↓  j k', 'rows'],
  ['↑ ↓ ← →', 'flame'],
  ['⇧↑ ⇧↓ ⇧← ⇧→', 'several'],
  ['Enter  Esc  Home', 'zoom'],
  ['W A S D  + − 0', 'pan'],
  ['↑ ↓ ← →  Enter  + − 0', 'graph'],
  ['Ctrl F', 'find'],
  ['n  ⇧N', 'found'],
  ['m', 'width'],
  ['l', 'highlight'],
  ['o', 'hue'],
  ['v', 'sides'],
  ['t', 'table'],
  ['f  i  h  ⇧S', 'filters'],
  ['p', 'sandwich'],
  ['b', 'pin'],
  ['Backspace', 'unfilter'],
  ['⇧F10', 'menu'],
  ['x', 'swap'],
  ['c', 'copy'],
  ['⇧C', 'copyStack'],
  ['Ctrl V', 'paste'],
  ['Ctrl O', 'open'],
]

/** A device that fingers can use, besides whatever else it has. */
const TOUCH = matchMedia('(any-pointer: coarse)')

function Gestures() {
  const { helpTexts } = useMessages()
  return (
    <>
      <h3 className={styles.heading}>{helpTexts.touch}</h3>
      <dl className={styles.keys}>
        {Object.entries(helpTexts.gestures).map(([id, [gesture, does]]) => (
          <div key={id}>
            <dt>{gesture}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

export function HelpDialog() {
  const m = useMessages()
  const { letters } = usePanels()
  return (
    <Dialog title={m.helpTexts.title} closeLabel={m.close} width={920} onClose={closePanel}>
      <p>{m.helpTexts.about}</p>
      <p>{m.helpTexts.private}</p>
      {TOUCH.matches && <Gestures />}
      <h3 className={styles.heading}>{m.helpTexts.keys}</h3>
      <dl className={styles.keys}>
        {KEYS.map(([keys, does]) => (
          <div key={does}>
            <dt>
              <Kbd>{keys}</Kbd>
            </dt>
            <dd>{m.helpTexts.does[does]}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.check}>
        <input type="checkbox" checked={letters} onChange={event => allowLetters(event.target.checked)} />
        {m.helpTexts.letters}
      </label>
    </Dialog>
  )
}
