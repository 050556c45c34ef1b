import type { Family } from '#core/suspects/signature.ts'

export const controllerRuntime: Family = {
  signatures: [
    {
      id: 'ctrlrt-manager-restart',
      per: 'object',
      title: 'controller-runtime managers created repeatedly (broadcasters, queues, signal handler)',
      modules: ['sigs.k8s.io/controller-runtime'],
      needs: ['sigs.k8s.io/controller-runtime'],
      match: {
        frames: ['k8s.io/apimachinery/pkg/watch.(*Broadcaster).loop'],
        blocking: true,
        states: ['chan receive'],
      },
      lines: [
        { file: 'pkg/manager/manager.go', line: 357, versions: 'v0.3.0', what: '`record.NewBroadcaster()`' },
        { file: 'pkg/manager/manager.go', line: 427, versions: 'v0.6.0', what: '`record.NewBroadcaster()`' },
        {
          file: 'pkg/internal/recorder/recorder.go',
          line: 49,
          versions: 'v0.6.0',
          what: 'broadcaster started by NewProvider (49-50)',
        },
        {
          file: 'pkg/controller/controller.go',
          line: 89,
          versions: 'v0.3.0',
          what: 'workqueue made by controller.New',
        },
      ],
      createdBy: [{ function: 'k8s.io/apimachinery/pkg/watch.NewBroadcaster' }],
      cause:
        'Each manager makes an event broadcaster through its recorder provider: one manager per tenant or test leaked three goroutines at each stop (this loop and two `StartEventWatcher.func1`), plus queues up to v0.3.x.',
      affected: 'Broadcasters: up to v0.6.x; queues of controller.New: up to v0.3.x.',
      range: { module: 'sigs.k8s.io/controller-runtime', introduced: null, fixed: 'v0.7.0' },
      fixed: 'v0.7.0 (PR 1089); queues v0.4.0 (0fdf465b).',
      remedy: 'Upgrade; call `mgr.Start` with a cancellable context for every manager that you create.',
      healthyWhen: 'One set per process.',
      healthyCount: 1,
      companions: [
        'k8s-watch-broadcaster-not-shutdown',
        'k8s-record-event-watcher',
        'k8s-workqueue-unfinished-loop',
        'k8s-workqueue-delaying-loop',
      ],
      evidence: [
        'https://github.com/kubernetes-sigs/controller-runtime/issues/1280',
        'https://github.com/kubernetes-sigs/controller-runtime/issues/637',
        'https://github.com/kubernetes-sigs/controller-runtime/issues/1089',
        'https://github.com/kubernetes-sigs/controller-runtime/commit/0fdf465b',
        'https://github.com/kubernetes-sigs/controller-runtime/blob/v0.6.0/pkg/internal/recorder/recorder.go#L49',
        'https://github.com/kubernetes-sigs/controller-runtime/blob/v0.3.0/pkg/controller/controller.go#L89',
      ],
    },
    {
      id: 'ctrlrt-runnablegroup-errchan',
      title: 'controller-runtime runnables blocked reporting their error after Start returned',
      modules: ['sigs.k8s.io/controller-runtime'],
      match: {
        frames: ['sigs.k8s.io/controller-runtime/pkg/manager.(*runnableGroup).reconcile.func*'],
        blocking: true,
        states: ['chan send'],
      },
      lines: [
        { file: 'pkg/manager/runnable_group.go', line: 224, versions: 'v0.16.0', what: '`r.errChan <- err`' },
        { file: 'pkg/manager/runnable_group.go', line: 207, versions: 'v0.16.0', what: 'go statement' },
        { file: 'pkg/manager/runnable_group.go', line: 227, versions: 'v0.21.0', what: '`r.errChan <- err`' },
        { file: 'pkg/manager/runnable_group.go', line: 195, versions: 'v0.21.0', what: 'go statement' },
      ],
      createdBy: [
        {
          function: 'sigs.k8s.io/controller-runtime/pkg/manager.(*runnableGroup).reconcile',
          file: 'pkg/manager/runnable_group.go',
        },
      ],
      cause:
        'errChan is unbuffered and read only by Start. Runnables that end after the graceful-shutdown timeout block for ever (leader-election restarts in one process, tests).',
      affected: 'Up to v0.21.',
      range: { module: 'sigs.k8s.io/controller-runtime', introduced: null, fixed: 'v0.22.0' },
      fixed: 'v0.17.0 in part (f2fcfbb1), v0.22.0 (PR 3247).',
      remedy: 'Upgrade; exit the process after Start has returned.',
      evidence: [
        'https://github.com/kubernetes-sigs/controller-runtime/issues/3247',
        'https://github.com/kubernetes-sigs/controller-runtime/blob/v0.21.0/pkg/manager/runnable_group.go#L227',
      ],
    },
    {
      id: 'ctrlrt-multinamespace-cache',
      title: 'controller-runtime multi-namespace / by-GVK cache Start error senders',
      modules: ['sigs.k8s.io/controller-runtime'],
      match: {
        frames: ['sigs.k8s.io/controller-runtime/pkg/cache.(*multiNamespaceCache).Start.func*'],
        blocking: true,
        states: ['chan send'],
      },
      lines: [
        {
          file: 'pkg/cache/multi_namespace_cache.go',
          line: 172,
          versions: 'v0.20.0',
          what: 'send, created at 169',
        },
        {
          file: 'pkg/cache/multi_namespace_cache.go',
          line: 181,
          versions: 'v0.20.0',
          what: 'send, created at 179',
        },
        { file: 'pkg/cache/multi_namespace_cache.go', line: 166, versions: 'v0.20.0', what: 'errs channel' },
      ],
      createdBy: [
        {
          function: 'sigs.k8s.io/controller-runtime/pkg/cache.(*multiNamespaceCache).Start',
          file: 'pkg/cache/multi_namespace_cache.go',
        },
      ],
      cause:
        'The error channel is unbuffered: all but the first failing namespace cache, or any after ctx.Done, block.',
      affected: 'Up to v0.24.',
      range: { module: 'sigs.k8s.io/controller-runtime', introduced: null, fixed: null },
      fixed: 'Commit f192e23d (August 2026).',
      remedy: 'Upgrade.',
      evidence: [
        'https://github.com/kubernetes-sigs/controller-runtime/commit/f192e23d',
        'https://github.com/kubernetes-sigs/controller-runtime/blob/v0.20.0/pkg/cache/multi_namespace_cache.go#L166',
      ],
    },
    {
      id: 'ctrlrt-priorityqueue-deadlock',
      title: 'controller-runtime PriorityQueue deadlock at shutdown',
      modules: ['sigs.k8s.io/controller-runtime'],
      match: {
        frames: [
          'sigs.k8s.io/controller-runtime/pkg/controller/priorityqueue.(*priorityqueue).handleReadyItems',
          'sigs.k8s.io/controller-runtime/pkg/controller/priorityqueue.(*priorityqueue).handleReadyItems.func*',
          'sigs.k8s.io/controller-runtime/pkg/controller/priorityqueue.(*priorityqueue).spin',
          'sigs.k8s.io/controller-runtime/pkg/controller/priorityqueue.(*priorityqueue).spin.func*',
        ],
        blocking: true,
        states: ['chan send'],
      },
      lines: [
        {
          file: 'pkg/controller/priorityqueue/priorityqueue.go',
          line: 241,
          versions: 'v0.20.0',
          what: '`w.get <- *item` (in spin)',
        },
        {
          file: 'pkg/controller/priorityqueue/priorityqueue.go',
          line: 400,
          versions: 'v0.24.0',
          what: '`w.get <- *item`',
        },
        {
          file: 'pkg/controller/priorityqueue/priorityqueue.go',
          line: 445,
          versions: 'v0.24.0',
          what: 'receive',
        },
      ],
      createdBy: [
        {
          function: 'sigs.k8s.io/controller-runtime/pkg/controller/priorityqueue.New',
          file: 'pkg/controller/priorityqueue/priorityqueue.go',
        },
      ],
      cause:
        'The parked consumer may leave through w.done while the producer sends under the lock; others then wait for the mutex (GetWithPriority, handleAddBuffer).',
      affected: 'v0.20 to v0.24.0 with UsePriorityQueue.',
      range: { module: 'sigs.k8s.io/controller-runtime', introduced: 'v0.20.0', fixed: 'v0.24.1' },
      fixed: 'PR 3540 (main), PR 3549 (release-0.24).',
      remedy: 'Upgrade.',
      companions: ['mutex-lock-pileup'],
      evidence: [
        'https://github.com/kubernetes-sigs/controller-runtime/issues/3540',
        'https://github.com/kubernetes-sigs/controller-runtime/blob/v0.24.0/pkg/controller/priorityqueue/priorityqueue.go#L400',
      ],
    },
  ],
}
