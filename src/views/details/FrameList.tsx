import { useState } from 'react'
import type { Comparison } from '#core/compare/comparison.ts'
import type { CutStack } from '#core/compare/shown-stacks.ts'
import { displayPlaces } from '#core/symbol/place.ts'
import { sourceUrl } from '#core/symbol/source-url.ts'
import type { Messages } from '#messages/en.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { SymbolName } from '#ui/symbol/SymbolName.tsx'
import { WrappedPlace } from '#ui/symbol/WrappedPlace.tsx'
import styles from './DetailsPane.module.css'

interface FrameListProps {
  readonly comparison: Comparison
  readonly stack: CutStack
  /** Frame of the function that started the goroutine, or null. */
  readonly creator: number | null
  readonly goVersion: string | null
  readonly messages: Messages
}

/** Frames drawn at first; a recursion of thousands opens on demand. */
const MOST = 60

/** A stack, leaf first, each frame with its file, line and module version; the runtime's own frames are folded. */
export function FrameList({ comparison, stack, creator, goVersion, messages: m }: FrameListProps) {
  const [folded, setFolded] = useState(true)
  const [all, setAll] = useState(false)
  const functions = stack.functions.toReversed()
  const plumbing = stack.plumbing.toReversed()
  const shown = all ? functions : functions.subarray(0, MOST)
  const offset = folded ? 0 : plumbing.length
  const item = (frame: number, number: number | null) => (
    <FrameItem
      key={`${number}`}
      {...{ comparison, frame, number, goVersion }}
      prefix={number === null ? m.details.createdBy : ''}
    />
  )
  return (
    <>
      {plumbing.length > 0 && (
        <Button small look="quiet" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          <Icon name={folded ? 'right' : 'down'} small />
          {m.details.plumbing(plumbing.length)}
        </Button>
      )}
      <ol className={styles.stack}>
        {!folded && Array.from(plumbing, (frame, i) => item(frame, i))}
        {Array.from(shown, (frame, i) => item(frame, offset + i))}
        {creator !== null && item(creator, null)}
      </ol>
      {shown.length < functions.length && (
        <Button small look="quiet" onClick={() => setAll(true)}>
          {m.tableTexts.more(functions.length - shown.length)}
        </Button>
      )}
    </>
  )
}

function FrameItem(props: {
  comparison: Comparison
  frame: number
  number: number | null
  prefix: string
  goVersion: string | null
}) {
  const { frames } = props.comparison
  const file = frames.file[props.frame] ?? ''
  const line = frames.line[props.frame] ?? 0
  const place = displayPlaces(file, line)[0] ?? ''
  const address = file === '' ? null : sourceUrl(file, line, props.goVersion)
  return (
    <li>
      <span className={styles.number}>{props.number ?? <Icon name="part" small />}</span>
      <span>
        {props.prefix} <SymbolName symbol={frames.name[props.frame] ?? ''} />
        <span className={styles.place}>
          {address ? (
            <a href={address} target="_blank" rel="noreferrer noopener">
              <WrappedPlace place={place} />
            </a>
          ) : (
            <WrappedPlace place={place} />
          )}
        </span>
      </span>
    </li>
  )
}
