import type { ReactNode } from 'react'
import styles from './DetailsPane.module.css'

/** A part of the pane under its heading; `note` stands at the heading's end. */
export function Section(props: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3>
        {props.title}
        {props.note !== undefined && <span>{props.note}</span>}
      </h3>
      {props.children}
    </section>
  )
}
