import type { StateClass } from './state-class.ts'

/**
 * Every number of the score, in log-odds: a row starts at `start` and each reason adds its weight.
 *
 * They began as priors: `state` ranks wait reasons by how often a group that grew in them was a leak in published reports
 * (LeakProf, GOLF, the Go goroutineleak tests: blocked senders and lost locks lead, idle connections and sleepers come last).
 * `npm run accuracy -- --fit` fits them to labelled rows; what it said is rounded by hand. `known` and `proven` are worth
 * more than all soft evidence together.
 */
export const WEIGHTS = {
  /** A row taken at random is no leak. */
  start: -3,
  /** Times 0…1: size on a log scale, times its distance from counting noise. */
  growth: 3.5,
  /** Times 0…1: five doublings count in full. */
  ratio: 0.5,
  /** Times the prior of the state. */
  state: 2.2,
  /** Times the share of all growth: leaks come from few lines. */
  concentration: 0.5,
  known: 3,
  /** A known stack in a number that healthy use explains as well. */
  inUse: 0.5,
  /** Times 0…1: doublings beyond those of all other goroutines together. */
  outgrew: 0.6,
  affected: 1.4,
  notAffected: -2.5,
  proven: 6,
  survivors: 1.2,
  churn: -1.5,
  orphans: 1.3,
  old: 1,
  replaced: -4,
  benign: -4,
  load: -3,
  joined: -2,
  multiplied: 1,
  tooShort: -0.8,
  /** Who came further works: a queue that moves. */
  served: -1.5,
  /** As many came that work in the same code: they may be who reads. */
  accompanied: -1,
  /** Nothing in the process runs, sleeps or waits for bytes: nobody is left to wake them. */
  stranded: 2,
  piledUp: 1,
  /** Times 0…1: they came one after another, over minutes. */
  ageSpread: 0.7,
  /** Times 0…1: as many label values as goroutines. */
  labels: 0.5,
  /** Times 0…1: memory that the same code asked for grew too. */
  heap: 0.7,
  /** Times 0…1: in a series of captures each has more than the one before. */
  monotone: 2,
  plateau: -2,
  profiler: -6,
} as const

/** Prior of a state, up to 1. Waiting for bytes is what open connections do: more of them speak for load. */
export const STATE_PRIOR: Readonly<Record<StateClass, number>> = {
  'chan send (nil chan)': 1,
  'chan receive (nil chan)': 1,
  'chan send': 0.9,
  'sync.Mutex.Lock': 0.75,
  'sync.RWMutex.Lock': 0.75,
  'sync.RWMutex.RLock': 0.75,
  'select (no cases)': 0.7,
  'chan receive': 0.6,
  'sync.WaitGroup.Wait': 0.6,
  select: 0.5,
  semacquire: 0.5,
  coroutine: 0.5,
  'sync.Cond.Wait': 0.45,
  'IO wait': -0.7,
  sleep: 0.25,
  syscall: 0.2,
  running: 0,
  internal: 0,
  unknown: 0.6,
}

/** States in which healthy goroutines hardly ever pile up: growth there can be a strong suspect by itself. */
export const HARD_STATES: ReadonlySet<StateClass> = new Set([
  'chan send',
  'chan send (nil chan)',
  'chan receive (nil chan)',
  'select (no cases)',
  'sync.Mutex.Lock',
  'sync.RWMutex.Lock',
  'sync.RWMutex.RLock',
])

export const STRONG_SCORE = 0.8
export const POSSIBLE_SCORE = 0.5
/** Fewer goroutines than this may come and go for any reason. */
export const LEAST_GROWTH = 3
/** Captures closer than this show what is in flight. Seconds. */
export const TOO_SHORT = 30
