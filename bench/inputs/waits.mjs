const GO = '/usr/local/go/src/'

/** Frames that the runtime and the standard library put under a waiting goroutine, root first: `symbol file line`. */
const WAITS = [
  ['runtime.selectgo runtime/select.go 351', 'runtime.gopark runtime/proc.go 462'],
  [
    'runtime.chanrecv1 runtime/chan.go 509',
    'runtime.chanrecv runtime/chan.go 667',
    'runtime.gopark runtime/proc.go 462',
  ],
  [
    'runtime.chansend1 runtime/chan.go 161',
    'runtime.chansend runtime/chan.go 283',
    'runtime.gopark runtime/proc.go 462',
  ],
  [
    'net.(*conn).Read net/net.go 196',
    'net.(*netFD).Read net/fd_posix.go 68',
    'internal/poll.(*FD).Read internal/poll/fd_unix.go 165',
    'internal/poll.(*pollDesc).wait internal/poll/fd_poll_runtime.go 84',
    'internal/poll.runtime_pollWait runtime/netpoll.go 351',
    'runtime.netpollblock runtime/netpoll.go 575',
    'runtime.gopark runtime/proc.go 462',
  ],
  [
    'sync.(*Mutex).Lock sync/mutex.go 46',
    'internal/sync.(*Mutex).lockSlow internal/sync/mutex.go 149',
    'internal/sync.runtime_SemacquireMutex runtime/sema.go 95',
    'runtime.semacquire1 runtime/sema.go 192',
    'runtime.gopark runtime/proc.go 462',
  ],
  [
    'sync.(*Cond).Wait sync/cond.go 71',
    'sync.runtime_notifyListWait runtime/sema.go 617',
    'runtime.gopark runtime/proc.go 462',
  ],
  ['time.Sleep runtime/time.go 338', 'runtime.gopark runtime/proc.go 462'],
]

/** Adds the runtime's functions to a program. A wait is a list of frames as in `program.mjs`, root first. */
export function addWaits(program) {
  const places = new Map()
  const { names, files, lines, lineOf } = program
  const known = new Map()
  const frame = text => {
    const [name, file, line] = text.split(' ')
    if (!known.has(text)) {
      places.set(names.length * lines, Number(line))
      known.set(text, names.push(name) - 1)
      files.push(GO + file)
    }
    return known.get(text) * lines
  }
  const waits = WAITS.map(texts => texts.map(frame))
  return { ...program, waits, lineOf: frame => places.get(frame) ?? lineOf(frame) }
}
