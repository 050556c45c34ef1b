import { useMessages } from '#messages/use-messages.ts'
import { assign, type Placement } from '#state/arranging.ts'
import { useFacts } from '#state/use-facts.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import styles from './dialogs.module.css'

const ONE: readonly Placement[] = ['shift', 'before', 'after', 'replace-before', 'replace-after']
const SEVERAL: readonly Placement[] = ['fresh', 'before', 'after', 'replace-before', 'replace-after']

/** Asks where files belong that arrived when both sides were taken. */
export function SidesDialog() {
  const m = useMessages()
  const { undecided, files } = useFacts(({ undecided, files }) => ({ undecided, files }))
  const names = undecided.map(id => files[id]?.name ?? '').join(m.and)
  const words: Record<Placement, string> = {
    shift: m.sides.shift,
    fresh: m.sides.fresh,
    before: m.sides.addBefore,
    after: m.sides.addAfter,
    'replace-before': m.sides.replaceBefore,
    'replace-after': m.sides.replaceAfter,
  }
  return (
    <Dialog title={m.sides.question} closeLabel={m.close} width={440} onClose={() => assign(null)}>
      <p>{m.sides.text(names)}</p>
      <div className={styles.column}>
        {(undecided.length === 1 ? ONE : SEVERAL).map(placement => (
          <Button key={placement} onClick={() => assign(placement)}>
            {words[placement]}
          </Button>
        ))}
      </div>
      <p className={styles.dim}>{m.sides.sum}</p>
    </Dialog>
  )
}
