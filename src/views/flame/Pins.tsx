import { peekAt } from '#core/compare/peek.ts'
import { plainName } from '#core/symbol/symbol.ts'
import { directionOf } from '#messages/format.ts'
import { useMessages } from '#messages/use-messages.ts'
import { select } from '#state/actions.ts'
import { togglePin } from '#state/looking.ts'
import { useFacts } from '#state/use-facts.ts'
import { IconButton } from '#ui/Button.tsx'
import { Delta } from '#ui/Delta.tsx'
import { SymbolName } from '#ui/symbol/SymbolName.tsx'
import styles from './Pins.module.css'
import type { Scene } from './scene.ts'
import type { Texts } from './texts.ts'

/** Pixels for a name. */
const ROOM = 220

/** Pinned functions with what passes through them now, whatever is filtered, zoomed or selected. */
export function Pins({ scene, texts }: { scene: Scene; texts: Texts }) {
  const { flame } = useMessages()
  const pinned = useFacts(facts => facts.pinned)
  if (pinned.length === 0) return null
  return (
    <ul className={styles.pins} aria-label={flame.pinned}>
      {pinned.map(name => (
        <li key={name}>
          <Pin name={name} scene={scene} texts={texts} />
          <IconButton icon="close" label={flame.unpin(plainName(name))} onClick={() => togglePin(name)} />
        </li>
      ))}
    </ul>
  )
}

function Pin({ name, scene, texts }: { name: string; scene: Scene; texts: Texts }) {
  const { flame } = useMessages()
  const { comparison } = scene
  const frame = comparison.frames.name.indexOf(name)
  if (frame < 0)
    return (
      <span className={styles.pin}>
        <SymbolName symbol={name} room={ROOM} /> {flame.notHere}
      </span>
    )
  const { cum } = peekAt(comparison, frame)
  const change = texts.change(cum)
  return (
    <button type="button" className={styles.pin} onClick={() => select({ kind: 'frame', frame })}>
      <SymbolName symbol={name} room={ROOM} />
      <span className={styles.amounts}>{texts.pair(cum)}</span>
      {change !== '' && <Delta direction={directionOf(cum)} text={change.replace(/^[▲▼] /, '')} />}
    </button>
  )
}
