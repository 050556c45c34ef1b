import type { KeyboardEvent, Ref } from 'react'
import { parseSearch } from '#core/compare/search.ts'
import { wholeOf } from '#core/compare/whole.ts'
import type { Messages } from '#messages/en.ts'
import { formatNumber, formatShare } from '#messages/format.ts'
import { useMessages } from '#messages/use-messages.ts'
import { chooseScale, chooseWidth, highlightSuspects, search } from '#state/actions.ts'
import type { Direction, FlameLayout, Scale, WidthMode } from '#state/facts.ts'
import { chooseDirection } from '#state/filtering.ts'
import { chooseLayout, flip } from '#state/looking.ts'
import { useFacts } from '#state/use-facts.ts'
import { IconButton } from '#ui/Button.tsx'
import { Check } from '#ui/Check.tsx'
import { classes } from '#ui/classes.ts'
import { Field } from '#ui/Field.tsx'
import { Segments } from '#ui/Segments.tsx'
import { Select } from '#ui/Select.tsx'
import styles from './Controls.module.css'
import { Ramp } from './Legend.tsx'
import type { Scene } from './scene.ts'
import type { SearchResult } from './search-result.ts'

const WIDTHS: readonly WidthMode[] = ['max', 'sum', 'after', 'delta']
const LAYOUTS: readonly FlameLayout[] = ['union', 'sides', 'table']
const DIRECTIONS: readonly Direction[] = ['callees', 'callers']
const SCALES: readonly Scale[] = ['absolute', 'relative']

/** The line above the graph: what it is, how it is drawn, and the Find field. */
export function Controls(props: {
  scene: Scene
  found: SearchResult
  /** Which of the boxes found is shown; −1 before the first. */
  at: number
  onStep: (by: 1 | -1) => void
  compact: boolean
  layout: FlameLayout
  field: Ref<HTMLInputElement>
}) {
  const view = useFacts(facts => facts.view)
  const messages = useMessages()
  const { flame, filters } = messages
  const { comparison, suspected } = props.scene
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    props.onStep(event.shiftKey ? -1 : 1)
  }
  const full = !props.compact && props.layout === 'union' && view.pivot === null
  const highlight = suspected !== null && view.hue === 'change' && props.layout !== 'table' && (
    <Check
      className={styles.highlight}
      label={flame.highlight}
      checked={view.highlight}
      onChange={highlightSuspects}
    />
  )
  return (
    <div className={classes(styles.controls, props.compact && styles.compact, full && styles.full)}>
      <h2 className={props.compact ? styles.title : 'unseen'}>{flame.name}</h2>
      {!props.compact && (
        <Select
          label={flame.layout}
          value={props.layout}
          options={LAYOUTS.filter(value => value !== 'sides' || !comparison.snapshot).map(value => ({
            value,
            label: flame.layouts[value],
          }))}
          onChange={chooseLayout}
        />
      )}
      <span className={styles.space} />
      <span className={styles.brief}>
        {flame.width}: {flame.widths[view.width]}
        <span>
          ▼ <Ramp /> ▲
        </span>
      </span>
      {!props.compact && view.pivot === null && (
        <span className={styles.segments}>
          <Segments
            label={filters.direction}
            value={view.direction}
            options={DIRECTIONS.map(value => ({
              value,
              label: filters.directions[value],
              title: filters.directionTitles[value],
            }))}
            onChange={chooseDirection}
          />
        </span>
      )}
      {!props.compact && props.layout !== 'table' && view.pivot === null && (
        <IconButton
          icon={view.flipped ? 'rootBelow' : 'rootAbove'}
          label={flame.flip}
          aria-pressed={view.flipped}
          onClick={() => flip(!view.flipped)}
        />
      )}
      {props.compact && highlight}
      {!comparison.snapshot && (
        <>
          <span className={styles.scale}>
            <Select
              label={messages.scale}
              value={view.scale}
              options={SCALES.map(value => ({ value, label: messages.scales[value] }))}
              onChange={chooseScale}
            />
          </span>
          {props.layout === 'union' && <span className={styles.label}>{flame.width}</span>}
          <span className={styles.segments} hidden={props.layout !== 'union'}>
            <Segments
              label={flame.width}
              value={view.width}
              options={WIDTHS.map(value => ({
                value,
                label: flame.widths[value],
                title: flame.widthTitles[value],
              }))}
              onChange={chooseWidth}
            />
          </span>
        </>
      )}
      {!props.compact && highlight}
      <span className={styles.finder}>
        {view.search !== '' && (
          <>
            <span className={styles.found} aria-live="polite">
              {resultText(messages, props.scene, props.found, props.at)}
            </span>
            {props.found.nodes.length > 1 && (
              <span className={styles.steps}>
                <IconButton icon="up" label={flame.previous} onClick={() => props.onStep(-1)} />
                <IconButton icon="down" label={flame.next} onClick={() => props.onStep(1)} />
              </span>
            )}
          </>
        )}
        <Field
          ref={props.field}
          className={classes(styles.field)}
          label={flame.find}
          clearLabel={messages.clear}
          value={view.search}
          onChange={search}
          onKeyDown={onKeyDown}
          shortcut="Ctrl F"
          problem={parseSearch(view.search).kind === 'bad' ? messages.badPattern : null}
        />
      </span>
    </div>
  )
}

/** `3/18 boxes, 45 % of all`. */
function resultText({ flame }: Messages, { comparison }: Scene, found: SearchResult, at: number): string {
  if (found.matching === null) return ''
  const totals = wholeOf(comparison)
  const whole = totals.after > 0 ? totals.after : totals.before
  const part = totals.after > 0 ? found.after : found.before
  const share = flame.shareOf(formatShare(whole > 0 ? part / whole : 0))
  const text = flame.found(found.nodes.length, share)
  return at < 0 ? text : `${formatNumber(at + 1)} / ${text}`
}
