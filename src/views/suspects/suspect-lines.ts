import type { Suspect } from '#core/suspects/suspect.ts'
import type { Line } from '#ui/table/line.ts'

/** A row of the table: a suspect, or one part of it. `index` is the place of the suspect in the analysis. */
export interface ShownSuspect {
  readonly suspect: Suspect
  readonly index: number
  readonly part: number | null
}

export type GroupId = 'normal' | 'shrank' | 'unchanged'
const GROUPS: readonly GroupId[] = ['normal', 'shrank', 'unchanged']

export interface Heights {
  readonly row: number
  readonly group: number
}

type Id = string | number

export const lineOfSuspect = (index: number, part: number | null): Id =>
  part === null ? index : `${index}.${part}`

/** The group below the suspects that a row stands in; null for a suspect. Nothing is ever left out. */
export function groupOf({ tier, delta }: Suspect, snapshot: boolean): GroupId | null {
  if (tier !== 'normal') return null
  if (snapshot) return 'normal'
  return delta > 0 ? 'normal' : delta < 0 ? 'shrank' : 'unchanged'
}

/** Members of each group, in the given order of indices. */
export function groupsOf(
  suspects: readonly Suspect[],
  order: Iterable<number>,
  snapshot: boolean,
): ReadonlyMap<GroupId | null, readonly number[]> {
  const groups = new Map<GroupId | null, number[]>()
  for (const index of order) {
    const suspect = suspects[index]
    if (!suspect) continue
    const group = groupOf(suspect, snapshot)
    const members = groups.get(group)
    if (members) members.push(index)
    else groups.set(group, [index])
  }
  return groups
}

/** Whether a line is open as long as nobody touched it: leaks show their parts, what did not change stays folded. */
function opensByItself(id: Id): boolean {
  return id !== 'unchanged'
}

/**
 * The lines in their order: suspects with their parts, then the groups under a heading each. `toggled` holds the ids
 * of the lines that were opened or closed against their default.
 */
export function suspectLines(
  suspects: readonly Suspect[],
  groups: ReadonlyMap<GroupId | null, readonly number[]>,
  toggled: ReadonlySet<Id>,
  heights: Heights,
): readonly Line<ShownSuspect>[] {
  const lines: Line<ShownSuspect>[] = []
  const isOpen = (id: Id) => opensByItself(id) !== toggled.has(id)

  const addRow = (index: number, level: number) => {
    const suspect = suspects[index]
    if (!suspect) return
    const quiet = suspect.tier === 'normal'
    const open = suspect.parts.length > 0 ? isOpen(index) : null
    const row = { suspect, index, part: null }
    lines.push({ id: index, kind: 'row', row, level, open, quiet, height: heights.row })
    if (!open) return
    for (const [part, of] of suspect.parts.entries()) {
      lines.push({
        id: lineOfSuspect(index, part),
        kind: 'row',
        row: { suspect: of, index, part },
        level: level + 1,
        open: null,
        quiet,
        height: heights.row,
      })
    }
  }

  for (const index of groups.get(null) ?? []) addRow(index, 1)
  for (const group of GROUPS) {
    const members = groups.get(group) ?? []
    const first = suspects[members[0] ?? -1]
    if (!first) continue
    const open = isOpen(group)
    const row = { suspect: first, index: members[0] ?? 0, part: null }
    lines.push({ id: group, kind: 'group', row, level: 1, open, height: heights.group })
    if (open) for (const index of members) addRow(index, 2)
  }
  return lines
}
