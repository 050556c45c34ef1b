import { useEffect, useState } from 'react'
import { formatBytes } from '#messages/format.ts'
import { useFirstMessages } from '#messages/use-messages.ts'
import type { Work } from '#state/facts.ts'
import { cancelWork } from '#state/loading.ts'
import { useFacts } from '#state/use-facts.ts'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/Icon.tsx'
import { Progress } from '#ui/Progress.tsx'
import type { Stage } from '#worker/protocol.ts'
import styles from './WorkCard.module.css'

const SHOW_AFTER_MS = 150
const STAGES: readonly Stage[] = ['reading', 'decoding', 'comparing']

/** What is under way, with a way out. Short work shows nothing. */
export function WorkCard() {
  const work = useFacts(facts => facts.work)
  const late = useLate(work)
  return work && late ? <Card work={work} /> : null
}

function Card({ work }: { work: Work }) {
  const m = useFirstMessages()
  const at = STAGES.indexOf(work.stage)
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <b>{work.name}</b>
        {work.total > 0 && <span>{m.work.done(formatBytes(work.done), formatBytes(work.total))}</span>}
      </div>
      <Progress label={m.work.stages[work.stage]} done={work.done} total={work.total} />
      <ol className={styles.stages}>
        {STAGES.map((stage, i) => (
          <li key={stage} className={classes(i === at && styles.now, i < at && styles.done)}>
            <Icon name={i < at ? 'check' : i === at ? 'right' : 'more'} small />
            {m.work.stages[stage]}
          </li>
        ))}
      </ol>
      <Button onClick={cancelWork}>{m.cancel}</Button>
    </section>
  )
}

function useLate(work: Work | null): boolean {
  const since = work?.since ?? null
  const [late, setLate] = useState<number | null>(null)
  useEffect(() => {
    if (since === null) return
    const timer = setTimeout(() => setLate(since), Math.max(0, since + SHOW_AFTER_MS - Date.now()))
    return () => clearTimeout(timer)
  }, [since])
  return since !== null && late === since
}
