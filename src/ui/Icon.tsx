import styles from './Icon.module.css'

const PATHS = {
  arrow: 'M3 8h10M9.5 4.5 13 8l-3.5 3.5',
  box: 'M8 2.3 13.2 5v6L8 13.7 2.8 11V5ZM2.8 5 8 7.7 13.2 5M8 7.7v6',
  check: 'm3 8.5 3.2 3.2L13 4.8',
  clock: 'M13.8 8A5.8 5.8 0 1 1 2.2 8a5.8 5.8 0 0 1 11.6 0ZM8 5v3.2l2 1.3',
  close: 'm4.5 4.5 7 7m0-7-7 7',
  copy: 'M7 5.5h5A1.5 1.5 0 0 1 13.5 7v5a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 12V7A1.5 1.5 0 0 1 7 5.5ZM10.5 5.5v-2a1 1 0 0 0-1-1h-6a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2',
  down: 'm4.5 6.5 3.5 3.5 3.5-3.5',
  download: 'M8 2.5v7M5 7l3 2.8L11 7M3 12.5h10',
  external: 'M6 3.5H3.5v9h9V10M9 3.5h3.5V7M12.2 3.8 7.5 8.5',
  globe:
    'M13.8 8A5.8 5.8 0 1 1 2.2 8a5.8 5.8 0 0 1 11.6 0ZM2.3 8h11.4M8 2.2c2.2 2.3 2.2 9.3 0 11.6-2.2-2.3-2.2-9.3 0-11.6',
  help: 'M6 6a2 2 0 1 1 2.6 1.9c-.4.2-.6.5-.6 1v.4M8 11.6v.1M14.2 8A6.2 6.2 0 1 1 1.8 8a6.2 6.2 0 0 1 12.4 0Z',
  lock: 'M4.5 7h7A1.5 1.5 0 0 1 13 8.5V12a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 3 12V8.5A1.5 1.5 0 0 1 4.5 7ZM5 7V5a3 3 0 0 1 6 0v2',
  more: 'M3.5 8h.1M8 8h.1M12.4 8h.1',
  part: 'M4 2.5v6a1.5 1.5 0 0 0 1.5 1.5H12M9.5 7.5 12 10l-2.5 2.5',
  plus: 'M8 3.5v9M3.5 8h9',
  right: 'm6.5 4.5 3.5 3.5-3.5 3.5',
  rootAbove: 'M2.5 3.5h11M5 8h8.5M9 12.5h4.5',
  rootBelow: 'M9 3.5h4.5M5 8h8.5M2.5 12.5h11',
  same: 'M3.5 6h9M3.5 10h9',
  search: 'M11.2 7A4.2 4.2 0 1 1 2.8 7a4.2 4.2 0 0 1 8.4 0ZM10.2 10.2l3.3 3.3',
  settings:
    'M2.5 5h6M12 5h1.5M2.5 11H4M7.5 11h6M8.5 5a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 0 0-3.4 0ZM4 11a1.7 1.7 0 1 0 3.4 0A1.7 1.7 0 0 0 4 11Z',
  share: 'M8 10V2.5M5 5l3-2.7L11 5M4.5 8H3v5.5h10V8h-1.5',
  swap: 'M3 5.5h9M9.5 3 12 5.5 9.5 8M13 10.5H4M6.5 8 4 10.5 6.5 13',
  theme: 'M13.5 8A5.5 5.5 0 1 1 2.5 8a5.5 5.5 0 0 1 11 0Z',
  up: 'm4.5 9.5 3.5-3.5 3.5 3.5',
  warning: 'M8 2.5 14 13H2ZM8 6.5v3M8 11.3v.1',
} as const

export type IconName = keyof typeof PATHS

/** A picture beside a word, hidden from assistive technology: the word says it. 16 px, stroke 1.5. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? styles.small : styles.icon} viewBox="0 0 16 16" aria-hidden="true">
      <path d={PATHS[name]} className={name === 'more' ? styles.dots : undefined} />
      {name === 'theme' && <path d="M8 2.5v11A5.5 5.5 0 0 0 8 2.5Z" className={styles.solid} />}
    </svg>
  )
}
