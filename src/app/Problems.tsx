import { useMessages } from '#messages/use-messages.ts'
import { dismissProblem } from '#state/actions.ts'
import type { Problem } from '#state/facts.ts'
import { useFacts } from '#state/use-facts.ts'
import { Button, IconButton } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './Problems.module.css'
import { chooseFiles } from './sources.ts'

/** What went wrong: the file's name, where it broke and what to do. What was loaded stays. */
export function Problems() {
  const problems = useFacts(facts => facts.problems)
  return (
    <div className={styles.problems}>
      {problems.map(problem => (
        <Card key={problem.id} problem={problem} />
      ))}
    </div>
  )
}

function Card({ problem }: { problem: Problem }) {
  const m = useMessages()
  const { title, text, remedy } = m.failures.describe(problem.name, problem.failure)
  const { quote, said } = problem.failure.facts
  const reload = problem.failure.code === 'newer-link' || problem.failure.code === 'link-newer'
  return (
    <section role="alert" className={styles.card}>
      <div className={styles.head}>
        <Icon name="warning" />
        <b>{title}</b>
        <IconButton icon="close" label={m.failures.dismiss} onClick={() => dismissProblem(problem.id)} />
      </div>
      {quote !== undefined && said === undefined && <pre>{quote}</pre>}
      <p>
        {text} {remedy}
      </p>
      <div className={styles.actions}>
        {reload ? (
          <Button look="primary" onClick={() => location.reload()}>
            {m.reload}
          </Button>
        ) : (
          <Button look="primary" onClick={() => replaceWith(problem.id)}>
            {m.failures.another}
          </Button>
        )}
      </div>
    </section>
  )
}

function replaceWith(problem: number): void {
  dismissProblem(problem)
  chooseFiles(null)
}
