import type { Case, Surroundings } from './evidence/case.ts'
import { heightOf } from './evidence/healthy.ts'
import type { Lives } from './goroutines.ts'
import type { Group } from './group.ts'
import { isWorking } from './queue.ts'
import { scoreOf } from './score.ts'
import type { Reason, ReasonCode, Tier } from './suspect.ts'
import { HARD_STATES, LEAST_GROWTH, POSSIBLE_SCORE, STRONG_SCORE, WEIGHTS } from './weights.ts'

/** Reasons that settle a row as normal whatever else speaks. */
const SETTLED = ['profiler', 'benign', 'replaced'] as const

/** Reasons with which growth alone never makes a strong suspect. */
const UNSURE = ['too-short', 'joined', 'served', 'accompanied', 'plateau'] as const

/** Evidence that some formats have and others lack: goroutine ids, ages and creators, and the time of the capture. */
const BY_FORMAT: ReadonlySet<ReasonCode> = new Set([
  'survivors',
  'churn',
  'orphans',
  'age',
  'age-spread',
  'labels',
  'too-short',
])

export interface Placed {
  /** What the row is called. */
  readonly tier: Tier
  /** What decides its place in the table. */
  readonly order: Tier
}

/**
 * Tier and place of a group. The place comes from what every format of one capture tells, so that all of them begin with
 * the same row. What only some formats tell moves the tier: it makes a row surer, or less sure but never normal.
 */
export function placeOf(subject: Case, reasons: readonly Reason[]): Placed {
  const always = reasons.filter(({ code }) => !BY_FORMAT.has(code))
  const order = tierOf(subject, always)
  const told = always.length === reasons.length ? order : tierOf(subject, reasons)
  return { order, tier: told === 'normal' && order !== 'normal' ? 'possible' : told }
}

/** A leaked goroutine never ends: of those that were there before, as good as all must be. */
const ALMOST_ALL = 0.8

/**
 * The tier of a group. Hard rules come before the score: what did not grow is normal unless the runtime proved it;
 * a running goroutine waits for nothing; fewer than three may come and go. A known leak is one that grew. Growth within
 * seconds may be a burst, so nothing is a strong suspect by growth between captures that close.
 */
function tierOf(subject: Case, reasons: readonly Reason[]): Tier {
  const score = scoreOf(reasons)
  const { group, around } = subject
  const codes = new Set(reasons.map(reason => reason.code))
  const has = (code: ReasonCode) => codes.has(code)
  const delta = group.after - group.before
  if (group.state === 'running' || group.state === 'internal' || has('profiler')) return 'normal'
  if (around.comparison.snapshot) return snapshotTier(subject, has)
  if (has('proven')) return provenTier(delta > 0, has('benign'))
  if (delta <= 0 || SETTLED.some(has)) return 'normal'
  if (has('load') && !(has('known') && isHeldByOthers(subject))) return 'normal'
  if (delta < LEAST_GROWTH && !isStuckForever(subject)) return tierOfFew(subject, has('stranded'), score)
  if (has('known') && !has('not-affected')) return isMeant(subject, reasons) ? 'possible' : 'known'
  if (score >= STRONG_SCORE && isHard(subject, reasons) && !UNSURE.some(has)) return 'strong'
  return score >= POSSIBLE_SCORE ? 'possible' : 'normal'
}

/** Part of all goroutines that one or two must be to count. */
const PART_OF_ALL = 0.1

/** One or two may come and go for any reason, but not in a small process where nothing else gets on. */
function tierOfFew({ group, around }: Case, isStranded: boolean, score: number): Tier {
  const counts = group.after - group.before >= PART_OF_ALL * around.comparison.totals.after
  return isStranded && counts && score >= POSSIBLE_SCORE ? 'possible' : 'normal'
}

/** The runtime proves that nobody can wake them, not that they were meant to be woken: pools and parked helpers stay. */
function provenTier(grew: boolean, benign: boolean): Tier {
  if (benign) return grew ? 'possible' : 'normal'
  return grew ? 'proven' : 'possible'
}

/**
 * What belongs to a request or to nothing was held against the goroutines that could hold it; as many connections beside
 * it, perhaps its own other half, explain nothing. Objects are explained by them.
 */
function isHeldByOthers({ group }: Case): boolean {
  const per = group.signatures[0]?.entry.per
  return per === undefined || per === 'request'
}

/** What a program may have started on purpose, as long as nobody shows that its owner has gone. */
function isMeant({ group }: Case, reasons: readonly Reason[]): boolean {
  if (!group.signatures[0]?.entry.onPurpose) return false
  return !reasons.some(({ code, weight }) => code === 'orphans' && weight >= WEIGHTS.orphans / 2)
}

/** One such goroutine is one too many, except where a program means to wait for ever. */
function isStuckForever({ group }: Case): boolean {
  return group.state === 'chan send (nil chan)' || (group.state === 'chan send' && group.signatures.length > 1)
}

/** Idle workers receive and select; being sure takes a state that healthy code avoids, or lives that show it. */
function isHard({ group, lives }: Case, reasons: readonly Reason[]): boolean {
  if (HARD_STATES.has(group.state) || reasons.some(({ code }) => code === 'piled-up')) return true
  const most = (code: ReasonCode, weight: number) =>
    reasons.some(reason => reason.code === code && reason.weight >= ALMOST_ALL * weight)
  if (most('monotone', WEIGHTS.monotone) && most('outgrew', WEIGHTS.outgrew / 2)) return true
  const stays = most('survivors', WEIGHTS.survivors)
  return (
    stays &&
    ((most('orphans', WEIGHTS.orphans / 2) && haveWaited(lives)) || most('age-spread', WEIGHTS.ageSpread))
  )
}

/**
 * A pool grows when all of its workers are busy, so those of a growing pool have worked lately, even where whoever
 * started them has gone. Only a long wait tells them from goroutines that nobody wakes; a short one may be one garbage
 * collection too long.
 */
function haveWaited(lives: Lives | null): boolean {
  return lives !== null && lives.old >= lives.survivors / 2
}

/** Fewer than this are a pool of workers like any other. */
const CROWD = 30

/** One side tells no growth: a proof stands, a pattern that is never healthy in such number stands, the rest is a hint. */
function snapshotTier({ group, signatures, around }: Case, has: (code: ReasonCode) => boolean): Tier {
  if (has('proven')) return provenTier(true, has('benign'))
  if (has('benign')) return 'normal'
  const count = group.before + group.after
  const known = group.signatures[0]?.entry
  const height = known && !known.generic ? heightOf(known, count) : 'healthy'
  if (height === 'far') return signatures[0]?.affected === 'no' ? 'possible' : 'known'
  if (height === 'above') return 'possible'
  if (HARD_STATES.has(group.state) && count >= LEAST_GROWTH) return 'possible'
  return isCrowd(group, around, count) ? 'possible' : 'normal'
}

/** A tenth of all goroutines in a known pattern, or a fifth in code that waits for nobody's request. */
function isCrowd(group: Group, around: Surroundings, count: number): boolean {
  const known = group.signatures[0]?.entry
  const total = around.comparison.totals.before + around.comparison.totals.after
  if (known?.per === 'connection' || count < CROWD) return false
  if (known && count > total / 10) return true
  if (isWorking(group) || around.load.has(group) || around.isInServer(group)) return false
  return around.isRequest(group) && count > total / 5
}
