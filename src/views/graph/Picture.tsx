import { memo } from 'react'
import type { Amounts } from '#core/compare/comparison.ts'
import type { GraphEdge, GraphNode } from '#core/compare/graph.ts'
import { directionOf } from '#messages/format.ts'
import { classes } from '#ui/classes.ts'
import { type BoxLabel, thickness } from './drawing.ts'
import { arrowHead, edgePath } from './edge-path.ts'
import styles from './Picture.module.css'
import type { Drawing } from './use-drawing.ts'

/** What is drawn on top of amounts. Sets hold frames. */
export interface GraphMarks {
  readonly named: ReadonlySet<number>
  /** Everything else is pale; null where nothing is. */
  readonly strong: ReadonlySet<number> | null
  readonly selected: number | null
  /** What `before` is multiplied by before it is compared with `after`. */
  readonly factor: number
}

interface PictureProps {
  readonly drawing: Drawing
  readonly marks: GraphMarks
}

/** Boxes and edges of a call graph as SVG, in the pixels of its layout. */
export const Picture = memo(({ drawing, marks }: PictureProps) => {
  const { graph, labels, layout, analysis } = drawing
  const { comparison } = analysis
  const selected = graph.nodes.findIndex(({ frame }) => frame === marks.selected)
  return (
    <>
      {graph.edges.map((edge, i) => (
        <Edge
          key={`${edge.from} ${edge.to}`}
          edge={scaled(edge, marks.factor)}
          points={layout.lines[i]?.points ?? []}
          label={layout.lines[i]?.label ?? { x: 0, y: 0 }}
          text={labels.edges[i] ?? ''}
          width={thickness(edge, comparison)}
          snapshot={comparison.snapshot}
          touched={edge.from === selected || edge.to === selected}
          pale={isPale(marks, graph.nodes[edge.from]) || isPale(marks, graph.nodes[edge.to])}
        />
      ))}
      {graph.nodes.map((node, i) => (
        <Box
          key={node.frame}
          index={i}
          name={comparison.frames.name[node.frame] ?? ''}
          amounts={scaled(node.cum, marks.factor)}
          snapshot={comparison.snapshot}
          label={labels.boxes[i]}
          x={layout.boxes[i]?.x ?? 0}
          y={layout.boxes[i]?.y ?? 0}
          look={classes(
            styles.box,
            marks.named.has(node.frame) && styles.named,
            node.frame === marks.selected && styles.selected,
            isPale(marks, node) && styles.pale,
          )}
        />
      ))}
    </>
  )
})

function isPale({ strong }: GraphMarks, node: GraphNode | undefined): boolean {
  return strong !== null && node !== undefined && !strong.has(node.frame)
}

function scaled<T extends Amounts>(amounts: T, factor: number): T {
  return factor === 1 ? amounts : { ...amounts, before: amounts.before * factor }
}

function Box(props: {
  index: number
  name: string
  amounts: Amounts
  snapshot: boolean
  label: BoxLabel | undefined
  x: number
  y: number
  look: string
}) {
  const { label, x, y } = props
  if (!label) return null
  const { width, height, texts } = label
  return (
    <g
      data-node={props.index}
      className={props.look}
      transform={`translate(${x - width / 2} ${y - height / 2})`}
    >
      <title>{props.name}</title>
      <rect className={styles.paper} width={width} height={height} rx={4} />
      <rect
        className={styles.fill}
        width={width}
        height={height}
        rx={4}
        style={{ fill: fillOf(props.amounts, props.snapshot) }}
      />
      {texts.map(({ text, kind, size, baseline }) => (
        <text
          key={`${kind} ${text}`}
          className={styles[kind]}
          x={width / 2}
          y={baseline}
          style={{ fontSize: size }}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
    </g>
  )
}

/** As in the flame graph: (after − before) ÷ the larger side, mixed in OKLab. */
function fillOf({ before, after }: Amounts, snapshot: boolean): string {
  const larger = Math.max(before, after)
  const change = snapshot || larger <= 0 ? 0 : (after - before) / larger
  if (change === 0) return 'var(--f-mid)'
  const end = change > 0 ? 'var(--f-grew)' : 'var(--f-shrank)'
  return `color-mix(in oklab, var(--f-mid), ${end} ${Math.round(22 + 78 * Math.min(1, Math.abs(change)))}%)`
}

function Edge(props: {
  edge: GraphEdge
  points: readonly { readonly x: number; readonly y: number }[]
  label: { readonly x: number; readonly y: number }
  text: string
  width: number
  snapshot: boolean
  touched: boolean
  pale: boolean
}) {
  const { edge, points, label, width } = props
  const head = 6 + width
  const look = classes(
    styles.edge,
    styles[directionOf(edge, props.snapshot)],
    edge.residual && styles.residual,
    props.touched && styles.touched,
    props.pale && styles.pale,
  )
  return (
    <g className={look}>
      <path className={styles.line} d={edgePath(points, head * 0.8)} style={{ strokeWidth: width }} />
      <path className={styles.head} d={arrowHead(points, head)} />
      <text className={styles.weight} x={label.x} y={label.y + 4} textAnchor="middle">
        {props.text}
      </text>
    </g>
  )
}
