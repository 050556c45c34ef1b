import { useId } from 'react'
import { MOST_CHARACTERS, MOST_IN_CHAT } from '#core/share/link-limits.ts'
import { useMessages } from '#messages/use-messages.ts'
import styles from './Share.module.css'
import type { LinkChoice } from './use-link.ts'

/** How much travels: each level with its size and where that fits. */
export function Levels({ link, asFile }: { link: LinkChoice; asFile: boolean }) {
  const { shareDialog: s } = useMessages()
  const group = useId()
  const place = (length: number) =>
    length <= MOST_IN_CHAT ? s.fits.chat : length <= MOST_CHARACTERS ? s.fits.link : s.fits.none
  return (
    <section>
      <h3 id={`${group}-name`}>{s.what}</h3>
      <div role="radiogroup" aria-labelledby={`${group}-name`} className={styles.levels}>
        {link.offers?.map(({ level, stacks, address }) => (
          <label key={level} className={styles.level}>
            <input
              type="radio"
              name={group}
              checked={link.chosen?.level === level}
              onChange={() => link.choose(level)}
            />
            <span className={styles.grow}>
              <b>{s.levels[level].name}</b>
              <small>{s.levels[level].text(stacks)}</small>
            </span>
            <span className={styles.size}>
              <b>{s.characters(address.length)}</b>
              {!asFile && <small>{place(address.length)}</small>}
            </span>
          </label>
        )) ?? <p className={styles.hint}>{s.making}</p>}
      </div>
      <p className={styles.hint}>{asFile ? s.htmlText : s.limits}</p>
    </section>
  )
}
