/**
 * What the runtime frame that a goroutine rests in says about how it waits. Texts are those that `debug=2` prints in
 * current Go; what the frames tell beyond that is the detail.
 */
export interface WaitRule {
  readonly text: string
  /** Only when the leaf is `runtime.gopark`; else the goroutine is running through that function. */
  readonly parked?: true
  /** Looks at the frames after this one, next caller first, for a finer state. */
  readonly refine?: (callers: Callers) => Finding
}

/** Name of the n-th caller of the frame that decided, counted from 0; empty where there is none. */
export type Callers = (n: number) => string

export interface Finding {
  readonly text?: string
  readonly detail?: string
}

/** Frames between a wait and the operation that asked for it. */
export const SKIPPED = new Set([
  'runtime.gopark',
  'runtime.goparkunlock',
  'runtime.semacquire1',
  'runtime.netpollblock',
])

/** Frames that send and receive share with their nil variants, told apart by line. */
export const CHANNELS = new Set(['runtime.chansend', 'runtime.chanrecv'])

const SYSCALL: WaitRule = { text: 'syscall' }
/** Linux and Windows sleep on a note, macOS reads the pipe that its signal handler writes. */
const NOTE: WaitRule = { text: 'syscall', refine: callers => NOTES.get(callers(0)) ?? {} }

const RULES = new Map<string, WaitRule>([
  ['runtime.chansend', { text: 'chan send', parked: true }],
  ['runtime.chanrecv', { text: 'chan receive', parked: true }],
  ['runtime.selectgo', { text: 'select', parked: true }],
  ['runtime.block', { text: 'select (no cases)', parked: true }],
  ['time.Sleep', { text: 'sleep', parked: true }],
  ['sync.runtime_SemacquireMutex', { text: 'sync.Mutex.Lock', refine: refineMutex }],
  ['internal/sync.runtime_SemacquireMutex', { text: 'sync.Mutex.Lock', refine: refineMutex }],
  ['sync.runtime_SemacquireRWMutexR', { text: 'sync.RWMutex.RLock' }],
  ['sync.runtime_SemacquireRWMutex', { text: 'sync.RWMutex.Lock' }],
  ['sync.runtime_SemacquireWaitGroup', { text: 'sync.WaitGroup.Wait' }],
  ['sync.runtime_Semacquire', { text: 'semacquire', refine: callers => rwMutex(callers(0)) }],
  ['sync.runtime_notifyListWait', { text: 'sync.Cond.Wait' }],
  ['internal/poll.runtime_pollWait', { text: 'IO wait', parked: true, refine: refinePoll }],
  ['net.runtime_pollWait', { text: 'IO wait', parked: true, refine: refinePoll }],
  ['internal/poll.runtime_Semacquire', { text: 'semacquire', refine: () => ({ detail: 'fd mutex' }) }],
  ['runtime.semacquire', { text: 'semacquire', refine: callers => WORLD.get(callers(0)) ?? {} }],
  ['runtime.metricsLock', { text: 'semacquire', parked: true, refine: () => ({ detail: 'runtime metrics' }) }],
  ['runtime.coroswitch', { text: 'coroutine', refine: refineCoroutine }],
  ['runtime.corostart', { text: 'coroutine', refine: () => ({ detail: 'never started' }) }],
  ['internal/synctest.Run', { text: 'synctest.Run' }],
  ['internal/synctest.Wait', { text: 'synctest.Wait' }],
  ['runtime.ReadTrace', { text: 'trace reader (blocked)' }],
  ['runtime/trace.runtime_readTrace', { text: 'trace reader (blocked)' }],
  ['runtime.notetsleepg', NOTE],
  ['runtime.sigNoteSleep', NOTE],
  ['runtime.cgocall', SYSCALL],
  ['runtime.gcWaitOnMark', { text: 'wait for GC cycle' }],
  ['runtime.GC', { text: 'wait for GC cycle', parked: true }],
  ['runtime.gcParkAssist', { text: 'GC assist wait' }],
  ['runtime.gcParkStrongFromWeak', { text: 'GC weak to strong wait' }],
  ['runtime.runfinq', { text: 'finalizer wait' }],
  ['runtime.runFinalizers', { text: 'finalizer wait' }],
  ['runtime.(*cleanupQueue).dequeue', { text: 'cleanup wait' }],
  ['runtime.forcegchelper', { text: 'force gc (idle)' }],
  ['runtime.bgsweep', { text: 'GC sweep wait' }],
  ['runtime.bgscavenge', { text: 'GC scavenge wait' }],
  ['runtime.(*scavengerState).park', { text: 'GC scavenge wait' }],
  ['runtime.gcBgMarkWorker', { text: 'GC worker (idle)', parked: true }],
  ['runtime.updateMaxProcsGoroutine', { text: 'GOMAXPROCS updater (idle)' }],
  ['runtime.timerproc', { text: 'timer goroutine (idle)', parked: true }],
  ['runtime.main', { text: 'panicwait', parked: true }],
])

