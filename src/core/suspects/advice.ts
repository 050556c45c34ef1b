import type { Suspect } from './suspect.ts'

/** What to look for in code that nobody has catalogued, by how it waits. */
export type AdviceCode =
  | 'send'
  | 'receive'
  | 'nil-channel'
  | 'select'
  | 'lock'
  | 'wait-group'
  | 'cond'
  | 'io'
  | 'sleep'
  | 'memory'
  | 'other'

/**
 * The capture that would decide it. second: there is only one. longer: they are close together. debug2: ages and ids are
 * missing. idle: leaks stay when the load has gone. third: leaks go on, pools and caches fill. proof: the runtime's own
 * leak profile. gc: memory that is due to be freed looks kept.
 */
export type NextCapture = 'second' | 'longer' | 'debug2' | 'idle' | 'third' | 'proof' | 'gc'

export interface Advice {
  readonly code: AdviceCode
  readonly next: readonly NextCapture[]
}

/** What is known of the captures that the advice is about. */
export interface Captures {
  readonly snapshot: boolean
  readonly secondsApart: number | null
  /** True where goroutine ids and ages are told. */
  readonly lives: boolean
}

/** Bursts and warm caches have settled after this long. Seconds. */
const SETTLED = 300

const BY_STATE: Readonly<Record<string, AdviceCode>> = {
  'chan send': 'send',
  'chan receive': 'receive',
  'chan send (nil chan)': 'nil-channel',
  'chan receive (nil chan)': 'nil-channel',
  'select (no cases)': 'nil-channel',
  select: 'select',
  'sync.Mutex.Lock': 'lock',
  'sync.RWMutex.Lock': 'lock',
  'sync.RWMutex.RLock': 'lock',
  semacquire: 'lock',
  'sync.WaitGroup.Wait': 'wait-group',
  'sync.Cond.Wait': 'cond',
  'IO wait': 'io',
  syscall: 'io',
  sleep: 'sleep',
  'in use': 'memory',
}

/** States of which the runtime can prove that nobody will ever end them. */
const PROVABLE: ReadonlySet<AdviceCode> = new Set([
  'send',
  'receive',
  'nil-channel',
  'select',
  'lock',
  'wait-group',
  'cond',
])

/** Advice on a row that may be a leak, sure or not; null for rows that count as normal and for what is proven. */
export function adviceFor(suspect: Suspect, captures: Captures): Advice | null {
  if (suspect.tier === 'normal' || suspect.tier === 'proven') return null
  const code = BY_STATE[suspect.state] ?? 'other'
  return { code, next: nextCaptures(suspect, code, captures) }
}

function nextCaptures(
  { tier, series }: Suspect,
  code: AdviceCode,
  { snapshot, secondsApart, lives }: Captures,
): readonly NextCapture[] {
  if (snapshot) return ['second']
  if (tier === 'known') return []
  const next: NextCapture[] = []
  if (secondsApart !== null && secondsApart < SETTLED) next.push('longer')
  next.push('idle')
  if (tier === 'possible' && !series) next.push('third')
  if (code === 'memory') return [...next, 'gc']
  if (!lives) next.push('debug2')
  if (PROVABLE.has(code)) next.push('proof')
  return next
}
