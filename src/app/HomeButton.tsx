import { useFirstMessages } from '#messages/use-messages.ts'
import { removeAll } from '#state/loading.ts'
import styles from './HomeButton.module.css'
import { Logo } from './Logo.tsx'

/** The name of the page; leaves what is compared for another comparison. */
export function HomeButton() {
  const { newComparison } = useFirstMessages()
  return (
    <button
      type="button"
      className={styles.logo}
      title={newComparison}
      aria-label={`Stackdrift, ${newComparison}`}
      onClick={removeAll}
    >
      <Logo />
      <span className={styles.name}>Stackdrift</span>
    </button>
  )
}
