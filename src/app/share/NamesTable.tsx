import type { Replacement } from '#core/share/redact.ts'
import { useMessages } from '#messages/use-messages.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './NamesTable.module.css'
import type { LinkChoice } from './use-link.ts'

/** Names as the reader will see them: two that stay, every one that does not. */
export function NamesTable({ link: { chosen, rules } }: { link: LinkChoice }) {
  const { shareDialog } = useMessages()
  const s = shareDialog.preview
  if (!chosen) return null
  const { stay, replaced, dropped, some } = chosen.names
  const more = replaced + dropped - some.filter(({ name, becomes }) => name !== becomes).length
  const stays = rules.names === 'alias' ? s.stays : s.kept
  return (
    <section>
      <h3>
        {s.title}
        <span>{s.counts(stay, replaced, dropped)}</span>
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by key */}
      <section className={styles.names} aria-label={s.title} tabIndex={0}>
        <table>
          <thead className="unseen">
            <tr>
              <th>{s.name}</th>
              <th>{s.becomes}</th>
            </tr>
          </thead>
          <tbody>
            {some.map(each => (
              <Row key={each.name} {...each} stays={stays} dropped={s.dropped} />
            ))}
            {more > 0 && (
              <tr>
                <td colSpan={2}>{s.more(more)}</td>
              </tr>
            )}
            <tr>
              <td>{s.ids}</td>
              <td>
                <Arrow />
                {s.never}
              </td>
            </tr>
          </tbody>
        </table>
      </section>
    </section>
  )
}

function Row({ name, becomes, stays, dropped }: Replacement & { stays: string; dropped: string }) {
  const same = name === becomes
  return (
    <tr>
      <td className={styles.symbol} title={name}>
        {name}
      </td>
      <td className={classes(!same && becomes !== null && styles.symbol)}>
        {!same && <Arrow />}
        {same ? <span className={styles.quiet}>{stays}</span> : becomes === null ? <s>{dropped}</s> : becomes}
      </td>
    </tr>
  )
}

function Arrow() {
  return (
    <span className={styles.arrow}>
      <Icon name="arrow" small />
    </span>
  )
}
