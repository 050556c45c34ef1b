import { useId, useState } from 'react'
import { parsePrefixes, type Redaction } from '#core/share/redaction.ts'
import { useMessages } from '#messages/use-messages.ts'
import { Select } from '#ui/Select.tsx'
import styles from './NameRules.module.css'
import type { LinkChoice } from './use-link.ts'

const MOST_PACKAGES = 3
const LABELS: readonly Redaction['labels'][] = ['keep', 'alias', 'drop']

/** What is taken out before anything is handed over. */
export function NameRules({ link: { rules, change, chosen } }: { link: LinkChoice }) {
  const { shareDialog } = useMessages()
  const s = shareDialog.names
  const packages = chosen?.names.packages ?? []
  const named = packages.slice(0, MOST_PACKAGES).join(', ')
  const list = packages.length > MOST_PACKAGES ? `${named} …` : named
  const alias = rules.names === 'alias'
  return (
    <section>
      <h3>{s.title}</h3>
      <Rule
        label={s.names}
        checked={alias}
        onChange={on => change({ names: on ? 'alias' : 'keep' })}
        {...(alias && { hint: packages.length > 0 ? s.packages(list) : s.noPackages })}
      />
      {alias && <Prefixes rules={rules} change={change} />}
      <Rule
        label={s.paths}
        checked={rules.paths === 'drop'}
        onChange={on => change({ paths: on ? 'drop' : 'keep' })}
      />
      <div className={styles.choice}>
        <Select
          label={s.labels}
          prefix={s.labels}
          value={rules.labels}
          options={LABELS.map(value => ({ value, label: s.labelRules[value] }))}
          onChange={labels => change({ labels })}
        />
      </div>
      <Rule
        label={s.builds}
        checked={rules.builds === 'drop'}
        onChange={on => change({ builds: on ? 'drop' : 'keep' })}
      />
      <Rule
        label={s.times}
        checked={rules.times === 'drop'}
        onChange={on => change({ times: on ? 'drop' : 'keep' })}
      />
    </section>
  )
}

/** What is private although its host is public. The text stays as it is typed. */
function Prefixes({ rules, change }: Pick<LinkChoice, 'rules' | 'change'>) {
  const { shareDialog } = useMessages()
  const s = shareDialog.names
  const id = useId()
  const [text, setText] = useState(rules.prefixes.join(', '))
  return (
    <div className={styles.prefixes}>
      <label htmlFor={id}>{s.prefixes}</label>
      <input
        id={id}
        value={text}
        placeholder="github.com/acme, go.acme.dev"
        spellCheck={false}
        autoComplete="off"
        onChange={event => {
          setText(event.target.value)
          change({ prefixes: parsePrefixes(event.target.value) })
        }}
      />
    </div>
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
