import { Icon } from '#ui/Icon.tsx'
import styles from './DetailsPane.module.css'
import type { Link } from './links.ts'
import { isWeb } from './links.ts'

/** Addresses to follow. Nothing is fetched before that, and the page they lead to does not learn where one came from. */
export function Links({ links }: { links: readonly Link[] }) {
  const shown = links.filter(link => isWeb(link.address))
  if (shown.length === 0) return null
  return (
    <p className={styles.links}>
      {shown.map(({ address, text }) => (
        <a key={address} href={address} target="_blank" rel="noreferrer noopener" title={address}>
          {text} <Icon name="external" small />
        </a>
      ))}
    </p>
  )
}
