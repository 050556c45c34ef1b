import type { ReactNode } from 'react'
import { CopyButton } from '#ui/CopyButton.tsx'
import type { Column, Sort } from './line.ts'
import { markdownOf } from './markdown.ts'
import { SortSelect } from './SortSelect.tsx'
import styles from './TableFrame.module.css'
import { Toolbar } from './Toolbar.tsx'
import { tsvOf } from './tsv.ts'
import { useNarrow } from './use-narrow.ts'

/** The words that every table has. */
export interface TableWords {
  readonly sortBy: string
  readonly copyTable: string
  readonly copyMarkdown: string
  readonly copied: string
  /** Writes what a program reads, and what people read elsewhere. */
  readonly figures: (write: () => string) => string
  readonly prose: (write: () => string) => string
}

interface TableFrameProps<Row> {
  readonly title: string
  readonly count: string
  readonly words: TableWords
  readonly columns: readonly Column<Row>[]
  readonly sort: Sort
  readonly onSort: (column: string) => void
  /** All rows in their order, for copying. */
  readonly rows: () => Iterable<Row>
  /** Said where there is no row: what that means, and more about it. */
  readonly empty: readonly [what: string, more: string] | null
  readonly children: ReactNode
}

/** A table with what stands around it: how much it holds, its sort where cards have no head, copying, and a word when it is empty. */
export function TableFrame<Row>({ words, columns, rows, empty, ...props }: TableFrameProps<Row>) {
  const cards = useNarrow()
  return (
    <div className={styles.frame}>
      <Toolbar title={props.title} count={props.count}>
        {cards && <SortSelect label={words.sortBy} columns={columns} sort={props.sort} onSort={props.onSort} />}
        {!cards && (
          <CopyButton
            label={words.copyMarkdown}
            copiedLabel={words.copied}
            text={() => words.prose(() => markdownOf(columns, rows()))}
          />
        )}
        <CopyButton
          label={words.copyTable}
          copiedLabel={words.copied}
          text={() => words.figures(() => tsvOf(columns, rows()))}
        />
      </Toolbar>
      {props.children}
      {empty && (
        <p className={styles.message}>
          <b>{empty[0]}</b>
          {empty[1]}
        </p>
      )}
    </div>
  )
}
