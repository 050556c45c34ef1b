import { closureOwner } from '#core/symbol/symbol.ts'
import type { Judged } from './companions.ts'
import type { Catalogue } from './match.ts'
import type { StateClass } from './state-class.ts'

/** Who could belong to the same leak as a row; each answer costs what it returns, not the number of rows. */
export interface Kinship {
  /** What the catalogue says belongs together: the leak's companions, its set, and the sets of its companions. */
  readonly inSet: (head: Judged) => readonly Judged[]
  readonly sameCode: (head: Judged) => readonly Judged[]
  readonly samePackage: (head: Judged) => readonly Judged[]
  /** The few that stand still in a method of the same type, or the same function, and hold what others wait for. */
  readonly standing: (head: Judged) => readonly Judged[]
  /** Rows present that this row's entry names, less those whose entries name it; the lead of a set counts for more. */
  readonly naming: (row: Judged) => number
}

const LEAD = 2
/** A lock has few holders. */
export const HOLDERS = 3
const NONE: readonly Judged[] = []

export function kinsOf(rows: readonly Judged[], catalogue: Catalogue): Kinship {
  const grown = rows.filter(({ suspect }) => suspect.delta > 0)
  const byCode = grouped(grown, row => [codeOf(row)])
  const byPackage = grouped(grown, row => [row.suspect.package])
  const byEntry = grouped(grown, row => row.ids)
  const byFrame = grouped(grown, row => {
    const owner = closureOwner(row.normal)
    return owner === null ? [row.normal] : [row.normal, owner, `${owner}.func*`]
  })
  const byType = grouped(rows.filter(isHolder), row => [typeOf(row)])
  const members = membersOf(catalogue)

  function inSet(head: Judged): readonly Judged[] {
    const id = head.ids[0]
    if (id === undefined) return NONE
    const related = [id, ...(catalogue.byId.get(id)?.companions ?? [])]
    const frames = related.flatMap(each => members.get(each) ?? [])
    return [
      ...related.flatMap(each => byEntry.get(each) ?? NONE),
      ...frames.flatMap(frame => byFrame.get(frame) ?? NONE),
    ]
  }

  return {
    inSet,
    sameCode: head => byCode.get(codeOf(head)) ?? NONE,
    samePackage: head => byPackage.get(head.suspect.package) ?? NONE,
    standing: head => byType.get(typeOf(head)) ?? NONE,
    naming: namingOf(grown, inSet, members),
  }
}

function namingOf(
  rows: readonly Judged[],
  inSet: (head: Judged) => readonly Judged[],
  members: ReadonlyMap<string, readonly string[]>,
): (row: Judged) => number {
  const counts = new Map<Judged, number>()
  const add = (row: Judged, amount: number) => counts.set(row, (counts.get(row) ?? 0) + amount)
  const known = rows.filter(({ ids, order }) => ids.length > 0 && order !== 'normal')
  for (const row of known) {
    if (members.has(row.ids[0]!)) add(row, LEAD)
    for (const other of new Set(inSet(row))) {
      if (other === row || other.ids.length === 0 || other.order === 'normal') continue
      add(row, 1)
      add(other, -1)
    }
  }
  return row => counts.get(row) ?? 0
}

/** Frames of the sets that a leak leads. */
function membersOf(catalogue: Catalogue): ReadonlyMap<string, readonly string[]> {
  const members = new Map<string, readonly string[]>()
  for (const set of catalogue.families.flatMap(family => family.sets ?? [])) {
    members.set(set.lead, [...(members.get(set.lead) ?? []), ...set.members.map(({ frame }) => frame)])
  }
  return members
}

/** Blocked where hardly anybody should be, and not for the same lock. */
const STUCK: ReadonlySet<StateClass> = new Set(['chan send', 'sync.WaitGroup.Wait'])

function isHolder({ state, suspect }: Judged): boolean {
  return STUCK.has(state) && suspect.delta === 0 && suspect.after > 0 && suspect.after <= HOLDERS
}

/** `main.(*seats)` of `main.(*seats).reserve.func1`; of a plain function, that function. */
function typeOf({ normal }: Judged): string {
  return /^.*?\(\*?[^)]*\)(?=\.)/.exec(normal)?.[0] ?? closureOwner(normal) ?? normal
}

/** `k8s.io`, `github.com/containerd/ttrpc`: what one team releases. */
function codeOf({ suspect }: Judged): string {
  const elements = suspect.package.split('/')
  return elements.slice(0, /^(?:github|gitlab)\.com$/.test(elements[0]!) ? 3 : 1).join('/')
}

function grouped(
  rows: readonly Judged[],
  keysOf: (row: Judged) => readonly string[],
): ReadonlyMap<string, readonly Judged[]> {
  const groups = new Map<string, Judged[]>()
  for (const row of rows) {
    for (const key of new Set(keysOf(row))) {
      const list = groups.get(key)
      if (list) list.push(row)
      else groups.set(key, [row])
    }
  }
  return groups
}
