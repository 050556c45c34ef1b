import { useMemo, useState } from 'react'
import type { Node } from '#core/compare/node.ts'
import { frameOf } from '#core/compare/node.ts'
import { NONE } from '#core/profile/profile.ts'
import { asFigures } from '#messages/format.ts'
import { useMessages } from '#messages/use-messages.ts'
import { openFunctionMenu } from '#state/function-menu.ts'
import type { Line } from '#ui/table/line.ts'
import { linesOf } from '#ui/table/lines.ts'
import { Table } from '#ui/table/Table.tsx'
import { useNarrow } from '#ui/table/use-narrow.ts'
import { toDetails } from '#ui/to-details.ts'
import styles from './FlameTable.module.css'
import type { Marks } from './marks.ts'
import { chainFrom, keyOf, type Opened, type OutlineRow, outlineLines, PAGE, pathTo } from './outline.ts'
import { outlineColumns } from './outline-columns.tsx'
import type { Scene } from './scene.ts'
import type { Texts } from './texts.ts'

const ROW = 24
const CARD = 75

interface FlameTableProps {
  readonly scene: Scene
  readonly texts: Texts
  readonly marks: Marks
  readonly onChoose: (node: Node | null) => void
}

/**
 * The boxes of the flame graph as a treegrid, for those who do not see a picture and for copying. Lines are made as they
 * are opened; a function that calls one other alone opens together with it.
 */
export function FlameTable({ scene, texts, marks, onChoose }: FlameTableProps) {
  const messages = useMessages()
  const height = useNarrow() ? CARD : ROW
  const [opened, setOpened] = useOpened(scene, marks)
  const columns = useMemo(() => outlineColumns(scene, texts, messages), [scene, texts, messages])
  const outline = useMemo(() => outlineLines(scene, opened, height), [scene, opened, height])
  const lines = useMemo(() => linesOf(outline), [outline])
  const nodes = [...(marks.selected ? [marks.selected] : []), ...marks.marked].map(keyOf)
  const chosen = nodes.length > 0 ? nodes : linesWith(scene, outline, marks.alike)

  const toggle = ({ row, open }: Line<OutlineRow>) => {
    const key = keyOf(row.node)
    if (row.rest > 0) {
      setOpened({ ...opened, most: new Map(opened.most).set(key, (opened.most.get(key) ?? PAGE) + PAGE) })
      return
    }
    const nodes = new Set(opened.nodes)
    if (open) nodes.delete(key)
    else for (const each of chainFrom(scene, row.node)) nodes.add(each)
    setOpened({ ...opened, nodes })
  }
  const openMenu = ({ row }: Line<OutlineRow>, x: number, y: number) => {
    const frame = frameOf(scene.comparison, row.node)
    if (frame !== NONE && row.rest === 0) openFunctionMenu({ frame, row: row.node.from, x, y })
  }
  return (
    <Table
      figures={asFigures}
      name={messages.flame.table}
      className={styles.table}
      columns={columns}
      lines={lines}
      selected={new Set(chosen)}
      focus={chosen[0] ?? null}
      onSelect={({ row }) => row.rest === 0 && onChoose(row.node)}
      onToggle={toggle}
      onEnter={() => toDetails()}
      onMenu={openMenu}
    />
  )
}

/** The lines of a function that is selected as such, wherever it is called. */
function linesWith({ comparison }: Scene, outline: readonly Line<OutlineRow>[], frame: number) {
  if (frame === NONE) return []
  const own = outline.filter(({ row }) => row.rest === 0 && frameOf(comparison, row.node) === frame)
  return own.map(({ id }) => id)
}

/** What is open in a scene: at first the root as far as there is no choice, and always the way to what is selected. */
function useOpened(scene: Scene, { selected, marked }: Marks): readonly [Opened, (opened: Opened) => void] {
  const [own, setOwn] = useState<{ of: Scene['comparison']; shown: Node | null; opened: Opened }>({
    of: scene.comparison,
    shown: null,
    opened: { nodes: new Set(chainFrom(scene, scene.root)), most: new Map() },
  })
  const fresh = own.of !== scene.comparison
  const wanted = selected ?? marked[0] ?? null
  if (fresh || wanted !== own.shown) {
    const base = fresh ? { nodes: new Set(chainFrom(scene, scene.root)), most: new Map() } : own.opened
    const nodes = wanted ? new Set([...base.nodes, ...pathTo(scene, wanted)]) : base.nodes
    setOwn({ of: scene.comparison, shown: wanted, opened: { ...base, nodes } })
  }
  return [own.opened, opened => setOwn({ ...own, opened })]
}
