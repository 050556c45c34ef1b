import { useLayoutEffect, useRef, useState } from 'react'
import type { Box } from '#core/compare/boxes.ts'
import { displayPlaces } from '#core/symbol/place.ts'
import { directionOf, formatRatio, formatShare } from '#messages/format.ts'
import { useMessages } from '#messages/use-messages.ts'
import { Delta } from '#ui/Delta.tsx'
import { SymbolName } from '#ui/symbol/SymbolName.tsx'
import { firstThatFits, textWidth } from '#ui/table/text-fit.ts'
import type { Scene } from './scene.ts'
import styles from './Tooltip.module.css'
import { nameOf, type Texts } from './texts.ts'

/** What the tooltip belongs to, and where that is on the page: CSS pixels of the window. */
export interface Pointed {
  readonly box: Box
  /** Where the pointer is, or the middle of the box. */
  readonly x: number
  /** Upper and lower edge of the box: the tooltip never covers it. */
  readonly top: number
  readonly bottom: number
  /** Told what the keys do instead of the pointer. */
  readonly byKey: boolean
}

const WIDTH = 300
const AWAY = 8
/** Padding on both sides together. */
const PADDING = 24

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
      <Name scene={scene} texts={texts} box={box} />
      <Numbers scene={scene} texts={texts} box={box} />
      <Hints pointed={pointed} />
    </div>
  )
}

function Hints({ pointed: { box, byKey } }: { pointed: Pointed }) {
  const { flame } = useMessages()
  const hints = byKey ? flame.keyHints : flame.pointerHints
  return (
    <span className={styles.hints}>
      {box.small > 0 ? flame.opens : hints.map(hint => <span key={hint}>{hint}</span>)}
    </span>
  )
}

function Name({ scene, texts, box }: { scene: Scene; texts: Texts; box: Box }) {
  const { frames } = scene.comparison
  const name = frames.name[box.frame]
  if (name === undefined || scene.isState(box.frame)) return <b>{name ?? nameOf(scene, texts, box)}</b>
  const places = displayPlaces(frames.file[box.frame] ?? '', frames.line[box.frame] ?? 0)
  return (
    <>
      <SymbolName symbol={name} />
      <span className={styles.place}>
        {firstThatFits(places, WIDTH - PADDING, text => textWidth(text, 'sans', 11))}
      </span>
    </>
  )
}

function Numbers({ scene, texts, box }: { scene: Scene; texts: Texts; box: Box }) {
  const { details, change } = useMessages()
  const { snapshot } = scene.comparison
  const before = box.before * scene.factor
  const changed = texts.change(box).replace(/^[▲▼] /, '')
  const grew = box.after - box.before
  const growth = scene.growth.at(-1) ?? 0
  return (
    <span className={styles.numbers}>
      <b>{texts.pair(box)}</b>
      {changed === '' && !snapshot && <span>{change.same}</span>}
      {changed !== '' && <Delta direction={directionOf({ before, after: box.after })} text={changed} />}
      {changed !== '' && before > 0 && box.after > 0 && (
        <span>{formatRatio({ before, after: box.after }, change)}</span>
      )}
      {changed !== '' && grew > 0 && growth > 0 && (
        <span>
          {formatShare(grew / growth)} {details.growth}
        </span>
      )}
    </span>
  )
}
