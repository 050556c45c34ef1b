import type { Family } from '#core/suspects/signature.ts'

export const kubeScheduler: Family = {
  signatures: [
    {
      id: 'kube-scheduler-nextpod',
      title: 'scheduleOne parked in NextPod/PriorityQueue.Pop after its context was cancelled',
      modules: ['k8s.io/kubernetes'],
      match: {
        frames: [
          'k8s.io/kubernetes/pkg/scheduler/internal/queue.(*PriorityQueue).Pop',
          'k8s.io/kubernetes/pkg/scheduler/backend/queue.(*activeQueue).unlockedPop',
        ],
        blocking: true,
        states: ['sync.Cond.Wait'],
      },
      lines: [
        {
          file: 'pkg/scheduler/internal/queue/scheduling_queue.go',
          line: 388,
          versions: 'v1.20.5',
          what: 'cond.Wait in Pop',
        },
        {
          file: 'pkg/scheduler/internal/queue/scheduling_queue.go',
          line: 808,
          versions: 'v1.20.5',
          what: 'MakeNextPodFunc',
        },
        {
          file: 'pkg/scheduler/internal/queue/scheduling_queue.go',
          line: 810,
          versions: 'v1.19 - v1.20.5',
          what: 'MakeNextPodFunc calls Pop',
        },
        {
          file: 'pkg/scheduler/scheduler.go',
          line: 442,
          versions: 'v1.20.5',
          what: 'scheduleOne calls NextPod',
        },
        { file: 'pkg/scheduler/scheduler.go', line: 438, versions: 'v1.19', what: 'scheduleOne calls NextPod' },
        {
          file: 'pkg/scheduler/scheduler.go',
          line: 314,
          versions: 'v1.20.5',
          what: 'Run: wait.UntilWithContext(ctx, sched.scheduleOne, 0)',
        },
        {
          file: 'pkg/scheduler/scheduler.go',
          line: 315,
          versions: 'v1.20.5',
          what: 'Run: SchedulingQueue.Close(), only after the loop',
        },
        {
          file: 'simulator.go',
          line: 260,
          versions: 'open-simulator',
          what: '`go sim.scheduler.Run(sim.ctx)`',
        },
      ],
      named: ['k8s.io/kubernetes/pkg/scheduler.(*Scheduler).scheduleOne'],
      cause:
        '`Run` calls scheduleOne synchronously and closes the queue only after the loop ends; with an empty queue Pop never returns, so the cancelled ctx is not seen. Every simulated scheduling run leaks this goroutine, the queue flushers, the scheduler cache, the snapshot and all pods.',
      affected:
        'Kubernetes v1.12 to at least v1.20.5 (source read); the queue got `Close` in PR 68700, but Run reaches it only after the loop.',
      fixed:
        'Later Kubernetes releases start the loop in its own goroutine and close the queue on ctx.Done. open-simulator: 165fdaf (16 Aug 2022) had no effect, 04f614a (17 Aug) works, 116f43a (20 Aug) also shuts the event broadcaster down.',
      remedy:
        'Call `sched.SchedulingQueue.Close()` yourself when cancelling, or (open-simulator) submit one dummy pod after cancel so that NextPod returns.',
      healthyWhen:
        'Exactly one in a kube-scheduler process (idle cluster). More than one per process means leaked schedulers.',
      healthyCount: 1,
      companions: [
        'kube-scheduler-queue-flushers',
        'k8s-watch-broadcaster-not-shutdown',
        'kube-scheduler-metrics-recorder',
        'k8s-events-v1-broadcaster',
        'k8s-reflector-watch-not-stopped',
        'heap-k8s-deepcopy-retained',
      ],
      evidence: [
        'https://github.com/alibaba/open-simulator/commit/165fdaf',
        'https://github.com/alibaba/open-simulator/commit/04f614a',
        'https://github.com/alibaba/open-simulator/commit/116f43a',
        'https://github.com/alibaba/open-simulator/pull/88',
        'https://github.com/alibaba/open-simulator/blob/116f43a/vendor/k8s.io/kubernetes/pkg/scheduler/scheduler.go#L312',
        'https://github.com/kubernetes/kubernetes/issues/68700',
        'https://github.com/kubernetes/kubernetes/issues/123480',
        'https://github.com/kubernetes/kubernetes/issues/93890',
        'https://github.com/pfnet-research/k8s-cluster-simulator/issues/11',
      ],
    },
    {
      id: 'kube-scheduler-queue-flushers',
      per: 'object',
      title: 'Scheduling-queue flush loops of a scheduler that was never closed',
      modules: ['k8s.io/kubernetes'],
      match: {
        frames: ['k8s.io/apimachinery/pkg/util/wait.BackoffUntil'],
        blocking: true,
        states: ['select'],
        below: [
          'k8s.io/kubernetes/pkg/scheduler/internal/queue.(*PriorityQueue).Run.func*',
          'k8s.io/kubernetes/pkg/scheduler/internal/cache.(*schedulerCache).run.func*',
        ],
      },
      lines: [
        {
          file: 'pkg/scheduler/internal/queue/scheduling_queue.go',
          line: 242,
          versions: 'v1.20.5',
          what: 'go statement of flushBackoffQCompleted (1 s)',
        },
        {
          file: 'pkg/scheduler/internal/queue/scheduling_queue.go',
          line: 243,
          versions: 'v1.20.5',
          what: 'go statement of flushUnschedulableQLeftover (30 s)',
        },
        {
          file: 'pkg/scheduler/internal/cache/cache.go',
          line: 725,
          versions: 'v1.20.5',
          what: 'go statement of cleanupExpiredAssumedPods',
        },
        {
          file: 'pkg/util/wait/wait.go',
          line: 167,
          versions: 'apimachinery v0.20.5',
          what: 'select in BackoffUntil',
        },
      ],
      createdBy: [
        {
          function: 'k8s.io/kubernetes/pkg/scheduler/internal/queue.(*PriorityQueue).Run',
          file: 'pkg/scheduler/internal/queue/scheduling_queue.go',
        },
        {
          function: 'k8s.io/kubernetes/pkg/scheduler/internal/cache.(*schedulerCache).run',
          file: 'pkg/scheduler/internal/cache/cache.go',
          line: 725,
        },
      ],
      cause:
        'They stop on `p.stop` (closed by Close) and on the stop channel of the cache, i.e. only if Run gets past the loop. They come in threes per leaked scheduler.',
      affected: 'As `kube-scheduler-nextpod`.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'Close the queue and pass a per-run stop channel.',
      healthyWhen: '3 per real scheduler.',
      healthyCount: 3,
      companions: [
        'kube-scheduler-nextpod',
        'k8s-watch-broadcaster-not-shutdown',
        'kube-scheduler-metrics-recorder',
      ],
      evidence: [
        'https://github.com/alibaba/open-simulator/blob/HEAD/vendor/k8s.io/kubernetes/pkg/scheduler/internal/queue/scheduling_queue.go#L241',
      ],
    },
    {
      id: 'kube-scheduler-metrics-recorder',
      per: 'object',
      title: 'Scheduler framework metrics recorder started by NewFramework and never stopped',
      modules: ['k8s.io/kubernetes'],
      match: {
        frames: [
          'k8s.io/kubernetes/pkg/scheduler/framework/runtime.(*metricsRecorder).run',
          'k8s.io/kubernetes/pkg/scheduler/framework/runtime.(*bufferedMetricsRecorder).run',
          'k8s.io/kubernetes/pkg/scheduler/metrics.(*MetricAsyncRecorder).run',
        ],
        blocking: false,
        states: ['sleep'],
      },
      lines: [
        {
          file: 'pkg/scheduler/framework/runtime/metrics_recorder.go',
          line: 88,
          versions: 'v1.20.5',
          what: 'sleep in run (run is 79-91)',
        },
        {
          file: 'pkg/scheduler/framework/runtime/metrics_recorder.go',
          line: 60,
          versions: 'v1.20.5',
          what: 'go statement',
        },
        {
          file: 'pkg/scheduler/framework/runtime/metrics_recorder.go',
          line: 95,
          versions: 'issue stack',
          what: 'sleep in (*bufferedMetricsRecorder).run',
        },
      ],
      createdBy: [
        {
          function: 'k8s.io/kubernetes/pkg/scheduler/framework/runtime.newMetricsRecorder',
          file: 'pkg/scheduler/framework/runtime/metrics_recorder.go',
          line: 60,
        },
        {
          function: 'k8s.io/kubernetes/pkg/scheduler/framework/runtime.newBufferedMetricsRecorder',
          file: 'pkg/scheduler/framework/runtime/metrics_recorder.go',
        },
      ],
      cause:
        'The constructor starts the loop, and it had no usable stop. One goroutine leaks per profile per NewFramework call.',
      affected: 'Kubernetes up to v1.24.',
      range: { module: 'k8s.io/kubernetes', introduced: null, fixed: 'v1.25.0' },
      fixed: 'v1.25 passes a stopCh to NewFramework (PR 110148); immediate stop in 1.36 (PR 137944).',
      remedy: 'Pass a real stopCh or ctx to NewFramework, or share the recorder with WithMetricsRecorder.',
      healthyWhen: 'One per scheduler profile.',
      companions: ['kube-scheduler-nextpod', 'kube-scheduler-queue-flushers'],
      evidence: [
        'https://github.com/kubernetes/kubernetes/issues/113131',
        'https://github.com/kubernetes/kubernetes/issues/110148',
        'https://github.com/kubernetes/kubernetes/issues/137944',
        'https://github.com/alibaba/open-simulator/blob/165fdaf/vendor/k8s.io/kubernetes/pkg/scheduler/framework/runtime/metrics_recorder.go#L88',
      ],
    },
  ],
  sets: [
    {
      id: 'set-embedded-scheduler',
      title: 'Embedded kube-scheduler run (plus one informer set per informer)',
      lead: 'kube-scheduler-nextpod',
      members: [
        { frame: 'k8s.io/kubernetes/pkg/scheduler/internal/queue.(*PriorityQueue).Pop', perUnit: [0, 1] },
        { frame: 'k8s.io/kubernetes/pkg/scheduler/backend/queue.(*activeQueue).unlockedPop', perUnit: [0, 1] },
        { frame: 'k8s.io/apimachinery/pkg/util/wait.BackoffUntil', perUnit: [2, 2] },
        { frame: 'k8s.io/apimachinery/pkg/watch.(*Broadcaster).loop', perUnit: [1, 1] },
        { frame: 'k8s.io/kubernetes/pkg/scheduler/framework/runtime.(*metricsRecorder).run', perUnit: [0, 1] },
        {
          frame: 'k8s.io/kubernetes/pkg/scheduler/framework/runtime.(*bufferedMetricsRecorder).run',
          perUnit: [0, 1],
        },
        { frame: 'k8s.io/kubernetes/pkg/scheduler/metrics.(*MetricAsyncRecorder).run', perUnit: [0, 1] },
      ],
    },
  ],
}
