import { packageOf } from '#core/symbol/symbol.ts'
import { type Catalogue, isFrame } from './match.ts'
import type { StateClass } from './state-class.ts'
import { type Suspect, TIERS, type Tier } from './suspect.ts'
import { STATE_PRIOR } from './weights.ts'

/** A judged row that still knows what folding needs. */
export interface Judged {
  readonly suspect: Suspect
  readonly normal: string
  readonly state: StateClass
  /** Ids of the catalogue entries that the row matches, without patterns of the language. */
  readonly ids: readonly string[]
}

/** Rows whose growth differs by no more than this move together. */
const TOGETHER = 0.1
/** Below this, equal numbers are chance. */
const LEAST_TOGETHER = 5

const LOCK: ReadonlySet<StateClass> = new Set(['sync.Mutex.Lock', 'sync.RWMutex.Lock', 'sync.RWMutex.RLock'])

/**
 * Folds rows that belong to one leak below its most telling row: members of a set in the catalogue, rows of one code
 * base that grow 1:1, and the few goroutines that hold what the many wait for.
 */
export function foldCompanions(rows: readonly Judged[], catalogue: Catalogue): readonly Suspect[] {
  const links = linksOf(catalogue)
  const heads = rows
    .filter(({ suspect }) => suspect.tier !== 'normal')
    .sort((a, b) => byTelling(a, b, links, rows))
  const headOf = new Map<Judged, Judged>()
  for (const head of heads) {
    if (headOf.has(head)) continue
    for (const row of rows) {
      if (row === head || headOf.has(row) || isHead(headOf, row) || row.suspect.delta <= 0) continue
      if (belongs(head, row, links)) headOf.set(row, head)
    }
  }
  return rows.flatMap(row => {
    if (headOf.has(row)) return []
    const parts = rows.filter(part => headOf.get(part) === row).map(part => partOf(part.suspect, row.suspect))
    return [{ ...row.suspect, parts: parts.sort((a, b) => b.delta - a.delta) }]
  })
}

function isHead(headOf: ReadonlyMap<Judged, Judged>, row: Judged): boolean {
  for (const head of headOf.values()) if (head === row) return true
  return false
}

function partOf(part: Suspect, head: Suspect): Suspect {
  return {
    ...part,
    tier: TIERS.indexOf(part.tier) > TIERS.indexOf('possible') ? 'possible' : part.tier,
    root: part.root || head.root,
  }
}

interface Links {
  readonly companions: ReadonlyMap<string, ReadonlySet<string>>
  readonly members: ReadonlyMap<string, readonly string[]>
}

function linksOf(catalogue: Catalogue): Links {
  const companions = new Map(catalogue.signatures.map(({ id, companions }) => [id, new Set(companions)]))
  const members = new Map<string, readonly string[]>()
  for (const set of catalogue.families.flatMap(family => family.sets ?? [])) {
    members.set(set.lead, [...(members.get(set.lead) ?? []), ...set.members.map(({ frame }) => frame)])
  }
  return { companions, members }
}

function belongs(head: Judged, row: Judged, links: Links): boolean {
  return inSet(head, row, links) || growsWith(head, row) || holdsUp(head, row)
}

/** What the catalogue says belongs together: the leak's companions, its set, and the sets of its companions. */
function inSet(head: Judged, row: Judged, links: Links): boolean {
  const id = head.ids[0]
  if (id === undefined || head.suspect.tier === 'possible') return false
  const related = [id, ...(links.companions.get(id) ?? [])]
  if (row.ids.some(each => related.includes(each))) return true
  return related.some(each => (links.members.get(each) ?? []).some(frame => isMember(row.normal, frame)))
}

/** Sets name functions; a goroutine may wait in a closure of one. */
function isMember(normal: string, frame: string): boolean {
  return isFrame(normal, frame) || (!frame.endsWith('.func*') && isFrame(normal, `${frame}.func*`))
}

function growsWith(head: Judged, row: Judged): boolean {
  const delta = head.suspect.delta
  if (row.suspect.tier === 'normal') return false
  if (delta < LEAST_TOGETHER || Math.abs(row.suspect.delta - delta) > TOGETHER * delta) return false
  return head.suspect.tier === 'known' ? sameCode(head, row) : head.suspect.package === row.suspect.package
}

function sameCode(a: Judged, b: Judged): boolean {
  const [x, y] = [packageOf(a.normal).split('/'), packageOf(b.normal).split('/')]
  const levels = /^(?:github|gitlab)\.com$/.test(x[0]!) ? 3 : 1
  return x.slice(0, levels).join('/') === y.slice(0, levels).join('/')
}

/** The lock's holder stands still while its waiters grow: another state, the same package, a few, and new. */
function holdsUp(head: Judged, row: Judged): boolean {
  if (!LOCK.has(head.state) || head.suspect.package !== row.suspect.package) return false
  return LOCK.has(row.state) || (row.suspect.before === 0 && row.suspect.after <= 3)
}

/** The row to put first: the surer tier, the leak that names the others, the more telling state, the larger growth. */
function byTelling(a: Judged, b: Judged, links: Links, rows: readonly Judged[]): number {
  return (
    tierOrder(a.suspect.tier) - tierOrder(b.suspect.tier) ||
    named(b, links, rows) - named(a, links, rows) ||
    STATE_PRIOR[b.state] - STATE_PRIOR[a.state] ||
    b.suspect.delta - a.suspect.delta
  )
}

/** Rows present that this row's entry names as companions, less the entries present that name it. */
function named(row: Judged, links: Links, rows: readonly Judged[]): number {
  const id = row.ids[0]
  if (id === undefined) return 0
  let count = links.members.has(id) ? 2 : 0
  for (const other of rows) {
    const theirs = other.ids[0]
    if (other === row || theirs === undefined || other.suspect.tier === 'normal') continue
    if (inSet(row, other, links)) count++
    if (inSet(other, row, links)) count--
  }
  return count
}

function tierOrder(tier: Tier): number {
  return TIERS.indexOf(tier)
}
