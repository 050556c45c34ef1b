import type { ReactNode } from 'react'

export type Direction = 'ascending' | 'descending'

export interface Sort {
  readonly column: string
  readonly direction: Direction
}

/** A column of a table over rows of type `Row`. Widths are CSS pixels of the whole cell, padding included. */
export interface Column<Row> {
  readonly id: string
  readonly label: string
  readonly width: number
  /** Share of the room that is left when every column has its width; absent columns stay as wide as they are. */
  readonly grow?: number
  readonly align?: 'end'
  /** Direction of the first click; absent where the column cannot be sorted. */
  readonly sorts?: Direction
  /** Longer explanation of the label. */
  readonly title?: string
  /** Shown only where the table is at least this wide. Cards show every column that has a place in them. */
  readonly from?: number
  /** Share of a card's width that the cell may use; 0 leaves the column out of cards. */
  readonly card?: number
  /** `width` is the room for the content in pixels. */
  readonly cell: (row: Row, width: number) => ReactNode
  /** The same as plain text, for copying. */
  readonly text: (row: Row) => string
  /** What an amount counts, where a copy for programs has to say it. */
  readonly unit?: string
}

/** A line of the table as it stands on the screen: a row, a group's heading, or something that spans all columns. */
export interface Line<Row> {
  /** Unique within the table and stable when lines open, close and move. */
  readonly id: string | number
  readonly kind: 'row' | 'group' | 'wide'
  readonly row: Row
  /** 1 at the top. */
  readonly level: number
  /** Null where there is nothing to open. */
  readonly open: boolean | null
  /** CSS pixels. Known beforehand, so that no line has to be measured. */
  readonly height: number
  readonly quiet?: boolean
}
