import type { Family } from '#core/suspects/signature.ts'

export const apiserver: Family = {
  signatures: [
    {
      id: 'apiserver-timeout-filter-send',
      title:
        'apiserver/kubelet timeout filter: handler goroutine blocked reporting its result after the request timed out',
      modules: ['k8s.io/apiserver'],
      match: {
        frames: ['k8s.io/apiserver/pkg/server/filters.(*timeoutHandler).ServeHTTP.func*'],
        blocking: true,
        states: ['chan send'],
      },
      lines: [
        {
          file: 'pkg/server/filters/timeout.go',
          line: 106,
          versions: 'kubernetes-1.13',
          what: '`resultCh <- err`',
        },
        {
          file: 'pkg/server/filters/timeout.go',
          line: 109,
          versions: 'kubernetes-1.15.0',
          what: '`resultCh <- err`',
        },
        {
          file: 'pkg/server/filters/timeout.go',
          line: 110,
          versions: 'kubernetes-1.16.0',
          what: '`resultCh <- err`',
        },
        {
          file: 'pkg/server/filters/timeout.go',
          line: 124,
          versions: 'kubernetes-1.14.8',
          what: 'fixed: reader, `res := <-resultCh`',
        },
        {
          file: 'pkg/server/filters/timeout.go',
          line: 127,
          versions: 'kubernetes-1.15.5',
          what: 'fixed: reader, `res := <-resultCh`',
        },
        {
          file: 'pkg/server/filters/timeout.go',
          line: 128,
          versions: 'kubernetes-1.16.2, v0.17.0',
          what: 'fixed: reader, `res := <-resultCh`',
        },
      ],
      createdBy: [
        {
          function: 'k8s.io/apiserver/pkg/server/filters.(*timeoutHandler).ServeHTTP',
          file: 'pkg/server/filters/timeout.go',
        },
      ],
      cause:
        'The result channel is unbuffered and has no reader after the 60 s timeout path returned. One goroutine and the request objects stay per timed-out request, which hastens the death of an overloaded apiserver.',
      affected: 'kube-apiserver up to 1.14.7, 1.15.4 and 1.16.1.',
      range: { module: 'k8s.io/apiserver', introduced: null, fixed: 'v0.17.0' },
      fixed: '1.14.8, 1.15.5, 1.16.2, 1.17 (PR 83333).',
      remedy: 'Upgrade.',
      evidence: [
        'https://github.com/kubernetes/kubernetes/issues/83333',
        'https://github.com/kubernetes/kubernetes/issues/81901',
        'https://github.com/kubernetes/kubernetes/issues/33472',
        'https://github.com/kubernetes/apiserver/blob/kubernetes-1.16.0/pkg/server/filters/timeout.go#L110',
      ],
    },
    {
      id: 'apiserver-timeout-handler-backlog',
      title: 'Timed-out requests whose handler still runs (webhook, etcd, aggregated API ignoring ctx)',
      modules: ['k8s.io/apiserver'],
      match: {
        frames: ['k8s.io/apiserver/pkg/server/filters.(*timeoutHandler).ServeHTTP.func*'],
        blocking: true,
        states: ['chan receive'],
      },
      lines: [
        {
          file: 'pkg/server/filters/timeout.go',
          line: 97,
          versions: 'v0.20',
          what: 'go statement of the handler',
        },
        {
          file: 'pkg/server/filters/timeout.go',
          line: 101,
          versions: 'v0.26 - v0.34',
          what: 'go statement of the handler',
        },
        {
          file: 'pkg/server/filters/timeout.go',
          line: 126,
          versions: 'v0.20',
          what: 'reader, `res := <-resultCh`',
        },
        {
          file: 'pkg/server/filters/timeout.go',
          line: 131,
          versions: '>= v0.26',
          what: 'reader, `res := <-resultCh` (128-131)',
        },
      ],
      createdBy: [
        {
          function: 'k8s.io/apiserver/pkg/server/filters.(*timeoutHandler).ServeHTTP',
          file: 'pkg/server/filters/timeout.go',
        },
      ],
      cause:
        'The filter answers 504 but cannot kill the handler; if the inner call (webhook, etcd, aggregated API) ignores the request context the goroutines accumulate. The count of the reader goroutine (`res := <-resultCh`) is the number of timed-out handlers that still run.',
      affected: 'All versions; webhooks were not context-aware before 1.16.',
      fixed: 'kubernetes PR 78783 (context plumbed through admission).',
      remedy: 'Set webhook timeouts and fix slow etcd. Look at the leaf frames below `ServeHTTP.func1`.',
      healthyWhen: 'A few during overload; they must drain.',
      evidence: [
        'https://github.com/kubernetes/kubernetes/issues/78783',
        'https://github.com/kubernetes/apiserver/blob/v0.30.0/pkg/server/filters/timeout.go#L129',
      ],
    },
    {
      id: 'apiserver-cachewatcher-blocked',
      title: 'Watch cache watcher goroutines waiting for a slow or gone client',
      modules: ['k8s.io/apiserver'],
      match: {
        frames: ['k8s.io/apiserver/pkg/storage/cacher.(*cacheWatcher).sendWatchCacheEvent'],
        blocking: true,
        states: ['select'],
      },
      lines: [
        {
          file: 'pkg/storage/cacher/cacher.go',
          line: 1356,
          versions: 'v0.20.0',
          what: 'select around `c.result <-` (1357)',
        },
        {
          file: 'pkg/storage/cacher/cacher.go',
          line: 1426,
          versions: 'v0.26.0',
          what: 'select around `c.result <-` (1427)',
        },
        {
          file: 'pkg/storage/cacher/cache_watcher.go',
          line: 429,
          versions: 'v0.30 - v0.34',
          what: 'select around `c.result <-` (430)',
        },
        { file: 'pkg/storage/cacher/cacher.go', line: 1395, versions: 'v0.20', what: 'idle select in process' },
        { file: 'pkg/storage/cacher/cacher.go', line: 1506, versions: 'v0.26', what: 'idle select in process' },
        {
          file: 'pkg/storage/cacher/cache_watcher.go',
          line: 519,
          versions: 'v0.30',
          what: 'idle select in process (519-520)',
        },
        {
          file: 'pkg/storage/cacher/cache_watcher.go',
          line: 530,
          versions: 'v0.34',
          what: 'idle select in process (530-531)',
        },
        { file: 'pkg/storage/cacher/cacher.go', line: 519, versions: 'v0.20.0', what: '`go watcher.process`' },
        {
          file: 'pkg/storage/cacher/cacher.go',
          line: 561,
          versions: 'v0.26.0',
          what: '`go watcher.processInterval`',
        },
        {
          file: 'pkg/storage/cacher/cacher.go',
          line: 666,
          versions: 'v0.30.0',
          what: '`go watcher.processInterval`',
        },
        {
          file: 'pkg/storage/cacher/cacher.go',
          line: 654,
          versions: 'v0.34.0',
          what: '`go watcher.processInterval`',
        },
      ],
      createdBy: [
        {
          function: 'k8s.io/apiserver/pkg/storage/cacher.(*Cacher).Watch',
          file: 'pkg/storage/cacher/cacher.go',
        },
      ],
      cause:
        'One per open WATCH is normal. It leaks when termination is not signalled (a clock jump left watchers in the bookmark bucket, commit 81229182c) or when the HTTP watch handler returned without stopping the storage watch (67196850a).',
      affected: 'Clock-jump leak: fixed in v0.19.5 and 1.20. Handler leak: fixed in 1.18 (backport v0.17.12).',
      range: { module: 'k8s.io/apiserver', introduced: null, fixed: 'v0.19.5' },
      fixed: 'v0.19.5 and 1.20 (clock jump); 1.18 and v0.17.12 (handler).',
      remedy: 'Upgrade, limit watch clients, check `apiserver_registered_watchers`.',
      healthyWhen: 'Equal to the number of open watches (thousands in a big cluster).',
      companions: ['apiserver-cacher-dispatch-blocked'],
      evidence: [
        'https://github.com/kubernetes/apiserver/commit/81229182c',
        'https://github.com/kubernetes/apiserver/commit/67196850a',
        'https://github.com/kubernetes/apiserver/blob/v0.30.0/pkg/storage/cacher/cache_watcher.go#L404',
      ],
    },
    {
      id: 'apiserver-cacher-dispatch-blocked',
      title: 'Cacher dispatchEvents / processEvent back-pressure',
      modules: ['k8s.io/apiserver'],
      match: {
        frames: [
          'k8s.io/apiserver/pkg/storage/cacher.(*Cacher).processEvent',
          'k8s.io/apiserver/pkg/storage/cacher.(*cacheWatcher).add',
        ],
        blocking: true,
        states: ['chan send', 'select'],
      },
      lines: [
        {
          file: 'pkg/storage/cacher/cacher.go',
          line: 784,
          versions: 'v0.20.0',
          what: '`c.incoming <- *event`',
        },
        {
          file: 'pkg/storage/cacher/cacher.go',
          line: 781,
          versions: 'v0.26.0',
          what: '`c.incoming <- *event`',
        },
        {
          file: 'pkg/storage/cacher/cacher.go',
          line: 900,
          versions: 'v0.30.0',
          what: '`c.incoming <- *event`',
        },
        {
          file: 'pkg/storage/cacher/cacher.go',
          line: 837,
          versions: 'v0.34.0',
          what: '`c.incoming <- *event`',
        },
        { file: 'pkg/storage/cacher/cacher.go', line: 1248, versions: 'v0.20', what: 'select in add' },
        { file: 'pkg/storage/cacher/cacher.go', line: 1297, versions: 'v0.26', what: 'select in add' },
        {
          file: 'pkg/storage/cacher/cache_watcher.go',
          line: 213,
          versions: 'v0.30 - v0.34',
          what: 'select in add (case at 214)',
        },
      ],
      createdBy: [
        {
          function: 'k8s.io/apiserver/pkg/storage/cacher.NewCacherFromConfig',
          file: 'pkg/storage/cacher/cacher.go',
        },
      ],
      cause:
        'When many watchers are unresponsive the single dispatcher spends its budget on timers and the reflector of the watch cache blocks here. The heap shows watchCacheEvent growth.',
      affected: 'All versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'Find the slow watchers, and look for k8s-streamwatcher leaks in the clients of this apiserver.',
      healthyWhen: 'One dispatcher per resource in select (`dispatchEvents`) is normal.',
      companions: ['apiserver-cachewatcher-blocked'],
      evidence: ['https://github.com/kubernetes/apiserver/blob/v0.30.0/pkg/storage/cacher/cacher.go#L895'],
    },
    {
      id: 'apiserver-deletecollection-distributor',
      title: 'DeleteCollection distributor goroutine blocked when all workers failed',
      modules: ['k8s.io/apiserver'],
      match: {
        frames: ['k8s.io/apiserver/pkg/registry/generic/registry.(*Store).DeleteCollection.func*'],
        blocking: true,
        states: ['chan send'],
      },
      lines: [
        {
          file: 'pkg/registry/generic/registry/store.go',
          line: 1132,
          versions: 'v0.22.0',
          what: '`toProcess <- i`',
        },
        {
          file: 'pkg/registry/generic/registry/store.go',
          line: 1127,
          versions: 'v0.22.0',
          what: 'go statement',
        },
        {
          file: 'pkg/registry/generic/registry/store.go',
          line: 1140,
          versions: 'v0.23.0',
          what: 'fixed: select (1140-1142)',
        },
      ],
      createdBy: [
        {
          function: 'k8s.io/apiserver/pkg/registry/generic/registry.(*Store).DeleteCollection',
          file: 'pkg/registry/generic/registry/store.go',
          line: 1127,
        },
      ],
      cause:
        'If every worker returns on error (for example a context deadline) before the list is exhausted, the distributor has no reader.',
      affected: 'Up to v0.22.',
      range: { module: 'k8s.io/apiserver', introduced: null, fixed: 'v0.23.0' },
      fixed: 'v0.23.0 (commit 5d7782c37).',
      remedy: 'Upgrade.',
      evidence: [
        'https://github.com/kubernetes/apiserver/commit/5d7782c37',
        'https://github.com/kubernetes/apiserver/blob/v0.22.0/pkg/registry/generic/registry/store.go#L1127',
      ],
    },
    {
      id: 'apiserver-quota-evaluator',
      title: 'Quota evaluator workers not stopping (tests, embedded apiservers)',
      modules: ['k8s.io/apiserver'],
      match: {
        frames: ['k8s.io/apiserver/pkg/admission/plugin/resourcequota.(*quotaEvaluator).getWork'],
        blocking: false,
        states: ['sync.Cond.Wait'],
      },
      lines: [
        {
          file: 'pkg/admission/plugin/resourcequota/controller.go',
          line: 141,
          versions: 'v0.24.0',
          what: 'go statement of the workers',
        },
        {
          file: 'pkg/admission/plugin/resourcequota/controller.go',
          line: 143,
          versions: 'v0.24.0',
          what: '`<-e.stopCh`',
        },
        {
          file: 'pkg/admission/plugin/resourcequota/controller.go',
          line: 594,
          versions: 'v0.24.0',
          what: 'run started',
        },
      ],
      createdBy: [
        {
          function: 'k8s.io/apiserver/pkg/admission/plugin/resourcequota.(*quotaEvaluator).run',
          file: 'pkg/admission/plugin/resourcequota/controller.go',
          line: 141,
        },
      ],
      cause:
        'Workers waited in the queue without being shut down with stopCh. Each start and stop of an embedded apiserver left a worker set.',
      affected: 'Up to v0.24.',
      range: { module: 'k8s.io/apiserver', introduced: null, fixed: 'v0.25.0' },
      fixed: 'v0.25.0 (commit 2428ade32: shutdownOnStop).',
      remedy: 'Upgrade the embedded apiserver libraries.',
      healthyWhen: '5 workers per apiserver.',
      healthyCount: 5,
      evidence: [
        'https://github.com/kubernetes/apiserver/commit/2428ade32',
        'https://github.com/kubernetes/apiserver/blob/v0.24.0/pkg/admission/plugin/resourcequota/controller.go#L137',
      ],
    },
    {
      id: 'apiserver-konnectivity-tunnel',
      title: 'Konnectivity/egress tunnels: serve loop and gRPC conn of a cancelled request',
      modules: ['sigs.k8s.io/apiserver-network-proxy/konnectivity-client'],
      match: {
        frames: ['sigs.k8s.io/apiserver-network-proxy/konnectivity-client/pkg/client.(*grpcTunnel).serve'],
        blocking: true,
        states: ['select', 'chan send'],
      },
      lines: [
        { file: 'pkg/client/client.go', line: 89, versions: 'v0.0.24', what: 'go statement' },
        { file: 'pkg/client/client.go', line: 94, versions: 'v0.0.24', what: 'serve' },
        { file: 'pkg/client/client.go', line: 123, versions: 'v0.0.24', what: 'select' },
        { file: 'pkg/client/client.go', line: 146, versions: 'v0.0.24', what: 'select' },
        { file: 'pkg/client/client.go', line: 164, versions: 'v0.0.24', what: '`conn.closeCh <-`' },
        { file: 'pkg/client/client.go', line: 174, versions: 'v0.0.33', what: 'go statement' },
        { file: 'pkg/client/client.go', line: 190, versions: 'v0.0.33', what: 'serve' },
        { file: 'pkg/client/client.go', line: 233, versions: 'v0.0.33', what: 'select' },
        { file: 'pkg/client/client.go', line: 268, versions: 'v0.0.33', what: 'select' },
        { file: 'pkg/client/client.go', line: 289, versions: 'v0.0.33', what: 'select' },
        { file: 'pkg/client/client.go', line: 308, versions: 'v0.0.33', what: '`conn.closeCh <-`' },
        { file: 'pkg/client/conn.go', line: 74, versions: 'v0.0.24', what: 'Read, `<-c.readCh`' },
        { file: 'pkg/client/conn.go', line: 79, versions: 'v0.0.33', what: 'Read, `<-c.readCh`' },
      ],
      createdBy: [
        {
          function:
            'sigs.k8s.io/apiserver-network-proxy/konnectivity-client/pkg/client.CreateSingleUseGrpcTunnel',
          file: 'pkg/client/client.go',
        },
      ],
      cause:
        'The tunnel was created with context.TODO and a non-blocking grpc dial: when the proxy server was down each exec, log or webhook request left a dialing ClientConn. DATA for a closed connection or a cancelled tunnel left serve blocked.',
      affected:
        'konnectivity-client before v0.0.33; apiserver without WithBlock on the egress dial (PR 108215 discussion).',
      range: {
        module: 'sigs.k8s.io/apiserver-network-proxy/konnectivity-client',
        introduced: null,
        fixed: 'v0.0.33',
      },
      fixed:
        'konnectivity-client v0.0.25 - v0.0.33 series; apiserver commit "egress_selector: prevent goroutines leak on connect() step" (v0.23.17 and later lines).',
      remedy: 'Upgrade apiserver and konnectivity together.',
      healthyWhen: '1 tunnel per active exec, log or webhook connection, normally in grpc Recv below serve.',
      companions: ['grpc-addrconn-resettransport'],
      evidence: [
        'https://github.com/kubernetes/kubernetes/issues/108215',
        'https://github.com/kubernetes-sigs/apiserver-network-proxy/issues/276',
        'https://github.com/kubernetes-sigs/apiserver-network-proxy/commit/d5db7f16',
        'https://github.com/kubernetes/apiserver/commit/60721a534',
      ],
    },
    {
      id: 'apiserver-otel-global-meter',
      title: 'Heap: otel instruments registered on the global MeterProvider per config reload',
      kind: 'heap',
      modules: ['k8s.io/apiserver', 'go.opentelemetry.io/otel'],
      match: { frames: ['go.opentelemetry.io/otel/internal/global.(*meter).Int64Counter'], blocking: false },
      cause:
        'The otelgrpc and otelhttp instrumentation registers instruments on the delegating global provider at each config reload, and the provider never releases them. There are no goroutines in this leak.',
      affected: 'Kubernetes up to 1.31.1, 1.30.5 and 1.29.9.',
      range: { module: 'k8s.io/apiserver', introduced: null, fixed: 'v0.31.2' },
      fixed: 'Commit 97bc22d9c line (v0.29.10, v0.30.6, v0.31.2): noop meter provider.',
      remedy: 'Upgrade or install a noop MeterProvider.',
      evidence: ['https://github.com/kubernetes/apiserver/commit/97bc22d9c'],
    },
    {
      id: 'apiserver-aggregator-transport-cache',
      title: 'kube-apiserver 1.26: aggregator fills the client-go TLS cache on every APIService sync',
      kind: 'heap',
      modules: ['k8s.io/kube-aggregator', 'k8s.io/client-go'],
      match: {
        frames: ['k8s.io/client-go/transport.(*tlsTransportCache).get'],
        blocking: false,
        below: ['k8s.io/kube-aggregator/pkg/apiserver.(*proxyHandler).updateAPIService'],
      },
      cause:
        'From client-go 0.26 configs with a Dial function are cacheable, keyed by the DialHolder pointer. The aggregator made a new holder at each sync, so every sync added a transport that is never evicted.',
      affected: 'Kubernetes 1.26.0 until the backport, early 1.27 (see the PR).',
      fixed: 'PR 117258 (reuses one proxyTransportDial holder) and its backports.',
      remedy: 'Upgrade the control plane. The same mistake in own code is fixed by creating DialHolder once.',
      healthyWhen: 'Number of distinct APIServices times 1.',
      companions: ['k8s-tls-cert-rotation-run', 'http2-client-readloop', 'k8s-tls-transport-cache-growth'],
      evidence: [
        'https://github.com/kubernetes/kubernetes/issues/117250',
        'https://github.com/kubernetes/kubernetes/issues/117258',
        'https://github.com/kubernetes/kubernetes/issues/125818',
        'https://github.com/rancher/rancher/issues/47015',
      ],
    },
  ],
  benign: [
    {
      id: 'apiserver-cachewatcher',
      per: 'connection',
      match: {
        frames: [
          'k8s.io/apiserver/pkg/storage/cacher.(*cacheWatcher).process',
          'k8s.io/apiserver/pkg/storage/cacher.(*cacheWatcher).processInterval',
        ],
        blocking: true,
        states: ['select'],
      },
      why: 'One per client watch served from the watch cache.',
      expected: 'As many as `apiserver_registered_watchers`.',
      evidence: ['https://github.com/kubernetes/apiserver/blob/v0.30.0/pkg/storage/cacher/cache_watcher.go'],
    },
    {
      id: 'apiserver-cacher-set',
      per: 'object',
      match: {
        frames: [
          'k8s.io/apiserver/pkg/storage/cacher.(*Cacher).dispatchEvents',
          'k8s.io/client-go/tools/cache.(*Reflector).watchHandler',
          'k8s.io/client-go/tools/cache.watchHandler',
          'k8s.io/client-go/tools/cache.handleWatch',
          'k8s.io/client-go/tools/cache.handleAnyWatch',
          'k8s.io/client-go/tools/cache.(*Reflector).ListAndWatch.func*',
          'k8s.io/client-go/tools/cache.(*Reflector).startResync',
          'k8s.io/apiserver/pkg/storage/etcd3.(*watchChan).run',
          'k8s.io/apiserver/pkg/storage/etcd3.(*watchChan).startWatching',
          'k8s.io/apiserver/pkg/storage/etcd3.(*watchChan).processEvent',
          'k8s.io/apiserver/pkg/storage/etcd3.(*watchChan).serialProcessEvents',
        ],
        blocking: true,
        states: ['select', 'chan receive'],
      },
      why: 'One watch cache per resource type.',
      expected: 'About 6-8 per resource (including CRDs).',
      evidence: ['https://github.com/kubernetes/apiserver/blob/v0.30.0/pkg/storage/cacher/cacher.go'],
    },
  ],
}
