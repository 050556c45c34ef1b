import { HOLDERS, type Kinship, kinsOf } from './kinship.ts'
import type { Catalogue } from './match.ts'
import type { StateClass } from './state-class.ts'
import { type Suspect, TIERS, type Tier } from './suspect.ts'
import { STATE_PRIOR } from './weights.ts'

/** A judged row that still knows what folding needs. */
export interface Judged {
  readonly suspect: Suspect
  readonly normal: string
  readonly state: StateClass
  /** Tier by what every format tells; it decides the place and what folds below what. */
  readonly order: Tier
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
export function foldCompanions(rows: readonly Judged[], catalogue: Catalogue): readonly Judged[] {
  const kinship = kinsOf(rows, catalogue)
  const naming = new Map(rows.map(row => [row, kinship.naming(row)]))
  const heads = rows.filter(({ order }) => order !== 'normal').sort((a, b) => byTelling(a, b, naming))
  const parts = new Map<Judged, Suspect[]>()
  const folded = new Set<Judged>()
  for (const head of heads) {
    if (folded.has(head)) continue
    const own: Suspect[] = []
    for (const row of partsOf(head, kinship)) {
      if (row === head || folded.has(row) || parts.has(row) || row.suspect.delta < 0) continue
      folded.add(row)
      own.push(asPart(row.suspect))
    }
    parts.set(
      head,
      own.sort((a, b) => b.delta - a.delta),
    )
  }
  return rows
    .filter(row => !folded.has(row))
    .map(row => {
      const own = parts.get(row)
      return own && own.length > 0 ? { ...row, suspect: { ...row.suspect, parts: own } } : row
    })
}

function partsOf(head: Judged, kinship: Kinship): readonly Judged[] {
  const sure = head.order !== 'possible'
  return [
    ...(sure ? kinship.inSet(head) : []),
    ...(head.order === 'known' ? kinship.sameCode(head) : kinship.samePackage(head)).filter(row =>
      growsWith(head, row),
    ),
    ...(LOCK.has(head.state) ? [...kinship.samePackage(head).filter(holdsUp), ...kinship.standing(head)] : []),
  ]
}

/** A part of a leak that grew is no less than possible, however few it is. */
function asPart(suspect: Suspect): Suspect {
  return suspect.tier === 'normal' && suspect.delta > 0 ? { ...suspect, tier: 'possible' } : suspect
}

function growsWith(head: Judged, row: Judged): boolean {
  const { delta } = head.suspect
  if (row.order === 'normal' || delta < LEAST_TOGETHER) return false
  return Math.abs(row.suspect.delta - delta) <= TOGETHER * delta
}

/** Other waiters of the lock, or its holder, which stands still in another state: new, and few. */
function holdsUp({ state, suspect }: Judged): boolean {
  return LOCK.has(state) || (suspect.before === 0 && suspect.after <= HOLDERS)
}

/** The row to put first: the surer tier, the leak that names the others, the more telling state, the larger growth. */
function byTelling(a: Judged, b: Judged, naming: ReadonlyMap<Judged, number>): number {
  return (
    TIERS.indexOf(a.order) - TIERS.indexOf(b.order) ||
    naming.get(b)! - naming.get(a)! ||
    STATE_PRIOR[b.state] - STATE_PRIOR[a.state] ||
    b.suspect.delta - a.suspect.delta ||
    (a.normal < b.normal ? -1 : 1)
  )
}
