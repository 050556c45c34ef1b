import type { CallGraph } from '#core/compare/graph.ts'
import { useMessages } from '#messages/use-messages.ts'
import { highlightSuspects } from '#state/actions.ts'
import { useFacts } from '#state/use-facts.ts'
import { Button } from '#ui/Button.tsx'
import { Check } from '#ui/Check.tsx'
import { Menu } from '#ui/Menu.tsx'
import { Select } from '#ui/Select.tsx'
import styles from './GraphView.module.css'

export type Form = 'svg' | 'png' | 'dot'

const FORMS: readonly Form[] = ['svg', 'png', 'dot']
export const COUNTS = ['20', '40', '80', '160', '320'] as const
export type Count = (typeof COUNTS)[number]
const ZOOM = 1.3

/** The line above the picture: how much of the graph is drawn, how close, and ways to keep it. */
export function Controls(props: {
  graph: CallGraph | null
  count: Count
  onCount: (count: Count) => void
  /** Null where there are no frames of the runtime to leave out. */
  runtime: boolean | null
  onRuntime: (runtime: boolean) => void
  suspects: boolean
  onZoom: (factor: number) => void
  onShowAll: () => void
  onSave: (form: Form) => void
}) {
  const m = useMessages()
  const highlight = useFacts(facts => facts.view.highlight)
  const { graph, runtime } = props
  return (
    <div className={styles.controls}>
      <h2>{m.graph.name}</h2>
      {graph && <span className={styles.count}>{m.graph.shown(graph.nodes.length, graph.functions)}</span>}
      <span className={styles.space} />
      {props.suspects && <Check label={m.flame.highlight} checked={highlight} onChange={highlightSuspects} />}
      {runtime !== null && (
        <Check
          label={m.graph.runtime}
          title={m.graph.runtimeTitle}
          checked={runtime}
          onChange={props.onRuntime}
        />
      )}
      <Select
        label={m.graph.nodes}
        prefix={m.graph.nodes}
        value={props.count}
        options={COUNTS.map(value => ({ value, label: value }))}
        onChange={props.onCount}
      />
      <span className={styles.zoom}>
        <Button
          small
          look="quiet"
          aria-label={m.graph.zoomOut}
          title={m.graph.zoomOut}
          onClick={() => props.onZoom(1 / ZOOM)}
        >
          −
        </Button>
        <Button
          small
          look="quiet"
          aria-label={m.graph.zoomIn}
          title={m.graph.zoomIn}
          onClick={() => props.onZoom(ZOOM)}
        >
          +
        </Button>
        <Button small look="quiet" onClick={props.onShowAll}>
          {m.graph.whole}
        </Button>
      </span>
      <Menu
        label={m.graph.save}
        icon="download"
        text={m.graph.save}
        items={FORMS.map(form => ({ label: m.graph.saveAs[form], onChoose: () => props.onSave(form) }))}
      />
    </div>
  )
}
