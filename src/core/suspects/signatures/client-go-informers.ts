import type { Family } from '#core/suspects/signature.ts'

export const clientGoInformers: Family = {
  signatures: [
    {
      id: 'k8s-informer-listener-run',
      per: 'object',
      onPurpose: true,
      title:
        'Informer handler goroutines (processorListener.run) survive because the informer was never stopped',
      modules: ['k8s.io/client-go'],
      match: {
        frames: [
          'k8s.io/client-go/tools/cache.(*processorListener).run.func*',
          'k8s.io/client-go/tools/cache.(*processorListener).run',
        ],
        blocking: true,
        states: ['chan receive'],
      },
      lines: [
        {
          file: 'tools/cache/shared_informer.go',
          line: 739,
          versions: 'v0.18.8',
          what: '`for next := range p.nextCh`',
        },
        {
          file: 'tools/cache/shared_informer.go',
          line: 772,
          versions: 'v0.20.5',
          what: '`for next := range p.nextCh`',
        },
        {
          file: 'tools/cache/shared_informer.go',
          line: 813,
          versions: 'v0.24.0',
          what: '`for next := range p.nextCh`',
        },
        {
          file: 'tools/cache/shared_informer.go',
          line: 973,
          versions: 'v0.30.0',
          what: '`for next := range p.nextCh`',
        },
        {
          file: 'tools/cache/shared_informer.go',
          line: 1060,
          versions: 'v0.35.0',
          what: '`for next := range p.nextCh`, directly in run',
        },
        {
          file: 'pkg/util/wait/wait.go',
          line: 71,
          versions: 'apimachinery v0.20.5',
          what: 'go statement in (*Group).Start',
        },
      ],
      createdBy: [
        { function: 'k8s.io/apimachinery/pkg/util/wait.(*Group).Start', file: 'pkg/util/wait/wait.go' },
      ],
      cause:
        'Two goroutines per registered handler (`run` and `pop`) live until the stop channel given to `Run` or `factory.Start` closes. Building a SharedInformerFactory per request with a stop channel that is not closed leaks the whole set and the indexer with all DeepCopied objects.',
      affected: 'All versions.',
      fixed: 'Not a bug; since Kubernetes 1.26 `factory.Shutdown()` can wait for it (PR 112200).',
      remedy:
        'Close the stop channel or ctx, call `factory.Shutdown()`, remove handlers with `RemoveEventHandler` (0.26 and later). Do not create factories per call.',
      healthyWhen:
        'Exactly 2 goroutines per handler per informer (one here, one in pop). N controllers times M handlers can be hundreds, but constant.',
      companions: [
        'k8s-reflector-watch-not-stopped',
        'k8s-informer-deltafifo-pop',
        'k8s-informer-listener-pop',
        'heap-k8s-deepcopy-retained',
      ],
      evidence: [
        'https://github.com/kcp-dev/kcp/issues/3016',
        'https://github.com/kubernetes/kubernetes/issues/45454',
        'https://github.com/kubernetes/kubernetes/issues/112200',
        'https://github.com/kubernetes/client-go/blob/v0.30.0/tools/cache/shared_informer.go#L973',
      ],
    },
    {
      id: 'k8s-informer-listener-pop',
      per: 'object',
      onPurpose: true,
      title: 'processorListener.pop left over / slow handler with growing ring buffer',
      modules: ['k8s.io/client-go'],
      match: {
        frames: ['k8s.io/client-go/tools/cache.(*processorListener).pop'],
        blocking: true,
        states: ['select'],
      },
      lines: [
        { file: 'tools/cache/shared_informer.go', line: 709, versions: 'v0.18.8', what: 'select' },
        { file: 'tools/cache/shared_informer.go', line: 742, versions: 'v0.20.5', what: 'select' },
        { file: 'tools/cache/shared_informer.go', line: 783, versions: 'v0.24.0', what: 'select' },
        { file: 'tools/cache/shared_informer.go', line: 943, versions: 'v0.30.0', what: 'select' },
        { file: 'tools/cache/shared_informer.go', line: 1029, versions: 'v0.35.0', what: 'select' },
      ],
      createdBy: [
        { function: 'k8s.io/apimachinery/pkg/util/wait.(*Group).Start', file: 'pkg/util/wait/wait.go' },
      ],
      cause:
        'Same life cycle as `processorListener.run`. If `run` is blocked inside a user handler, `pop` keeps absorbing events into an unbounded ring buffer (`k8s.io/utils/buffer.(*RingGrowing).WriteOne` in the heap profile), so memory grows although the goroutine count is flat.',
      affected: 'All versions.',
      fixed: 'Unbounded by design.',
      remedy: 'Return fast from handlers (enqueue a key) and stop informers.',
      healthyWhen:
        'One per handler. Check that the paired `run` goroutine is in chan receive, not inside user code.',
      companions: [
        'k8s-reflector-watch-not-stopped',
        'k8s-informer-deltafifo-pop',
        'k8s-informer-listener-run',
        'heap-k8s-deepcopy-retained',
      ],
      evidence: [
        'https://github.com/kcp-dev/kcp/issues/3016',
        'https://github.com/kubernetes/client-go/blob/v0.30.0/tools/cache/shared_informer.go#L936',
      ],
    },
    {
      id: 'k8s-informer-deltafifo-pop',
      per: 'object',
      onPurpose: true,
      title: 'Informer process loop parked in DeltaFIFO.Pop for a dropped informer',
      modules: ['k8s.io/client-go'],
      match: {
        frames: [
          'k8s.io/client-go/tools/cache.(*DeltaFIFO).Pop',
          'k8s.io/client-go/tools/cache.(*RealFIFO).Pop',
          'k8s.io/client-go/tools/cache.(*RealFIFO).PopBatch',
        ],
        blocking: true,
        states: ['sync.Cond.Wait'],
      },
      lines: [
        { file: 'tools/cache/delta_fifo.go', line: 479, versions: 'v0.18.8', what: 'cond.Wait' },
        { file: 'tools/cache/delta_fifo.go', line: 493, versions: 'v0.20.5', what: 'cond.Wait' },
        { file: 'tools/cache/delta_fifo.go', line: 527, versions: 'v0.24.0', what: 'cond.Wait' },
        { file: 'tools/cache/delta_fifo.go', line: 575, versions: 'v0.30.0', what: 'cond.Wait' },
        { file: 'tools/cache/delta_fifo.go', line: 511, versions: 'v0.35.0', what: 'cond.Wait' },
        { file: 'tools/cache/controller.go', line: 183, versions: 'v0.20.5', what: 'processLoop calls Pop' },
      ],
      createdBy: [{ function: 'k8s.io/client-go/informers.(*sharedInformerFactory).Start' }],
      cause:
        'Pop returns only on a new delta or when the queue is closed by the stop channel. Each unstopped informer leaves processLoop, `controller.Run.func1`, the reflector, its resync helper and two goroutines per handler.',
      affected: 'All versions.',
      fixed: 'Not a bug.',
      remedy:
        'Close the stop channel of the informer. In tests or simulations give each factory its own cancellable context and `Shutdown()` it.',
      healthyWhen: 'One per informer (resource type times factory).',
      companions: ['k8s-reflector-watch-not-stopped', 'k8s-informer-listener-run', 'k8s-informer-listener-pop'],
      evidence: [
        'https://github.com/kubernetes/client-go/blob/v0.30.0/tools/cache/delta_fifo.go#L575',
        'https://github.com/kubernetes/client-go/blob/v0.30.0/tools/cache/controller.go#L131',
      ],
    },
    {
      id: 'k8s-reflector-watch-not-stopped',
      per: 'object',
      onPurpose: true,
      title: 'Reflector list/watch loop of an informer nobody stopped',
      modules: ['k8s.io/client-go'],
      match: {
        frames: [
          'k8s.io/client-go/tools/cache.(*Reflector).watchHandler',
          'k8s.io/client-go/tools/cache.watchHandler',
          'k8s.io/client-go/tools/cache.handleWatch',
          'k8s.io/client-go/tools/cache.handleAnyWatch',
        ],
        blocking: true,
        states: ['select'],
      },
      lines: [
        {
          file: 'tools/cache/reflector.go',
          line: 432,
          versions: 'v0.18.8',
          what: 'select in (*Reflector).watchHandler',
        },
        {
          file: 'tools/cache/reflector.go',
          line: 463,
          versions: 'v0.20.5',
          what: 'select in (*Reflector).watchHandler',
        },
        {
          file: 'tools/cache/reflector.go',
          line: 469,
          versions: 'v0.24.0',
          what: 'select in (*Reflector).watchHandler',
        },
        {
          file: 'tools/cache/reflector.go',
          line: 732,
          versions: 'v0.30.0',
          what: 'select in watchHandler (plain function)',
        },
        { file: 'tools/cache/reflector.go', line: 904, versions: 'v0.35.0', what: 'select in handleAnyWatch' },
        {
          file: 'tools/cache/reflector.go',
          line: 323,
          versions: 'v0.18.8',
          what: 'go statement of the resync helper',
        },
        {
          file: 'tools/cache/reflector.go',
          line: 329,
          versions: 'v0.18.8',
          what: 'select of the resync helper',
        },
        {
          file: 'tools/cache/reflector.go',
          line: 373,
          versions: 'v0.20.5',
          what: 'select of the resync helper ListAndWatch.func2',
        },
        {
          file: 'tools/cache/reflector.go',
          line: 368,
          versions: 'v0.24.0',
          what: 'go statement of the resync helper',
        },
        {
          file: 'tools/cache/reflector.go',
          line: 374,
          versions: 'v0.24.0',
          what: 'select of the resync helper',
        },
        { file: 'tools/cache/reflector.go', line: 371, versions: 'v0.30.0', what: 'startResync' },
        {
          file: 'tools/cache/reflector.go',
          line: 377,
          versions: 'v0.30.0',
          what: 'select of the resync helper',
        },
      ],
      createdBy: [
        {
          function: 'k8s.io/apimachinery/pkg/util/wait.(*Group).StartWithChannel',
          file: 'pkg/util/wait/wait.go',
        },
        { function: 'k8s.io/apimachinery/pkg/util/wait.(*Group).Start', file: 'pkg/util/wait/wait.go' },
      ],
      cause:
        'The reflector lists and watches again for ever until its stop channel closes, also for resources whose CRD was removed. Dynamic and metadata factories cannot stop a single informer.',
      affected:
        'All versions; stopping a single informer is still missing in shared factories (PR 142256 open).',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'Use one context per dynamic informer and cancel it when the CRD or tenant goes away.',
      healthyWhen: 'One per informer, with a matching StreamWatcher.receive and HTTP/2 stream.',
      companions: [
        'k8s-informer-deltafifo-pop',
        'k8s-informer-listener-run',
        'k8s-informer-listener-pop',
        'heap-k8s-deepcopy-retained',
      ],
      evidence: [
        'https://github.com/kubernetes/kubernetes/issues/142256',
        'https://github.com/kubernetes/kubernetes/issues/79610',
        'https://github.com/kubernetes/client-go/blob/v0.30.0/tools/cache/reflector.go#L732',
      ],
    },
    {
      id: 'k8s-reflector-backoff-after-stop',
      title: 'Reflector lingers in backoff after stop (≤ 0.26)',
      modules: ['k8s.io/client-go'],
      match: {
        frames: [
          'k8s.io/client-go/tools/cache.(*Reflector).watch',
          'k8s.io/client-go/tools/cache.(*Reflector).ListAndWatch',
        ],
        blocking: true,
        states: ['chan receive'],
      },
      lines: [
        {
          file: 'tools/cache/reflector.go',
          line: 388,
          versions: 'before v0.27 (reported stack)',
          what: 'wait on the backoff timer',
        },
        {
          file: 'tools/cache/reflector.go',
          line: 423,
          versions: 'v0.23 - v0.24',
          what: 'wait on the backoff timer, in ListAndWatch',
        },
        {
          file: 'tools/cache/reflector.go',
          line: 439,
          versions: 'v0.23 - v0.24',
          what: 'wait on the backoff timer, in ListAndWatch',
        },
        {
          file: 'tools/cache/reflector.go',
          line: 323,
          versions: 'v0.25 - v0.26',
          what: 'wait on the backoff timer, in ListAndWatch',
        },
        {
          file: 'tools/cache/reflector.go',
          line: 341,
          versions: 'v0.25 - v0.26',
          what: 'wait on the backoff timer, in ListAndWatch',
        },
        { file: 'tools/cache/reflector.go', line: 434, versions: 'v0.30', what: 'fixed: select with stopCh' },
        { file: 'tools/cache/reflector.go', line: 460, versions: 'v0.30', what: 'fixed: select with stopCh' },
      ],
      createdBy: [
        { function: 'k8s.io/apimachinery/pkg/util/wait.(*Group).Start', file: 'pkg/util/wait/wait.go' },
      ],
      cause:
        'The connection-refused path waited on the backoff timer without looking at stopCh, which leaves zombie reflectors for up to tens of seconds after shutdown.',
      affected: 'client-go up to v0.26.',
      range: { module: 'k8s.io/client-go', introduced: null, fixed: 'v0.27.0' },
      fixed: 'v0.27.0 (commit 29ad2bc1d: select with stopCh).',
      remedy: 'Upgrade; otherwise treat it as transient.',
      healthyWhen: 'Goes away by itself within the backoff cap (about 30-60 s).',
      evidence: ['https://github.com/kubernetes/client-go/commit/29ad2bc1d'],
    },
    {
      id: 'k8s-indexerinformerwatcher-ticketer',
      title: 'NewIndexerInformerWatcher: one goroutine per undelivered event (ticketer)',
      modules: ['k8s.io/client-go'],
      match: {
        frames: ['k8s.io/client-go/tools/watch.(*ticketer).WaitForTicket'],
        blocking: true,
        states: ['sync.Cond.Wait'],
      },
      lines: [
        {
          file: 'tools/watch/informerwatcher.go',
          line: 46,
          versions: 'kubernetes-1.14.0',
          what: 'wait in WaitForTicket (46-50)',
        },
        {
          file: 'tools/watch/informerwatcher.go',
          line: 70,
          versions: 'kubernetes-1.14.0',
          what: 'go statement',
        },
        {
          file: 'tools/watch/informerwatcher.go',
          line: 81,
          versions: 'kubernetes-1.14.0',
          what: 'go statement',
        },
        {
          file: 'tools/watch/informerwatcher.go',
          line: 92,
          versions: 'kubernetes-1.14.0',
          what: 'go statement',
        },
      ],
      createdBy: [
        {
          function: 'k8s.io/client-go/tools/watch.NewIndexerInformerWatcher.func*',
          file: 'tools/watch/informerwatcher.go',
        },
      ],
      cause:
        'Each event spawned a goroutine waiting for its turn. When the consumer stopped reading, all of them stayed.',
      affected: 'client-go up to kubernetes-1.14.',
      fixed: 'kubernetes-1.15 (PR 77434: eventProcessor with one goroutine).',
      remedy: 'Upgrade client-go to Kubernetes 1.15 or later.',
      evidence: [
        'https://github.com/kubernetes/kubernetes/issues/77434',
        'https://github.com/kubernetes/client-go/commit/ba0da5aa4',
        'https://github.com/kubernetes/client-go/blob/kubernetes-1.14.0/tools/watch/informerwatcher.go#L70',
      ],
    },
    {
      id: 'k8s-eventprocessor-writebatch',
      per: 'object',
      title: 'UntilWithSync / IndexerInformerWatcher not stopped',
      modules: ['k8s.io/client-go'],
      match: {
        frames: [
          'k8s.io/client-go/tools/watch.(*eventProcessor).writeBatch',
          'k8s.io/client-go/tools/watch.(*eventProcessor).takeBatch',
        ],
        blocking: true,
        states: ['select', 'sync.Cond.Wait'],
      },
      lines: [
        {
          file: 'tools/watch/informerwatcher.go',
          line: 74,
          versions: 'v0.16.4 - v0.30.0',
          what: 'select in writeBatch',
        },
        {
          file: 'tools/watch/informerwatcher.go',
          line: 64,
          versions: 'v0.16.4 - v0.30.0',
          what: 'cond.Wait in takeBatch',
        },
        {
          file: 'tools/watch/informerwatcher.go',
          line: 140,
          versions: 'v0.16.4 - v0.30.0',
          what: 'go statement of run',
        },
        {
          file: 'tools/watch/informerwatcher.go',
          line: 143,
          versions: 'v0.16.4 - v0.30.0',
          what: 'go statement of the informer helper',
        },
        { file: 'tools/watch/informerwatcher.go', line: 76, versions: 'v0.35.0', what: 'select in writeBatch' },
        { file: 'tools/watch/informerwatcher.go', line: 152, versions: 'v0.35.0', what: 'go statement of run' },
        {
          file: 'tools/watch/informerwatcher.go',
          line: 155,
          versions: 'v0.35.0',
          what: 'go statement of the informer helper',
        },
      ],
      createdBy: [
        {
          function: 'k8s.io/client-go/tools/watch.NewIndexerInformerWatcher',
          file: 'tools/watch/informerwatcher.go',
        },
      ],
      cause: 'The processor, its informer and reflector run until `w.Stop()`.',
      affected: 'All versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'Call Stop() and wait on the returned done channel.',
      healthyWhen: 'One per active UntilWithSync call (kubectl wait, kubectl rollout, CSR wait).',
      companions: ['k8s-reflector-watch-not-stopped', 'k8s-informer-deltafifo-pop'],
      evidence: ['https://github.com/kubernetes/client-go/blob/v0.30.0/tools/watch/informerwatcher.go#L74'],
    },
    {
      id: 'k8s-waitforcachesync-forever',
      per: 'object',
      title: 'Goroutines stuck in WaitForCacheSync (missing RBAC, missing CRD, informer never started)',
      modules: ['k8s.io/client-go'],
      match: {
        frames: ['k8s.io/client-go/tools/cache.WaitForCacheSync'],
        blocking: false,
        states: ['select'],
        above: [
          'k8s.io/apimachinery/pkg/util/wait.WaitFor',
          'k8s.io/apimachinery/pkg/util/wait.waitForWithContext',
          'k8s.io/apimachinery/pkg/util/wait.loopConditionUntilContext',
        ],
      },
      lines: [
        {
          file: 'tools/cache/shared_informer.go',
          line: 238,
          versions: 'v0.18.8',
          what: 'call of PollImmediateUntil',
        },
        {
          file: 'tools/cache/shared_informer.go',
          line: 255,
          versions: 'v0.20.5',
          what: 'call of PollImmediateUntil',
        },
        {
          file: 'tools/cache/shared_informer.go',
          line: 270,
          versions: 'v0.24.0',
          what: 'call of PollImmediateUntil',
        },
        {
          file: 'tools/cache/shared_informer.go',
          line: 328,
          versions: 'v0.30.0',
          what: 'call of PollImmediateUntil',
        },
        {
          file: 'tools/cache/shared_informer.go',
          line: 385,
          versions: 'v0.35.0',
          what: 'call of PollImmediateUntil',
        },
      ],
      cause:
        'It polls every 100 ms until HasSynced or the stop channel. If LIST is forbidden or the type does not exist it never ends, and request-scoped callers leak two goroutines plus the informer.',
      affected: 'All versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'Pass a context with timeout and treat false as an error. Check RBAC for list and watch.',
      healthyWhen: 'Normal for a few seconds at start-up.',
      companions: ['k8s-wait-poller', 'k8s-reflector-watch-not-stopped'],
      evidence: ['https://github.com/kubernetes/client-go/blob/v0.30.0/tools/cache/shared_informer.go#L327'],
    },
    {
      id: 'k8s-fake-clientset-watch',
      title: 'Fake clientset watchers never stopped (open-simulator class)',
      kind: 'heap',
      modules: ['k8s.io/client-go', 'k8s.io/apimachinery'],
      match: {
        frames: ['k8s.io/client-go/testing.(*tracker).add', 'k8s.io/apimachinery/pkg/watch.NewRaceFreeFake'],
        blocking: false,
      },
      lines: [
        { file: 'testing/fixture.go', line: 262, versions: 'v0.20.5', what: 'Watch' },
        {
          file: 'testing/fixture.go',
          line: 266,
          versions: 'v0.20.5',
          what: 'NewRaceFreeFake (channels of 100)',
        },
      ],
      createdBy: [
        {
          function: 'k8s.io/apimachinery/pkg/util/wait.(*Group).StartWithChannel',
          file: 'pkg/util/wait/wait.go',
        },
      ],
      cause:
        'The object tracker keeps every created object and every watcher. Informers on a fake client that are not stopped keep the tracker reachable, so all objects of a finished simulation stay in the heap.',
      affected: 'All versions.',
      fixed:
        'open-simulator PR 88: commits 165fdaf, 04f614a and 116f43a (see `kube-scheduler-nextpod` for what each one achieved).',
      remedy: 'Stop all informer factories and wait (`Shutdown()`) before dropping the fake clientset.',
      healthyWhen: 'Tests: freed at process end.',
      companions: [
        'k8s-reflector-watch-not-stopped',
        'k8s-informer-deltafifo-pop',
        'k8s-informer-listener-run',
        'k8s-informer-listener-pop',
        'heap-k8s-deepcopy-retained',
        'kube-scheduler-nextpod',
      ],
      evidence: [
        'https://github.com/alibaba/open-simulator/commit/165fdaf',
        'https://github.com/alibaba/open-simulator/blob/116f43a/vendor/k8s.io/client-go/testing/fixture.go#L262',
      ],
    },
    {
      id: 'heap-k8s-deepcopy-retained',
      title: 'Heap: Kubernetes objects retained by un-stopped caches (DeepCopy on top)',
      kind: 'heap',
      modules: ['k8s.io/api', 'k8s.io/apimachinery'],
      match: {
        frames: [
          'k8s.io/api/core/v1.(*Pod).DeepCopy',
          'k8s.io/api/core/v1.(*PodSpec).DeepCopyInto',
          'k8s.io/api/core/v1.(*Node).DeepCopy',
        ],
        blocking: false,
      },
      lines: [
        {
          file: 'core/v1/zz_generated.deepcopy.go',
          line: 3303,
          versions: 'k8s.io/api v0.20.5',
          what: 'Pod.DeepCopy',
        },
        {
          file: 'core/v1/zz_generated.deepcopy.go',
          line: 3785,
          versions: 'k8s.io/api v0.20.5',
          what: 'PodSpec.DeepCopyInto',
        },
        {
          file: 'core/v1/zz_generated.deepcopy.go',
          line: 2376,
          versions: 'k8s.io/api v0.20.5',
          what: 'Node.DeepCopy',
        },
        {
          file: 'testing/fixture.go',
          line: 376,
          versions: 'client-go v0.20.5',
          what: 'fake tracker, stored copies',
        },
        {
          file: 'testing/fixture.go',
          line: 294,
          versions: 'client-go v0.20.5',
          what: 'fake tracker, returned copies',
        },
      ],
      cause:
        'DeepCopy is only the allocator: the retainer is a cache, queue, tracker or stuck goroutine. Read it together with the goroutine profile.',
      affected: 'All versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'Find the growing goroutine group and stop its informer or queue.',
      healthyWhen:
        'inuse_space of DeepCopy proportional to the number of live objects times caches is normal; alloc_space is always high.',
      companions: [
        'k8s-reflector-watch-not-stopped',
        'k8s-informer-deltafifo-pop',
        'k8s-informer-listener-run',
        'k8s-informer-listener-pop',
        'kube-scheduler-nextpod',
        'kube-scheduler-queue-flushers',
        'kube-scheduler-metrics-recorder',
      ],
      evidence: [
        'https://github.com/alibaba/open-simulator/commit/165fdaf',
        'https://github.com/alibaba/open-simulator/blob/165fdaf/vendor/k8s.io/client-go/testing/fixture.go#L376',
      ],
    },
  ],
  benign: [
    {
      id: 'k8s-informer-nil-stop',
      per: 'object',
      match: {
        frames: [
          'k8s.io/client-go/tools/cache.(*controller).Run.func*',
          'k8s.io/client-go/tools/cache.(*sharedProcessor).run',
        ],
        blocking: true,
        states: ['chan receive (nil chan)'],
      },
      why: 'An informer that runs for the life of the process: its stop channel is the nil channel of `context.Background().Done()`.',
      expected: 'As many as informers were started that way.',
      evidence: ['https://github.com/kubernetes/client-go/blob/v0.30.0/tools/cache/controller.go'],
    },
    {
      id: 'k8s-informer-set',
      per: 'object',
      match: {
        frames: [
          'k8s.io/client-go/tools/cache.(*DeltaFIFO).Pop',
          'k8s.io/client-go/tools/cache.(*RealFIFO).Pop',
          'k8s.io/client-go/tools/cache.(*RealFIFO).PopBatch',
          'k8s.io/client-go/tools/cache.(*controller).Run.func*',
          'k8s.io/client-go/tools/cache.(*sharedProcessor).run',
          'k8s.io/client-go/tools/cache.(*Reflector).watchHandler',
          'k8s.io/client-go/tools/cache.watchHandler',
          'k8s.io/client-go/tools/cache.handleWatch',
          'k8s.io/client-go/tools/cache.handleAnyWatch',
          'k8s.io/client-go/tools/cache.(*Reflector).ListAndWatch.func*',
          'k8s.io/client-go/tools/cache.(*Reflector).startResync',
          'k8s.io/client-go/tools/cache.(*processorListener).run',
          'k8s.io/client-go/tools/cache.(*processorListener).run.func*',
          'k8s.io/client-go/tools/cache.(*processorListener).pop',
        ],
        blocking: true,
        states: ['sync.Cond.Wait', 'chan receive', 'select'],
      },
      why: 'One running informer (its watch is `k8s-streamwatcher-decode`).',
      expected:
        '6, plus 2 per event handler (measured on 0.20.5 with a fake watch: 7 with one handler), plus 1 StreamWatcher with a real API server; compare with the number of (GVR, namespace) informers.',
      evidence: ['https://github.com/kubernetes/client-go/blob/v0.30.0/tools/cache/shared_informer.go#L500'],
    },
  ],
  sets: [
    {
      id: 'set-informer-not-stopped',
      title: 'Informer never stopped',
      lead: 'k8s-reflector-watch-not-stopped',
      members: [
        { frame: 'k8s.io/client-go/tools/cache.(*controller).Run.func*', perUnit: [1, 1] },
        { frame: 'k8s.io/client-go/tools/cache.(*DeltaFIFO).Pop', perUnit: [0, 1] },
        { frame: 'k8s.io/client-go/tools/cache.(*RealFIFO).Pop', perUnit: [0, 1] },
        { frame: 'k8s.io/client-go/tools/cache.(*RealFIFO).PopBatch', perUnit: [0, 1] },
        { frame: 'k8s.io/client-go/tools/cache.(*sharedProcessor).run', perUnit: [1, 1] },
        { frame: 'k8s.io/client-go/tools/cache.(*Reflector).watchHandler', perUnit: [0, 1] },
        { frame: 'k8s.io/client-go/tools/cache.watchHandler', perUnit: [0, 1] },
        { frame: 'k8s.io/client-go/tools/cache.handleWatch', perUnit: [0, 1] },
        { frame: 'k8s.io/client-go/tools/cache.handleAnyWatch', perUnit: [0, 1] },
        { frame: 'k8s.io/client-go/tools/cache.(*Reflector).ListAndWatch.func*', perUnit: [0, 1] },
        { frame: 'k8s.io/client-go/tools/cache.(*Reflector).startResync', perUnit: [0, 1] },
        { frame: 'k8s.io/client-go/tools/cache.(*processorListener).run', perUnit: [0, null] },
        { frame: 'k8s.io/client-go/tools/cache.(*processorListener).pop', perUnit: [0, null] },
        { frame: 'k8s.io/apimachinery/pkg/watch.(*StreamWatcher).receive', perUnit: [0, 1] },
      ],
    },
  ],
}
