import type { Family } from '#core/suspects/signature.ts'

export const language: Family = {
  signatures: [
    {
      id: 'ticker-range-forever',
      title: '`for range` over a channel that nobody closes, as that of a ticker',
      modules: [],
      match: { frames: [], blocking: true, states: ['chan receive'], above: ['runtime.chanrecv2'] },
      generic: true,
      cause:
        'The loop ends when the channel is closed, and nobody did. `Ticker.Stop` does not close `ticker.C`, so a range loop over it never ends. Typical in workers, caches, metrics flushers and session clean-up; it leaks once per constructed object.',
      affected: 'All Go versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy:
        'Close the channel where its sender ends; for a ticker, select on `ticker.C` and a done channel or context.',
      healthyWhen: 'One per process-wide singleton.',
      evidence: [
        'https://github.com/kubernetes/client-go/blob/v0.18.8/util/workqueue/queue.go#L195',
        'https://github.com/golang/glog/blob/v1.0.0/glog.go#L881',
      ],
    },
    {
      id: 'chan-send-unbuffered-result',
      title: 'Result goroutine blocked sending after its caller timed out (unbuffered result channel)',
      modules: [],
      match: { frames: [], blocking: true, states: ['chan send'] },
      generic: true,
      cause:
        'A goroutine sends its result on an unbuffered channel after the receiver left through a timeout or cancel branch. It is the most frequent leak shape.',
      affected: 'All Go versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: '`make(chan T, 1)`, or select with `ctx.Done()` at the send.',
      evidence: [
        'https://github.com/kubernetes/kubernetes/issues/83333',
        'https://github.com/containerd/containerd/commit/6ee8577e5',
        'https://github.com/containerd/containerd/commit/7213cd89d',
      ],
    },
    {
      id: 'chan-nil-forever',
      title: 'Goroutine on a nil channel or empty select',
      modules: [],
      match: {
        frames: [],
        blocking: true,
        states: ['chan receive (nil chan)', 'chan send (nil chan)', 'select (no cases)'],
      },
      generic: true,
      lines: [
        { file: 'runtime/chan.go', line: 165, versions: 'go1.19.8', what: 'send on a nil channel' },
        { file: 'runtime/chan.go', line: 469, versions: 'go1.19.8', what: 'receive from a nil channel' },
        { file: 'runtime/select.go', line: 104, versions: 'go1.19.8', what: 'empty select' },
      ],
      cause:
        'The goroutine can never wake. Usually the channel is a field that was not initialised; `select {}` in main is intended.',
      affected: 'All Go versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'Initialise the channel; return instead of parking.',
      healthyWhen: '`select {}` in main.main (goroutine 1) or in a wait loop.',
      healthyCount: 1,
      evidence: ['https://github.com/golang/go/blob/go1.19.8/src/runtime/chan.go#L165'],
    },
    {
      id: 'waitgroup-wait-stuck',
      title: 'Collector goroutine waits for WaitGroup whose workers are blocked',
      modules: [],
      match: {
        frames: ['sync.(*WaitGroup).Wait', 'golang.org/x/sync/errgroup.(*Group).Wait'],
        blocking: false,
        states: ['sync.WaitGroup.Wait', 'semacquire'],
      },
      generic: true,
      lines: [{ file: 'sync/waitgroup.go', line: 139, versions: 'go1.19.8', what: 'Wait' }],
      cause:
        'Done is missing on an error or panic path, or a worker is stuck elsewhere: it is a symptom, so rank the worker stack instead. `errgroup.SetLimit` adds `(*Group).Go` blocked in chan send.',
      affected: 'All Go versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: '`defer wg.Done()` as the first line of the worker; find the worker that is stuck.',
      healthyWhen: 'Short waits.',
      evidence: ['https://github.com/prometheus/client_golang/blob/v1.14.0/prometheus/registry.go#L408'],
    },
    {
      id: 'mutex-lock-pileup',
      title: 'Goroutines queue on one mutex held by a blocked owner',
      modules: [],
      match: {
        frames: ['sync.(*Mutex).Lock', 'sync.(*RWMutex).Lock', 'sync.(*RWMutex).RLock'],
        blocking: false,
        states: ['sync.Mutex.Lock', 'sync.RWMutex.Lock', 'sync.RWMutex.RLock', 'semacquire'],
      },
      generic: true,
      lines: [
        { file: 'sync/mutex.go', line: 171, versions: 'go1.19.8', what: 'lockSlow' },
        { file: 'sync/rwmutex.go', line: 71, versions: 'go1.19.8', what: 'RLock' },
        { file: 'sync/rwmutex.go', line: 147, versions: 'go1.19.8', what: 'Lock, as measured' },
        { file: 'sync/rwmutex.go', line: 152, versions: 'go1.19.8', what: 'Lock, as cited' },
      ],
      cause:
        'Many goroutines wait for one mutex and share the next frame. The owner is the odd one out, often in IO wait or chan send while it holds the lock.',
      affected: 'All Go versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'Find the goroutine whose stack contains the same receiver but is not waiting for the mutex.',
      healthyWhen: 'Short contention.',
      evidence: ['https://github.com/containerd/ttrpc/issues/168'],
    },
    {
      id: 'context-propagatecancel',
      per: 'request',
      title: 'propagateCancel helper goroutine per derived context of a custom Context',
      modules: ['std'],
      match: {
        frames: ['context.propagateCancel.func*', 'context.(*cancelCtx).propagateCancel.func*'],
        blocking: true,
        states: ['select'],
      },
      lines: [
        { file: 'context/context.go', line: 279, versions: 'go1.19.8', what: 'select' },
        { file: 'context/context.go', line: 278, versions: 'go1.19.8', what: 'go statement' },
        { file: 'context/context.go', line: 259, versions: 'go1.12', what: 'select' },
        { file: 'context/context.go', line: 258, versions: 'go1.12', what: 'go statement' },
      ],
      createdBy: [
        { function: 'context.propagateCancel', file: 'context/context.go', line: 278 },
        { function: 'context.(*cancelCtx).propagateCancel', file: 'context/context.go' },
      ],
      cause:
        'If the parent is not one of the standard context types (a wrapper with its own Done), each WithCancel or WithTimeout child needs a goroutine until the child is cancelled. Forgetting `cancel()` leaks it.',
      affected: 'All versions; frameworks with a custom Context (older gin, goprocess, bazil).',
      fixed: 'Go 1.21 adds the AfterFunc interface with which a custom Context avoids the goroutine.',
      remedy: 'Always `defer cancel()`; embed a Context instead of wrapping Done; run `go vet` (lostcancel).',
      healthyWhen: 'As many as there are live children of custom contexts.',
      evidence: [
        'https://github.com/jbenet/goprocess/issues/19',
        'https://github.com/uber/tchannel-go/issues/278',
        'https://github.com/golang/go/blob/go1.19.8/src/context/context.go#L278',
      ],
    },
    {
      id: 'heap-context-children',
      title: 'Heap: cancelCtx children map growth (WithCancel on a long-lived parent, cancel never called)',
      kind: 'heap',
      modules: ['std'],
      match: { frames: ['context.propagateCancel', 'context.(*cancelCtx).propagateCancel'], blocking: true },
      lines: [
        { file: 'context/context.go', line: 271, versions: 'go1.19.8', what: 'children map allocated' },
        { file: 'context/context.go', line: 273, versions: 'go1.19.8', what: 'entry added' },
      ],
      cause:
        'A long-lived parent keeps every child that was not cancelled in its children map, so the heap grows at the allocation site in `propagateCancel`.',
      affected: 'All Go versions.',
      fixed: 'Usage error; the example in grpc was fixed (issue 888).',
      remedy: '`defer cancel()`.',
      evidence: [
        'https://github.com/grpc/grpc-go/issues/888',
        'https://github.com/golang/go/blob/go1.19.8/src/context/context.go#L271',
      ],
    },
    {
      id: 'heap-time-after-loop',
      title: 'Heap: timers of time.After/time.Tick in hot select loops',
      kind: 'heap',
      modules: ['std'],
      match: { frames: ['time.After', 'time.Tick'], blocking: false },
      lines: [
        { file: 'time/sleep.go', line: 86, versions: 'go1.19.8', what: 'NewTimer' },
        { file: 'time/sleep.go', line: 156, versions: 'go1.19.8', what: 'After' },
        { file: 'time/tick.go', line: 68, versions: 'go1.19.8', what: 'Tick' },
      ],
      cause:
        'Before Go 1.23 a timer and its channel live until they fire: a 5-minute `time.After` in a loop at 10 kHz keeps 3 million timers. `time.Tick`, or NewTicker without Stop, was never collected.',
      affected: 'Go 1.22 and earlier.',
      range: { module: 'std', introduced: null, fixed: 'v1.23.0' },
      fixed: 'Go 1.23 collects unreferenced timers and tickers.',
      remedy: 'Use one NewTimer with Reset and Stop; upgrade Go (go line in go.mod 1.23 or later).',
      evidence: [
        'https://github.com/hashicorp/vault/issues/14814',
        'https://github.com/go-mysql-org/go-mysql/issues/423',
        'https://github.com/teivah/100-go-mistakes/issues/104',
        'https://github.com/golang/go/blob/go1.19.8/src/time/sleep.go#L156',
      ],
    },
  ],
}
