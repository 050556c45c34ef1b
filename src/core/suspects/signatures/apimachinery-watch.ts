import type { Family } from '#core/suspects/signature.ts'

export const apimachineryWatch: Family = {
  signatures: [
    {
      id: 'k8s-streamwatcher-result-send',
      title: 'StreamWatcher stuck sending to its unbuffered result channel after the consumer went away',
      modules: ['k8s.io/apimachinery'],
      match: {
        frames: ['k8s.io/apimachinery/pkg/watch.(*StreamWatcher).receive'],
        blocking: true,
        states: ['chan send'],
      },
      lines: [
        {
          file: 'pkg/watch/streamwatcher.go',
          line: 127,
          versions: 'v0.17.0 - v0.20.15',
          what: 'send of the event, data path',
        },
        {
          file: 'pkg/watch/streamwatcher.go',
          line: 119,
          versions: 'v0.17.0 - v0.20.15',
          what: 'send of the event, error path',
        },
        { file: 'pkg/watch/streamwatcher.go', line: 71, versions: 'v0.17.0 - v0.20.15', what: 'go statement' },
      ],
      createdBy: [
        {
          function: 'k8s.io/apimachinery/pkg/watch.NewStreamWatcher',
          file: 'pkg/watch/streamwatcher.go',
          line: 71,
        },
      ],
      cause:
        'Before 0.21 `receive` sends to an unbuffered `result` channel without a stop case, and `Stop()` only closes the decoder. If the caller left its loop while one more event was already decoded (typically `defer w.Stop()` after deleting the watched object), the sender waits for ever and pins the decoded object, the HTTP/2 stream buffer and the decoder.',
      affected: 'k8s.io/apimachinery up to v0.20.15 (client-go up to 0.20.x, Kubernetes up to 1.20).',
      range: { module: 'k8s.io/apimachinery', introduced: null, fixed: 'v0.21.0' },
      fixed: 'v0.21.0: a `done` channel and a select around the send.',
      remedy:
        'Upgrade apimachinery and client-go to 0.21 or later. On older versions drain with `for range w.ResultChan() {}` in a goroutine after `Stop()`.',
      healthyWhen:
        'One per live watch for a few microseconds; a standing count in chan send is never healthy. From 0.21 the same function appears in select instead (`k8s-streamwatcher-never-stopped`).',
      healthyCount: 0,
      evidence: [
        'https://github.com/kubernetes/kubernetes/issues/98653',
        'https://github.com/kubernetes/apimachinery/blob/v0.18.8/pkg/watch/streamwatcher.go#L127',
        'https://github.com/kubernetes/apimachinery/blob/v0.21.0/pkg/watch/streamwatcher.go#L127',
      ],
    },
    {
      id: 'k8s-streamwatcher-never-stopped',
      title: 'Watch whose Stop() is never called and whose channel is no longer read (or read loop abandoned)',
      modules: ['k8s.io/apimachinery'],
      match: {
        frames: ['k8s.io/apimachinery/pkg/watch.(*StreamWatcher).receive'],
        blocking: true,
        states: ['select'],
      },
      lines: [
        {
          file: 'pkg/watch/streamwatcher.go',
          line: 127,
          versions: 'v0.21.0 - v0.32',
          what: 'select of the send, data path',
        },
        {
          file: 'pkg/watch/streamwatcher.go',
          line: 116,
          versions: 'v0.21.0 - v0.32',
          what: 'select of the send, error path',
        },
        {
          file: 'pkg/watch/streamwatcher.go',
          line: 136,
          versions: '>= v0.33.0',
          what: 'select of the send, data path',
        },
        {
          file: 'pkg/watch/streamwatcher.go',
          line: 125,
          versions: '>= v0.33.0',
          what: 'select of the send, error path',
        },
        {
          file: 'pkg/watch/streamwatcher.go',
          line: 104,
          versions: '<= v0.20',
          what: 'Decode call: quiet watch, healthy by itself',
        },
        {
          file: 'pkg/watch/streamwatcher.go',
          line: 105,
          versions: 'v0.21 - v0.32',
          what: 'Decode call: quiet watch, healthy by itself',
        },
        {
          file: 'pkg/watch/streamwatcher.go',
          line: 114,
          versions: '>= v0.33',
          what: 'Decode call: quiet watch, healthy by itself',
        },
      ],
      createdBy: [
        { function: 'k8s.io/apimachinery/pkg/watch.NewStreamWatcher', file: 'pkg/watch/streamwatcher.go' },
      ],
      cause:
        '0.21 added a `done` case to the send, but only `Stop()` closes it. A caller that returns on another context, on a timeout or on a failed type assertion without `defer w.Stop()` leaves the goroutine, the response body and one HTTP/2 stream (or one HTTP/1 connection) behind.',
      affected: 'All versions from 0.21.',
      range: { module: 'k8s.io/apimachinery', introduced: 'v0.21.0', fixed: null },
      fixed: 'Not a library bug.',
      remedy:
        '`defer w.Stop()` directly after a successful Watch, and pass a cancellable ctx. Prefer informers or RetryWatcher.',
      healthyWhen:
        'Exactly one per active watch in Decode (IO wait or sync.Cond.Wait) is normal: N informers are N goroutines. A select in `receive` itself for more than a few ms means that the consumer is slow or gone.',
      companions: ['http2-client-stream-writerequest', 'http2-pipe-read'],
      evidence: [
        'https://github.com/kubernetes/apimachinery/blob/v0.30.0/pkg/watch/streamwatcher.go#L127',
        'https://github.com/kubernetes/apimachinery/blob/v0.36.0/pkg/watch/streamwatcher.go#L136',
      ],
    },
    {
      id: 'k8s-watch-filter-send',
      title: 'watch.Filter wrapper stuck sending a filtered event',
      modules: ['k8s.io/apimachinery'],
      match: {
        frames: ['k8s.io/apimachinery/pkg/watch.(*filteredWatch).loop'],
        blocking: true,
        states: ['chan send'],
      },
      lines: [
        { file: 'pkg/watch/filter.go', line: 68, versions: 'v0.24.0', what: 'send of the filtered event' },
        { file: 'pkg/watch/filter.go', line: 67, versions: 'v0.30.0', what: 'send of the filtered event' },
        { file: 'pkg/watch/filter.go', line: 42, versions: 'v0.24.0', what: 'go statement' },
        { file: 'pkg/watch/filter.go', line: 41, versions: 'v0.30.0', what: 'go statement' },
      ],
      createdBy: [{ function: 'k8s.io/apimachinery/pkg/watch.Filter', file: 'pkg/watch/filter.go' }],
      cause:
        '`loop` forwards with a bare send on an unbuffered channel. `Stop()` only stops the upstream watch, so a loop that is already in the send is not released.',
      affected: 'All versions read (v0.24.0, v0.30.0).',
      fixed: 'Not fixed.',
      remedy:
        'Drain `ResultChan()` after `Stop()` until it is closed, or filter in the consumer instead of with `watch.Filter`.',
      healthyWhen: 'chan receive in `loop` (range over the upstream watch) is the normal idle state.',
      evidence: ['https://github.com/kubernetes/apimachinery/blob/v0.24.0/pkg/watch/filter.go#L68'],
    },
    {
      id: 'k8s-watch-broadcaster-not-shutdown',
      per: 'object',
      title: 'Event broadcaster loop never shut down (record.NewBroadcaster / events.NewBroadcaster)',
      modules: ['k8s.io/apimachinery', 'k8s.io/client-go'],
      match: {
        frames: ['k8s.io/apimachinery/pkg/watch.(*Broadcaster).loop'],
        blocking: true,
        states: ['chan receive'],
      },
      lines: [
        { file: 'pkg/watch/mux.go', line: 207, versions: 'v0.18', what: '`for event := range m.incoming`' },
        { file: 'pkg/watch/mux.go', line: 219, versions: 'v0.20.5', what: '`for event := range m.incoming`' },
        {
          file: 'pkg/watch/mux.go',
          line: 247,
          versions: 'v0.21 - v0.24',
          what: '`for event := range m.incoming`',
        },
        {
          file: 'pkg/watch/mux.go',
          line: 268,
          versions: 'v0.30 - v0.36',
          what: '`for event := range m.incoming`',
        },
        { file: 'pkg/watch/mux.go', line: 75, versions: 'v0.18', what: 'go statement in NewBroadcaster' },
        {
          file: 'pkg/watch/mux.go',
          line: 73,
          versions: 'v0.20.5 - v0.24',
          what: 'go statement in NewBroadcaster',
        },
        {
          file: 'pkg/watch/mux.go',
          line: 89,
          versions: 'v0.21 - v0.24',
          what: 'go statement in NewLongQueueBroadcaster',
        },
        {
          file: 'pkg/watch/mux.go',
          line: 77,
          versions: 'v0.30 - v0.36',
          what: 'go statement in NewBroadcaster',
        },
        {
          file: 'pkg/watch/mux.go',
          line: 93,
          versions: 'v0.30 - v0.36',
          what: 'go statement in NewLongQueueBroadcaster',
        },
      ],
      createdBy: [
        { function: 'k8s.io/apimachinery/pkg/watch.NewBroadcaster', file: 'pkg/watch/mux.go' },
        { function: 'k8s.io/apimachinery/pkg/watch.NewLongQueueBroadcaster', file: 'pkg/watch/mux.go' },
      ],
      cause:
        'Creating a broadcaster starts its loop at once, and stopping the sink watcher does not stop it: only `Shutdown()` closes `incoming`. Code that makes one broadcaster per request, per tenant cluster or per scheduler simulation leaks one loop and its queues each time.',
      affected:
        'All versions; not stoppable before client-go 0.18, and with `WithContext` in 0.30 the automatic shutdown was inverted.',
      fixed: '`Shutdown()` exposed by Kubernetes 1.18; context-driven shutdown works from client-go v0.31.0.',
      remedy:
        'Call `broadcaster.Shutdown()` (defer it next to NewBroadcaster), or on client-go 0.31 and later use `record.WithContext(ctx)`. Use one broadcaster per process.',
      healthyWhen:
        '1-2 per controller or manager for the life of the process (controller-runtime makes one per manager, kube-controller-manager one per controller).',
      healthyCount: 2,
      companions: ['k8s-record-event-watcher', 'k8s-events-v1-broadcaster', 'kube-scheduler-nextpod'],
      evidence: [
        'https://github.com/kubernetes/kubernetes/issues/83487',
        'https://github.com/kubernetes/client-go/issues/649',
        'https://github.com/kubernetes/kubernetes/issues/124635',
        'https://github.com/kubernetes/kubernetes/issues/123379',
        'https://github.com/kubernetes/kubernetes/issues/107191',
      ],
    },
    {
      id: 'k8s-record-event-watcher',
      per: 'object',
      title: 'StartRecordingToSink / StartLogging watcher goroutine left behind',
      modules: ['k8s.io/client-go'],
      match: {
        frames: ['k8s.io/client-go/tools/record.(*eventBroadcasterImpl).StartEventWatcher.func*'],
        blocking: true,
        states: ['chan receive', 'select'],
      },
      lines: [
        { file: 'tools/record/event.go', line: 288, versions: 'v0.18.8', what: 'range over ResultChan' },
        { file: 'tools/record/event.go', line: 286, versions: 'v0.18.8', what: 'go statement' },
        { file: 'tools/record/event.go', line: 301, versions: 'v0.20.5', what: 'range over ResultChan' },
        { file: 'tools/record/event.go', line: 299, versions: 'v0.20.5', what: 'go statement' },
        { file: 'tools/record/event.go', line: 304, versions: 'v0.24.0', what: 'range over ResultChan' },
        { file: 'tools/record/event.go', line: 302, versions: 'v0.24.0', what: 'go statement' },
        {
          file: 'tools/record/event.go',
          line: 403,
          versions: 'v0.30.0',
          what: 'select on cancelationCtx and ResultChan',
        },
        { file: 'tools/record/event.go', line: 400, versions: 'v0.30.0', what: 'go statement' },
        {
          file: 'tools/record/event.go',
          line: 407,
          versions: 'v0.31.0 - v0.35.0',
          what: 'select on cancelationCtx and ResultChan',
        },
        { file: 'tools/record/event.go', line: 404, versions: 'v0.31.0 - v0.35.0', what: 'go statement' },
      ],
      createdBy: [
        {
          function: 'k8s.io/client-go/tools/record.(*eventBroadcasterImpl).StartEventWatcher',
          file: 'tools/record/event.go',
        },
      ],
      cause:
        'The watcher lives until its own `Stop()` or the `Shutdown()` of the broadcaster. In 0.30.0 `WithContext` did not shut the broadcaster down because the test `ctx.Done() == nil` was inverted.',
      affected: 'All versions; regression with `WithContext` in v0.30.x.',
      fixed: 'v0.31.0 (PR 124635); a CPU hot loop at shutdown is fixed in v0.36.0 (PR 137398).',
      remedy:
        'Shut the broadcaster down. Keep the returned `watch.Interface` and Stop it when only one sink has to end.',
      healthyWhen: 'One per sink (normally 2: logging and API sink) per broadcaster.',
      companions: ['k8s-watch-broadcaster-not-shutdown'],
      evidence: [
        'https://github.com/kubernetes/kubernetes/issues/83487',
        'https://github.com/kubernetes/kubernetes/issues/124635',
        'https://github.com/kubernetes/kubernetes/issues/137398',
        'https://github.com/kubernetes/client-go/blob/v0.30.0/tools/record/event.go#L207',
      ],
    },
    {
      id: 'k8s-record-action-send',
      title: 'Event recorder goroutines pile up on a full broadcaster queue',
      modules: ['k8s.io/client-go', 'k8s.io/apimachinery'],
      match: {
        frames: ['k8s.io/apimachinery/pkg/watch.(*Broadcaster).Action'],
        blocking: true,
        states: ['chan send'],
        below: ['k8s.io/client-go/tools/record.(*recorderImpl).generateEvent.func*'],
      },
      lines: [
        { file: 'pkg/watch/mux.go', line: 189, versions: 'v0.18.0', what: '`m.incoming <- Event{}`' },
        { file: 'tools/record/event.go', line: 328, versions: 'v0.18.8', what: 'go statement' },
        { file: 'tools/record/event.go', line: 331, versions: 'v0.18.8', what: 'call of Action' },
        {
          file: 'pkg/watch/mux.go',
          line: 220,
          versions: '>= v0.21',
          what: 'ActionOrDrop, the replacement that does not block',
        },
      ],
      createdBy: [
        {
          function: 'k8s.io/client-go/tools/record.(*recorderImpl).generateEvent',
          file: 'tools/record/event.go',
        },
      ],
      cause:
        'Each event was sent by its own goroutine on `incoming` (buffer 25). When the sink is stuck (API server unreachable, retry sleeps of 10 s and more) or the loop was shut down, one goroutine per event stays blocked.',
      affected: 'client-go up to 0.20.',
      range: { module: 'k8s.io/client-go', introduced: null, fixed: 'v0.21.0' },
      fixed:
        'Later versions use `ActionOrDrop` (apimachinery and client-go from v0.21) and drop instead of blocking.',
      remedy: 'Upgrade client-go. Bound the event rate and fix the unreachable event sink.',
      healthyWhen: 'Short bursts during an API outage, which drain by themselves.',
      companions: ['k8s-watch-broadcaster-not-shutdown'],
      evidence: [
        'https://github.com/kubernetes/client-go/blob/v0.18.8/tools/record/event.go#L328',
        'https://github.com/kubernetes/apimachinery/blob/v0.21.0/pkg/watch/mux.go#L220',
      ],
    },
    {
      id: 'k8s-events-v1-broadcaster',
      per: 'object',
      title: 'events.k8s.io broadcaster watcher / refresh loops not stopped (kube-scheduler profile recorder)',
      modules: ['k8s.io/client-go'],
      match: {
        frames: ['k8s.io/client-go/tools/events.(*eventBroadcasterImpl).StartEventWatcher.func*'],
        blocking: true,
        states: ['chan receive'],
      },
      lines: [
        {
          file: 'tools/events/event_broadcaster.go',
          line: 282,
          versions: 'v0.18.8',
          what: 'go statement of the watcher',
        },
        {
          file: 'tools/events/event_broadcaster.go',
          line: 297,
          versions: 'v0.18.8',
          what: 'go statement of a wait.Until loop',
        },
        {
          file: 'tools/events/event_broadcaster.go',
          line: 300,
          versions: 'v0.18.8',
          what: 'go statement of a wait.Until loop',
        },
        {
          file: 'tools/events/event_broadcaster.go',
          line: 312,
          versions: 'v0.18.8',
          what: 'go statement of the `<-stopCh` helper',
        },
        {
          file: 'tools/events/event_broadcaster.go',
          line: 297,
          versions: 'v0.20.5',
          what: 'go statement of the watcher',
        },
        {
          file: 'tools/events/event_broadcaster.go',
          line: 300,
          versions: 'v0.20.5',
          what: 'receive of the watcher',
        },
        {
          file: 'tools/events/event_broadcaster.go',
          line: 320,
          versions: 'v0.20.5',
          what: 'go statement of the `<-stopCh` helper',
        },
        { file: 'tools/events/event_broadcaster.go', line: 321, versions: 'v0.20.5', what: '`<-stopCh`' },
        {
          file: 'tools/events/event_broadcaster.go',
          line: 328,
          versions: 'v0.20.5',
          what: 'go statement of refreshExistingEventSeries',
        },
        {
          file: 'tools/events/event_broadcaster.go',
          line: 329,
          versions: 'v0.20.5',
          what: 'go statement of finishSeries',
        },
        {
          file: 'tools/events/event_broadcaster.go',
          line: 311,
          versions: 'v0.24.0',
          what: 'go statement of the watcher',
        },
        {
          file: 'tools/events/event_broadcaster.go',
          line: 334,
          versions: 'v0.24.0',
          what: 'go statement of the `<-stopCh` helper',
        },
        {
          file: 'tools/events/event_broadcaster.go',
          line: 342,
          versions: 'v0.24.0',
          what: 'go statement of refreshExistingEventSeries',
        },
        {
          file: 'tools/events/event_broadcaster.go',
          line: 343,
          versions: 'v0.24.0',
          what: 'go statement of finishSeries',
        },
        {
          file: 'tools/events/event_broadcaster.go',
          line: 349,
          versions: 'v0.30 - v0.35',
          what: 'go statement of the watcher',
        },
        {
          file: 'tools/events/event_broadcaster.go',
          line: 375,
          versions: 'v0.30 - v0.35',
          what: 'go statement of the stop helper',
        },
        {
          file: 'tools/events/event_broadcaster.go',
          line: 393,
          versions: 'v0.30 - v0.35',
          what: 'go statement of refreshExistingEventSeries',
        },
        {
          file: 'tools/events/event_broadcaster.go',
          line: 394,
          versions: 'v0.30 - v0.35',
          what: 'go statement of finishSeries',
        },
      ],
      createdBy: [
        {
          function: 'k8s.io/client-go/tools/events.(*eventBroadcasterImpl).StartEventWatcher',
          file: 'tools/events/event_broadcaster.go',
        },
        {
          function: 'k8s.io/client-go/tools/events.(*eventBroadcasterImpl).startRecordingEvents',
          file: 'tools/events/event_broadcaster.go',
        },
        {
          function: 'k8s.io/client-go/tools/events.(*eventBroadcasterImpl).StartRecordingToSink',
          file: 'tools/events/event_broadcaster.go',
        },
      ],
      cause:
        'The scheduler builds one of these per recorder factory. A program that constructs schedulers repeatedly and passes a stop channel that is never closed, or does not call Shutdown, leaks 4-5 goroutines and the event cache per run.',
      affected: 'All versions.',
      fixed: 'Not a library bug.',
      remedy:
        'Close the stopCh given to `StartRecordingToSink` and call `Shutdown()`. For simulations use a no-op recorder (`events.FakeRecorder`).',
      healthyWhen: 'One set per scheduler or controller process.',
      healthyCount: 1,
      companions: ['k8s-watch-broadcaster-not-shutdown', 'kube-scheduler-nextpod'],
      evidence: [
        'https://github.com/kubernetes/client-go/blob/v0.30.0/tools/events/event_broadcaster.go#L349',
        'https://github.com/alibaba/open-simulator/blob/HEAD/vendor/k8s.io/client-go/tools/events/event_broadcaster.go#L297',
      ],
    },
    {
      id: 'k8s-retrywatcher-send',
      per: 'object',
      title: 'RetryWatcher receive loop blocked because nobody reads and nobody stops',
      modules: ['k8s.io/client-go'],
      match: {
        frames: ['k8s.io/client-go/tools/watch.(*RetryWatcher).send'],
        blocking: true,
        states: ['select'],
      },
      lines: [
        { file: 'tools/watch/retrywatcher.go', line: 92, versions: 'v0.16.4 - v0.24', what: 'select in send' },
        { file: 'tools/watch/retrywatcher.go', line: 91, versions: 'v0.30', what: 'select in send' },
        { file: 'tools/watch/retrywatcher.go', line: 102, versions: 'v0.35', what: 'select in send' },
        {
          file: 'tools/watch/retrywatcher.go',
          line: 144,
          versions: 'v0.16.4, v0.30',
          what: 'select in doReceive: the idle state',
        },
        {
          file: 'tools/watch/retrywatcher.go',
          line: 145,
          versions: 'v0.24',
          what: 'select in doReceive: the idle state',
        },
        {
          file: 'tools/watch/retrywatcher.go',
          line: 184,
          versions: 'v0.35',
          what: 'select in doReceive: the idle state',
        },
        {
          file: 'tools/watch/retrywatcher.go',
          line: 250,
          versions: 'v0.18.8',
          what: 'select of the helper started by receive',
        },
        {
          file: 'tools/watch/retrywatcher.go',
          line: 253,
          versions: 'v0.24',
          what: 'select of the helper started by receive',
        },
        {
          file: 'tools/watch/retrywatcher.go',
          line: 252,
          versions: 'v0.30',
          what: 'select of the helper started by receive',
        },
      ],
      createdBy: [
        { function: 'k8s.io/client-go/tools/watch.newRetryWatcher', file: 'tools/watch/retrywatcher.go' },
      ],
      cause:
        '`send` waits for the consumer or for stopChan. If the consumer returns without Stop(), the loop and its helper stay, and the inner StreamWatcher with them.',
      affected: 'All versions; the context variant (0.34 and later) also ends with ctx.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: '`defer rw.Stop()`; from client-go 0.33 use NewRetryWatcherWithContext.',
      healthyWhen: '2 per live RetryWatcher in `doReceive` (select) is normal.',
      companions: ['k8s-streamwatcher-never-stopped'],
      evidence: ['https://github.com/kubernetes/client-go/blob/v0.30.0/tools/watch/retrywatcher.go#L91'],
    },
  ],
  benign: [
    {
      id: 'k8s-streamwatcher-decode',
      per: 'object',
      heldBy: [
        'k8s.io/client-go/tools/cache.(*Reflector).watch',
        'k8s.io/client-go/tools/cache.(*Reflector).ListAndWatch',
        'k8s.io/client-go/tools/cache.(*Reflector).ListAndWatchWithContext',
        'k8s.io/client-go/tools/cache.handleAnyWatch',
        'k8s.io/client-go/tools/watch.(*RetryWatcher).doReceive',
      ],
      multiplied: 'k8s-streamwatcher-never-stopped',
      match: {
        frames: ['k8s.io/apimachinery/pkg/watch.(*StreamWatcher).receive'],
        blocking: false,
        states: ['sync.Cond.Wait', 'IO wait', 'select'],
        above: ['k8s.io/client-go/rest/watch.(*Decoder).Decode'],
      },
      why: 'Idle watch waiting for the server (select is the h2 pipe).',
      expected: '1 per active watch.',
      evidence: ['https://github.com/kubernetes/apimachinery/blob/v0.30.0/pkg/watch/streamwatcher.go#L105'],
    },
    {
      id: 'k8s-event-broadcaster-set',
      per: 'object',
      match: {
        frames: [
          'k8s.io/apimachinery/pkg/watch.(*Broadcaster).loop',
          'k8s.io/client-go/tools/record.(*eventBroadcasterImpl).StartEventWatcher.func*',
        ],
        blocking: true,
        states: ['chan receive', 'select'],
      },
      why: 'Event recorder of one component.',
      expected: '1 plus sinks (normally 2) per broadcaster; a handful per process.',
      evidence: ['https://github.com/kubernetes/apimachinery/blob/v0.30.0/pkg/watch/mux.go#L77'],
    },
  ],
  sets: [
    {
      id: 'set-event-broadcaster-core',
      title: 'Event broadcaster, core/v1 recorder',
      lead: 'k8s-watch-broadcaster-not-shutdown',
      members: [
        { frame: 'k8s.io/apimachinery/pkg/watch.(*Broadcaster).loop', perUnit: [1, 1] },
        {
          frame: 'k8s.io/client-go/tools/record.(*eventBroadcasterImpl).StartEventWatcher.func*',
          perUnit: [1, null],
        },
      ],
    },
    {
      id: 'set-event-broadcaster-events',
      title: 'Event broadcaster, events/v1',
      lead: 'k8s-events-v1-broadcaster',
      members: [
        { frame: 'k8s.io/apimachinery/pkg/watch.(*Broadcaster).loop', perUnit: [1, 1] },
        {
          frame: 'k8s.io/client-go/tools/events.(*eventBroadcasterImpl).StartEventWatcher.func*',
          perUnit: [1, 1],
        },
        {
          frame: 'k8s.io/client-go/tools/events.(*eventBroadcasterImpl).startRecordingEvents.func*',
          perUnit: [1, 1],
        },
        { frame: 'k8s.io/apimachinery/pkg/util/wait.BackoffUntil', perUnit: [2, 2] },
      ],
    },
  ],
}