/**
 * Functions that call `entersyscall`, which is where the stack of a goroutine in the kernel ends. Those of macOS and the BSDs
 * are read from `sys_darwin.go`, `sys_openbsd.go` and `syscall/asm_*.s` of Go 1.12 to 1.27; those of Linux and cgo are measured.
 */
const KERNEL =
  /^(?:syscall\.(?:[sS]yscall(?:\d*X?|XPtr|Ptr|N|n)|socketcall|sysvicall6)|(?:internal\/runtime|runtime\/internal)\/syscall.*\.Syscall6|crypto\/x509\/internal\/macos\.syscall)$/

const WORLD = new Map<string, Finding>([
  ['runtime.gcStart', { detail: 'garbage collection' }],
  ['runtime.gcMarkDone', { detail: 'garbage collection' }],
  ['runtime.stopTheWorld', { detail: 'stopping the world' }],
  ['runtime.stopTheWorldGC', { detail: 'stopping the world' }],
  ['runtime.goroutineProfileWithLabelsConcurrent', { detail: 'goroutine profile' }],
])

const NOTES = new Map<string, Finding>([
  ['os/signal.signal_recv', { detail: 'signal loop' }],
  ['runtime.(*profBuf).read', { detail: 'CPU profile writer' }],
  ['runtime/pprof.readProfile', { detail: 'CPU profile writer' }],
  ['runtime.timerproc', { detail: 'timers' }],
])

const POLLED = new Map<string, Finding>([
  ['Accept', { detail: 'accept' }],
  ['Write', { detail: 'write' }],
  ['WaitWrite', { detail: 'dial' }],
])

const LOCK_FRAMES = new Set(['sync.(*Mutex).lockSlow', 'sync.(*Mutex).Lock'])

/** The rule for a function, or undefined where a goroutine in it counts as running. */
export function waitRule(name: string): WaitRule | undefined {
  return RULES.get(name) ?? (KERNEL.test(name) ? SYSCALL : undefined)
}

/** What the visible frames add to a printed state, where the runtime's own frames are hidden. */
export function printedFinding(text: string, frames: Callers): Finding {
  const rule = waitRule(frames(0))
  const callers = (n: number) => frames(n + 1)
  if (rule !== undefined) {
    const finding = rule.refine?.(callers) ?? {}
    const finer = finding.text ?? rule.text
    const detail = finding.detail === undefined ? {} : { detail: finding.detail }
    return text === 'semacquire' ? { text: finer, ...detail } : finer === text ? detail : {}
  }
  if (text === 'syscall') return NOTES.get(frames(0)) ?? {}
  return text === 'coroutine' ? refineCoroutine(frames) : {}
}

/** Whether a goroutine that shows this function at its leaf waits in it. */
export function isWaitFrame(name: string, parked: boolean): boolean {
  const rule = waitRule(name)
  return rule !== undefined && (parked || rule.parked !== true)
}

function rwMutex(caller: string): Finding {
  if (caller === 'sync.(*WaitGroup).Wait') return { text: 'sync.WaitGroup.Wait' }
  if (caller === 'sync.(*RWMutex).RLock') return { text: 'sync.RWMutex.RLock' }
  return caller === 'sync.(*RWMutex).Lock' ? { text: 'sync.RWMutex.Lock' } : {}
}

function refineMutex(callers: Callers): Finding {
  const own = rwMutex(callers(0))
  if (own.text?.startsWith('sync.RWMutex')) return own
  let n = 0
  while (callers(n).startsWith('internal/sync.') || LOCK_FRAMES.has(callers(n))) n++
  const caller = callers(n)
  if (caller === 'sync.(*RWMutex).Lock') return { detail: 'behind a writer' }
  if (caller === 'sync.(*Once).doSlow' || caller === 'sync.(*Once).Do') return { detail: 'Once' }
  return caller === 'sync.(*Cond).Wait' ? { detail: 'woken, waits for its lock' } : {}
}

function refinePoll(callers: Callers): Finding {
  for (let n = 0; n < 4; n++) {
    const method = callers(n).split('(*FD).')[1] ?? callers(n).split('(*netFD).')[1]
    if (method === undefined) continue
    return POLLED.get(method) ?? (/^(?:Raw)?Read/.test(method) ? { detail: 'read' } : {})
  }
  return {}
}

function refineCoroutine(callers: Callers): Finding {
  const caller = callers(0).replace(/\[.*\]/, '')
  if (/^iter\.Pull2?\.func1\.1$/.test(caller)) return { detail: 'suspended in yield' }
  return /^iter\.Pull2?\.func2$/.test(caller) ? { detail: 'waits in next' } : {}
}
