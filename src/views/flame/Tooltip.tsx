import { useLayoutEffect, useRef, useState } from 'react'
import type { Box } from '#core/compare/boxes.ts'
import { displayPlaces } from '#core/symbol/place.ts'
import { directionOf, formatRatio, formatShare } from '#messages/format.ts'
import { useMessages } from '#messages/use-messages.ts'
import { Delta } from '#ui/Delta.tsx'
import { SymbolName } from '#ui/symbol/SymbolName.tsx'
import type { Scene } from './scene.ts'
import styles from './Tooltip.module.css'
import type { Texts } from './texts.ts'

/** What the tooltip belongs to, and where that is on the page: CSS pixels of the window. */
export interface Pointed {
  readonly box: Box
  /** Where the pointer is, or the middle of the box. */
  readonly x: number
  /** Upper and lower edge of the box: the tooltip never covers it. */
  readonly top: number
  readonly bottom: number
}

const WIDTH = 300
const AWAY = 8

export function Tooltip({ scene, texts, pointed }: { scene: Scene; texts: Texts; pointed: Pointed }) {
  const place = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => setHeight(place.current?.offsetHeight ?? 0))
  const { box, x, top, bottom } = pointed
  const below = bottom + AWAY + height <= innerHeight || top - AWAY - height < 0
  const left = Math.max(AWAY, Math.min(x - 24, innerWidth - WIDTH - AWAY))
  return (
    <div
      ref={place}
      className={styles.tooltip}
      style={{ left, top: below ? bottom + AWAY : top - AWAY - height, width: WIDTH }}
      aria-hidden="true"
    >
      <Content scene={scene} texts={texts} box={box} />
    </div>
  )
}

function Content({ scene, texts, box }: { scene: Scene; texts: Texts; box: Box }) {
  const messages = useMessages()
  const { frames, snapshot } = scene.comparison
  const named = box.depth > 0 && box.small === 0
  const place = named ? displayPlaces(frames.file[box.frame] ?? '', frames.line[box.frame] ?? 0) : []
  const change = texts.change(box).replace(/^[▲▼] /, '')
  const grew = box.after - box.before * scene.factor
  const growth = scene.growth.at(-1) ?? 0
  return (
    <>
      {named && !scene.isState(box.frame) ? (
        <SymbolName symbol={frames.name[box.frame] ?? ''} />
      ) : (
        <b>{box.small > 0 ? texts.small(box.small) : box.depth === 0 ? texts.root : frames.name[box.frame]}</b>
      )}
      {place.length > 0 && !scene.isState(box.frame) && (
        <span className={styles.place}>{place.find(text => text.length <= 50) ?? place.at(-1)}</span>
      )}
      <span className={styles.numbers}>
        <b>{texts.pair(box)}</b>
        {change !== '' && <Delta direction={directionOf({ before: 0, after: grew })} text={change} />}
        {!snapshot && box.before > 0 && box.after > 0 && (
          <span>{formatRatio({ before: box.before * scene.factor, after: box.after }, messages.change)}</span>
        )}
        {!snapshot && grew > 0 && growth > 0 && (
          <span>
            {formatShare(grew / growth)} {messages.details.growth}
          </span>
        )}
      </span>
      <span className={styles.hints}>
        {box.small > 0
          ? messages.flame.opens
          : messages.flame.pointerHints.map(hint => <span key={hint}>{hint}</span>)}
      </span>
    </>
  )
}
