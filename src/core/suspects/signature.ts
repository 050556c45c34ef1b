/** States as catalogue entries name them: the text of `debug=2`, whatever a Go version prints for a lock. */
export const STATE_NAMES = [
  'chan send',
  'chan receive',
  'chan send (nil chan)',
  'chan receive (nil chan)',
  'select',
  'select (no cases)',
  'sleep',
  'IO wait',
  'sync.Mutex.Lock',
  'sync.RWMutex.Lock',
  'sync.RWMutex.RLock',
  'sync.Cond.Wait',
  'sync.WaitGroup.Wait',
  'semacquire',
  'syscall',
  'running',
  'coroutine',
] as const

export type StateName = (typeof STATE_NAMES)[number]

/**
 * What identifies a stack. Frames are spelled in normal form (`normalForm` in core/symbol); `F.func*` stands for any
 * closure of F and for a goroutine that F created.
 */
export interface Pattern {
  /** Any one of these. Empty: the state alone decides, and the entry must be `generic`. */
  readonly frames: readonly string[]
  /** True: nothing but plumbing of the standard library may stand between the frame and the leaf. */
  readonly blocking: boolean
  /** Any one of these; absent: any state. */
  readonly states?: readonly StateName[]
  /** One of these must stand towards the leaf … */
  readonly above?: readonly string[]
  /** … and one of these towards the root. */
  readonly below?: readonly string[]
}

/** A source line that was checked at the tags of `versions`: evidence, never a condition. */
export interface KnownLine {
  readonly file: string
  readonly line: number | null
  readonly versions: string
  readonly what: string
}

export interface Creator {
  readonly function: string
  readonly file?: string | null
  readonly line?: number | null
}

/** Versions with the leak: from `introduced` (null: always) up to, not including, `fixed` (null: not fixed). */
export interface AffectedRange {
  readonly module: string
  readonly introduced: string | null
  readonly fixed: string | null
}

/** A known goroutine leak: how to recognise it, what it is, what helps. */
export interface Signature {
  readonly id: string
  readonly title: string
  /** heap: the frame is an allocation site, and the entry never matches goroutines. */
  readonly kind?: 'heap'
  /** Module paths whose code leaks; empty for the caller's own code, `std` for the standard library. */
  readonly modules: readonly string[]
  /** One of these packages must occur somewhere in the profile: tells apart programs that leak through the same stack. */
  readonly needs?: readonly string[]
  readonly match: Pattern
  /** Frames that name the row where they stand in the stack, instead of the matched one. */
  readonly named?: readonly string[]
  /**
   * What a healthy program has one of these for, where the healthy twin has the same stack. Absent: no healthy program
   * has them in number. Growth then means a leak only if the objects multiply, or if no goroutine is there whose
   * request they could belong to; connections are never proof.
   */
  readonly per?: 'object' | 'connection' | 'request'
  /**
   * Frames of the goroutines that would hold it while it is in use: as many of those more, and it is healthy. Absent for
   * `per: 'request'`: any request's goroutine. `reader`: any goroutine of other code, one for each, since what it
   * delivers is read by whoever asked for it.
   */
  readonly heldBy?: readonly string[] | 'reader'
  /**
   * Programs start many of these on purpose too, one for each tenant or resource, and nothing in the stack tells. Surely
   * a leak only where those that started them have gone.
   */
  readonly onPurpose?: true
  /** A pattern of the language or the standard library: a library's own entry goes before it. */
  readonly generic?: true
  readonly lines?: readonly KnownLine[]
  readonly createdBy?: readonly Creator[]
  readonly cause: string
  readonly affected?: string
  readonly range?: AffectedRange
  readonly fixed?: string
  readonly remedy: string
  readonly healthyWhen?: string
  /** Goroutines per process up to which the pattern is normal. */
  readonly healthyCount?: number
  /** Ids of entries that grow with it. */
  readonly companions?: readonly string[]
  readonly evidence: readonly string[]
}

/** A stack that looks like a leak and is not, as long as it waits in this state. */
export interface BenignPattern {
  readonly id: string
  /** heap: memory that is kept by design, told by its allocation site; never matches goroutines. */
  readonly kind?: 'heap'
  readonly match: Pattern
  /**
   * What one of them belongs to. More connections or requests are load; more objects than the program means to have are
   * a leak (a cache, a client or a watch made again and again); a second of what a process has once is one too.
   */
  readonly per: 'process' | 'object' | 'connection' | 'request'
  readonly why: string
  readonly expected: string
  /** Any function may be matched: explains a row that stands still and says nothing of one that grew. */
  readonly generic?: true
  /** Frames of the goroutines that hold it while it is in use: where as many of those came, the objects may multiply. */
  readonly heldBy?: readonly string[]
  /** The leak that it is when the objects multiply, where no entry matches the same stack. */
  readonly multiplied?: string
  /** How many one process has by design; more than that is no longer benign. */
  readonly perProcess?: number
  readonly evidence: readonly string[]
}

/** Goroutines that one leaked object leaves behind together. */
export interface GrowthSet {
  readonly id: string
  readonly title: string
  /** Id of the entry that names the leak. */
  readonly lead: string
  readonly members: readonly {
    readonly frame: string
    /** Goroutines per leaked object, least and most; null: no upper bound. */
    readonly perUnit: readonly [least: number, most: number | null]
  }[]
}

/** One file of the catalogue: what is known about one family of libraries. */
export interface Family {
  readonly signatures: readonly Signature[]
  readonly benign?: readonly BenignPattern[]
  readonly sets?: readonly GrowthSet[]
}
