import { useMessages } from '#messages/use-messages.ts'
import styles from './Share.module.css'
import type { LinkChoice } from './use-link.ts'

const MOST_PACKAGES = 3

/** What is taken out of the names before they travel. */
export function NameRules({ link: { rules, change, chosen } }: { link: LinkChoice }) {
  const { shareDialog } = useMessages()
  const s = shareDialog.names
  const packages = chosen?.names.packages ?? []
  const named = packages.slice(0, MOST_PACKAGES).join(', ')
  const list = packages.length > MOST_PACKAGES ? `${named} …` : named
  return (
    <section>
      <h3>{s.title}</h3>
      <Rule
        label={s.names}
        checked={rules.names === 'alias'}
        onChange={on => change({ names: on ? 'alias' : 'keep' })}
        {...(rules.names === 'alias' && { hint: packages.length > 0 ? s.packages(list) : s.noPackages })}
      />
      <Rule
        label={s.paths}
        checked={rules.paths === 'drop'}
        onChange={on => change({ paths: on ? 'drop' : 'keep' })}
      />
      <Rule
        label={s.labels}
        checked={rules.labels === 'drop'}
        onChange={on => change({ labels: on ? 'drop' : 'keep', builds: on ? 'drop' : 'keep' })}
      />
      <Rule
        label={s.times}
        checked={rules.times === 'drop'}
        onChange={on => change({ times: on ? 'drop' : 'keep' })}
      />
    </section>
  )
}

function Rule(props: { label: string; hint?: string; checked: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className={styles.rule}>
      <input type="checkbox" checked={props.checked} onChange={event => props.onChange(event.target.checked)} />
      <span>
        {props.label}
        {props.hint !== undefined && <small>{props.hint}</small>}
      </span>
    </label>
  )
}
