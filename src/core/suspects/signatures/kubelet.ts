import type { Family } from '#core/suspects/signature.ts'

export const kubelet: Family = {
  signatures: [
    {
      id: 'kubelet-listcontainerstats-no-timeout',
      title: 'kubelet stats callers stuck in CRI ListContainerStats without deadline',
      modules: ['k8s.io/kubernetes'],
      match: {
        frames: ['k8s.io/kubernetes/pkg/kubelet/cri/remote.(*remoteRuntimeService).ListContainerStats'],
        blocking: false,
        states: ['select'],
        above: ['google.golang.org/grpc.(*ClientConn).Invoke'],
      },
      lines: [
        {
          file: 'internal/transport/transport.go',
          line: 312,
          versions: 'grpc of the 1.21 - 1.23 kubelets',
          what: 'waitOnHeader',
        },
        {
          file: 'internal/transport/transport.go',
          line: 318,
          versions: 'grpc of the 1.21 - 1.23 kubelets',
          what: 'waitOnHeader',
        },
        {
          file: 'pkg/kubelet/cri/remote/remote_runtime.go',
          line: 557,
          versions: 'v1.22.0',
          what: '`getContextWithCancel()`',
        },
        {
          file: 'pkg/remote_runtime.go',
          line: 692,
          versions: 'cri-client v0.31.0',
          what: 'fixed: `context.WithTimeout(ctx, r.timeout)`',
        },
      ],
      createdBy: [
        { function: 'net/http.(*Server).Serve' },
        { function: 'github.com/prometheus/client_golang/prometheus.(*Registry).Gather' },
      ],
      cause:
        'The CRI call used a cancel-only context. When containerd or one shim hangs, each scrape (Prometheus, metrics-server, eviction) adds a goroutine that holds container lists.',
      affected: 'kubelet up to v1.28.',
      range: { module: 'k8s.io/kubernetes', introduced: null, fixed: 'v1.29.0' },
      fixed: 'v1.29 (PR 120262: `context.WithTimeout(ctx, r.timeout)`).',
      remedy:
        'Upgrade the kubelet and unblock the runtime (`ttrpc-server-respond`, `ttrpc-client-dispatch`). Restarting containerd releases the goroutines.',
      healthyWhen: '1-3 for the seconds of a scrape.',
      healthyCount: 3,
      companions: [
        'grpc-unary-waitonheader',
        'prom-registry-writepb-blocked',
        'containerd-tasks-metrics-stuck',
        'ttrpc-client-dispatch',
        'ttrpc-server-respond',
      ],
      evidence: [
        'https://github.com/kubernetes/kubernetes/issues/115192',
        'https://github.com/kubernetes/kubernetes/issues/106919',
        'https://github.com/kubernetes/kubernetes/issues/104111',
        'https://github.com/kubernetes/kubernetes/issues/120262',
        'https://github.com/containerd/containerd/issues/6362',
        'https://github.com/kubernetes/cri-client/blob/v0.31.0/pkg/remote_runtime.go#L690',
        'https://github.com/kubernetes/kubernetes/blob/36b7d55355cfa9e4aba607a0ee70505a400ed5e9/pkg/kubelet/cri/remote/remote_runtime.go',
      ],
    },
    {
      id: 'kubelet-pleg-relist-stuck',
      title: 'PLEG relist blocked in the runtime client',
      modules: ['k8s.io/kubernetes'],
      match: {
        frames: [
          'k8s.io/kubernetes/pkg/kubelet/pleg.(*GenericPLEG).relist',
          'k8s.io/kubernetes/pkg/kubelet/pleg.(*GenericPLEG).Relist',
        ],
        blocking: false,
        states: ['select'],
        above: ['google.golang.org/grpc.(*ClientConn).Invoke'],
      },
      createdBy: [
        {
          function: 'k8s.io/kubernetes/pkg/kubelet/pleg.(*GenericPLEG).Start',
          file: 'pkg/kubelet/pleg/generic.go',
        },
      ],
      cause:
        'Not a growing group itself (one goroutine) but the root of others: while relist hangs, pod workers, probe workers and syncLoop consumers wait. A long wait of this single goroutine explains growth elsewhere.',
      affected: 'All versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'Look at the container runtime; see `kubelet-listcontainerstats-no-timeout`.',
      healthyWhen: 'Runs every second for milliseconds.',
      companions: ['kubelet-listcontainerstats-no-timeout'],
      evidence: [
        'https://github.com/kubernetes/kubernetes/issues/45419',
        'https://github.com/kubernetes/kubernetes/blob/01480d9d601a6bb0a13e14cd40c3c363223fd382/pkg/kubelet/pleg/generic.go',
      ],
    },
    {
      id: 'kubelet-cri-streaming-resize',
      title: 'kubelet/CRI streaming: resize event sender with no receiver',
      modules: ['k8s.io/kubelet'],
      match: {
        frames: ['k8s.io/kubelet/pkg/cri/streaming/remotecommand.handleResizeEvents'],
        blocking: true,
        states: ['chan send'],
      },
      lines: [
        {
          file: 'pkg/cri/streaming/remotecommand/httpstream.go',
          line: 428,
          versions: 'v0.30.0 - v0.33.0',
          what: '`channel <- size`',
        },
        {
          file: 'pkg/cri/streaming/remotecommand/httpstream.go',
          line: 119,
          versions: 'v0.30.0 - v0.33.0',
          what: 'go statement',
        },
      ],
      createdBy: [
        {
          function: 'k8s.io/kubelet/pkg/cri/streaming/remotecommand.createStreams',
          file: 'pkg/cri/streaming/remotecommand/httpstream.go',
          line: 119,
        },
      ],
      cause:
        'TTY resize events are sent on an unbuffered channel without ctx; if the exec failed to start nobody receives. containerd fixed its copy (CVE-2022-23471), the staging copy still had the bare send in the versions read (PR 129947 closed unmerged).',
      affected: 'k8s.io/kubelet v0.26 - v0.33 (versions read).',
      range: { module: 'k8s.io/kubelet', introduced: 'v0.26.0', fixed: null },
      fixed: 'Only in the containerd copy (`containerd-cri-exec-resize`).',
      remedy: 'Patch as containerd did (select on the request ctx).',
      evidence: [
        'https://github.com/kubernetes/kubernetes/issues/129947',
        'https://github.com/kubernetes/kubelet/blob/v0.33.0/pkg/cri/streaming/remotecommand/httpstream.go#L428',
      ],
    },
    {
      id: 'cadvisor-housekeeping',
      per: 'connection',
      title:
        'cAdvisor containerData.housekeeping goroutines for containers that are gone or whose stats call hangs',
      modules: ['github.com/google/cadvisor'],
      match: {
        frames: [
          'github.com/google/cadvisor/manager.(*containerData).housekeepingTick',
          'github.com/google/cadvisor/manager.(*containerData).housekeeping',
        ],
        blocking: true,
        states: ['select'],
      },
      lines: [
        { file: 'manager/container.go', line: 536, versions: 'v0.38.0', what: 'select in housekeepingTick' },
        { file: 'manager/container.go', line: 499, versions: 'v0.38.0', what: 'select in housekeeping' },
        { file: 'manager/container.go', line: 576, versions: 'v0.44.0', what: 'select in housekeepingTick' },
        { file: 'manager/container.go', line: 539, versions: 'v0.44.0', what: 'select in housekeeping' },
        { file: 'manager/container.go', line: 573, versions: 'v0.47.0', what: 'select in housekeepingTick' },
        { file: 'manager/container.go', line: 536, versions: 'v0.47.0', what: 'select in housekeeping' },
      ],
      createdBy: [
        { function: 'github.com/google/cadvisor/manager.(*containerData).Start', file: 'manager/container.go' },
      ],
      cause:
        'There is one loop per cgroup container, ended only by `Stop()`. Lost deletion events (inotify overflow) leave loops and their stats ring buffers behind.',
      affected: 'Reports for cadvisor v0.3x - v0.4x.',
      fixed: 'Open (cadvisor issue 3218).',
      remedy: 'Restart the kubelet, raise inotify limits, upgrade.',
      healthyWhen: 'About the number of cgroups and containers on the node (hundreds).',
      companions: ['cadvisor-fshandler-trackusage'],
      evidence: [
        'https://github.com/google/cadvisor/issues/3218',
        'https://github.com/kubernetes/kubernetes/issues/114751',
        'https://github.com/kubernetes/kubernetes/issues/94583',
        'https://github.com/google/cadvisor/blob/v0.47.0/manager/container.go#L506',
      ],
    },
    {
      id: 'cadvisor-fshandler-trackusage',
      per: 'connection',
      title: 'cAdvisor filesystem usage tracker not stopped',
      modules: ['github.com/google/cadvisor'],
      match: {
        frames: [
          'github.com/google/cadvisor/container/common.(*realFsHandler).trackUsage',
          'github.com/google/cadvisor/container/docker.(*realFsHandler).trackUsage',
        ],
        blocking: true,
        states: ['select'],
      },
      lines: [
        {
          file: 'container/common/fsHandler.go',
          line: 130,
          versions: 'v0.38.0',
          what: 'select (stopChan or time.After(period))',
        },
        { file: 'container/common/fsHandler.go', line: 139, versions: 'v0.38.0', what: 'go statement' },
        { file: 'container/docker/fsHandler.go', line: 82, versions: 'historic (2015)', what: 'select' },
      ],
      createdBy: [
        {
          function: 'github.com/google/cadvisor/container/common.(*realFsHandler).Start',
          file: 'container/common/fsHandler.go',
          line: 139,
        },
      ],
      cause:
        'There is one per container handler, and historic versions never called Stop after container removal.',
      affected: 'cadvisor before January 2016; later only if the handler Cleanup is skipped.',
      fixed: 'cadvisor commits 4e9d29a4 and 9d00ab77 (December 2015, January 2016).',
      remedy: 'Upgrade; restart the kubelet.',
      healthyWhen: 'One per running container.',
      companions: ['cadvisor-housekeeping'],
      evidence: [
        'https://github.com/kubernetes/kubernetes/issues/19633',
        'https://github.com/google/cadvisor/commit/4e9d29a4',
        'https://github.com/google/cadvisor/blob/v0.38.0/container/common/fsHandler.go#L130',
      ],
    },
  ],
  benign: [
    {
      id: 'kubelet-cadvisor-per-container',
      per: 'connection',
      match: {
        frames: [
          'github.com/google/cadvisor/manager.(*containerData).housekeeping',
          'github.com/google/cadvisor/container/common.(*realFsHandler).trackUsage',
        ],
        blocking: false,
        states: ['select'],
      },
      why: 'Stats collection per cgroup.',
      expected: '1 housekeeping per cgroup, plus 1 trackUsage per container with a fs handler.',
      evidence: [
        'https://github.com/google/cadvisor/blob/v0.47.0/manager/container.go#L119',
        'https://github.com/google/cadvisor/blob/v0.47.0/container/common/fsHandler.go#L144',
      ],
    },
    {
      id: 'kubelet-pod-and-probe-workers',
      per: 'connection',
      match: {
        frames: [
          'k8s.io/kubernetes/pkg/kubelet.(*podWorkers).podWorkerLoop',
          'k8s.io/kubernetes/pkg/kubelet.(*podWorkers).managePodLoop',
          'k8s.io/kubernetes/pkg/kubelet/prober.(*worker).run',
        ],
        blocking: true,
        states: ['chan receive', 'select'],
      },
      why: 'One per pod, one per probe (managePodLoop before 1.22).',
      expected: 'Pods plus probes on the node.',
      evidence: ['https://github.com/kubernetes/kubernetes/blob/v1.30.0/pkg/kubelet/prober/worker.go'],
    },
  ],
}
