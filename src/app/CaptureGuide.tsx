import { useFirstMessages } from '#messages/use-messages.ts'
import styles from './CaptureGuide.module.css'
import { CopyButton } from './CopyButton.tsx'

interface Recipe {
  readonly key: 'service' | 'kubelet' | 'containerd' | 'process'
  readonly command: (later: string) => string
}

const RECIPES: readonly Recipe[] = [
  {
    key: 'service',
    command: later => `U='localhost:6060/debug/pprof/goroutine?debug=2'
curl -so before.txt "$U"
${later}
curl -so after.txt  "$U"`,
  },
  {
    key: 'kubelet',
    command: () => `P=/api/v1/nodes/NODE/proxy/debug/pprof
kubectl get --raw "$P/goroutine?debug=2" > before.txt`,
  },
  {
    key: 'containerd',
    command: () => `ctr pprof goroutines > before.txt
ctr pprof heap > before.heap.pb.gz`,
  },
  { key: 'process', command: later => `kill -QUIT PID   ${later}` },
]

/** How to get profiles out of the programs that people debug. */
export function CaptureGuide() {
  const m = useFirstMessages()
  return (
    <aside className={styles.guide}>
      <h2>{m.capture.how}</h2>
      <p>{m.capture.howText}</p>
      {RECIPES.map(recipe => {
        const words = m.capture.recipes[recipe.key]
        const command = recipe.command('later' in words ? words.later : '')
        return (
          <section key={recipe.key} className={styles.recipe}>
            <h3>
              {words.title}
              <small>{words.where}</small>
              <CopyButton label={m.capture.copyCommand(words.title)} text={command} />
            </h3>
            <pre>{command}</pre>
            {words.note !== '' && <p>{words.note}</p>}
          </section>
        )
      })}
    </aside>
  )
}
