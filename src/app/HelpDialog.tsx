import type { HelpKey } from '#messages/help.en.ts'
import { HELP_TEXTS } from '#messages/help-texts.ts'
import { useMessages } from '#messages/use-messages.ts'
import { useFacts } from '#state/use-facts.ts'
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

function useHelpTexts() {
  return HELP_TEXTS[useFacts(facts => facts.language)]
}

function Gestures() {
  const texts = useHelpTexts()
  return (
    <>
      <h3 className={styles.heading}>{texts.touch}</h3>
      <dl className={styles.keys}>
        {Object.entries(texts.gestures).map(([id, [gesture, does]]) => (
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
  const texts = useHelpTexts()
  const { letters } = usePanels()
  return (
    <Dialog title={texts.title} closeLabel={m.close} width={920} onClose={closePanel}>
      <p>{texts.about}</p>
      <p>{texts.private}</p>
      {TOUCH.matches && <Gestures />}
      <h3 className={styles.heading}>{texts.keys}</h3>
      <dl className={styles.keys}>
        {KEYS.map(([keys, does]) => (
          <div key={does}>
            <dt>
              <Kbd>{keys}</Kbd>
            </dt>
            <dd>{texts.does[does]}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.check}>
        <input type="checkbox" checked={letters} onChange={event => allowLetters(event.target.checked)} />
        {texts.letters}
      </label>
    </Dialog>
  )
}
