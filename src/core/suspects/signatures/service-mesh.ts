import type { Family } from '#core/suspects/signature.ts'

export const serviceMesh: Family = {
  signatures: [
    {
      id: 'netlink-subscribe-send',
      title: 'netlink subscription goroutine blocked sending updates nobody reads',
      modules: ['github.com/vishvananda/netlink'],
      match: {
        frames: [
          'github.com/vishvananda/netlink.linkSubscribeAt.func*',
          'github.com/vishvananda/netlink.routeSubscribeAt.func*',
        ],
        blocking: true,
        states: ['chan send'],
      },
      lines: [
        { file: 'link_linux.go', line: 1921, versions: 'v1.1.0', what: 'send' },
        { file: 'link_linux.go', line: 1884, versions: 'v1.1.0', what: 'Receive, idle' },
        { file: 'link_linux.go', line: 1881, versions: 'v1.1.0', what: 'go statement (also 1867)' },
        { file: 'route_linux.go', line: 1075, versions: 'v1.1.0', what: 'send' },
        { file: 'route_linux.go', line: 1040, versions: 'v1.1.0', what: 'Receive, idle' },
        { file: 'route_linux.go', line: 1037, versions: 'v1.1.0', what: 'go statement (also 1023)' },
      ],
      createdBy: [
        { function: 'github.com/vishvananda/netlink.linkSubscribeAt', file: 'link_linux.go', line: 1881 },
        { function: 'github.com/vishvananda/netlink.routeSubscribeAt', file: 'route_linux.go', line: 1037 },
      ],
      cause:
        'The update is sent without selecting on done. Consumers that return on a context cancel (FilterUpdates of felix on reconnect) strand one goroutine and a socket per new subscription.',
      affected: 'All versions read; Calico before March 2026.',
      range: { module: 'github.com/vishvananda/netlink', introduced: null, fixed: null },
      fixed: 'Calico PR 12139 (drains the inputs); not changed in netlink.',
      remedy: 'After closing done, drain the channel until it is closed.',
      healthyWhen:
        'One or two per subscription, idle in syscall below `(*NetlinkSocket).Receive`, not in chan send.',
      evidence: [
        'https://github.com/projectcalico/calico/issues/12139',
        'https://github.com/projectcalico/calico/commit/2df0d810f8',
        'https://github.com/vishvananda/netlink/blob/v1.1.0/link_linux.go#L1881',
      ],
    },
    {
      id: 'calico-nflog-goldmane',
      per: 'object',
      title: 'Calico goldmane flow cache / felix nflog loops restarted on every reconnect',
      modules: ['github.com/projectcalico/calico'],
      match: {
        frames: ['github.com/projectcalico/calico/goldmane/pkg/internal/flowcache.(*ExpiringFlowCache).Run'],
        blocking: true,
        states: ['chan receive', 'select'],
      },
      lines: [
        {
          file: 'goldmane/pkg/internal/flowcache/timed_cache.go',
          line: 94,
          versions: 'v3.31.0',
          what: '`<-time.After(interval)`',
        },
        { file: 'goldmane/pkg/internal/flowcache/timed_cache.go', line: 92, versions: 'v3.31.0', what: 'Run' },
        { file: 'goldmane/pkg/client/client.go', line: 84, versions: 'v3.31.0', what: 'go statement' },
      ],
      createdBy: [
        {
          function: 'github.com/projectcalico/calico/goldmane/pkg/client.(*FlowClient).Connect',
          file: 'goldmane/pkg/client/client.go',
          line: 84,
        },
      ],
      cause:
        '`Run(interval)` had no context: each Connect started one more endless expiry loop. The nflog aggregation of the felix collector had the same shape.',
      affected: 'v3.30 to v3.31.0 (versions read).',
      range: { module: 'github.com/projectcalico/calico', introduced: 'v3.30.0', fixed: null },
      fixed: 'PRs 12159 and 12160 (March 2026; a context is passed in).',
      remedy: 'Upgrade.',
      healthyWhen: 'One per flow client.',
      evidence: [
        'https://github.com/projectcalico/calico/issues/12159',
        'https://github.com/projectcalico/calico/issues/12160',
        'https://github.com/projectcalico/calico/blob/v3.31.0/goldmane/pkg/internal/flowcache/timed_cache.go#L92',
      ],
    },
    {
      id: 'cilium-trigger-waiter',
      per: 'object',
      title: 'Cilium: pkg/trigger waiters leaked per failed endpoint regeneration',
      modules: ['github.com/cilium/cilium'],
      match: {
        frames: ['github.com/cilium/cilium/pkg/trigger.(*Trigger).waiter'],
        blocking: true,
        states: ['select'],
      },
      lines: [
        { file: 'pkg/trigger/trigger.go', line: 209, versions: '2023 report', what: 'waiter' },
        { file: 'pkg/trigger/trigger.go', line: 122, versions: '2023 report', what: 'go statement' },
      ],
      createdBy: [
        {
          function: 'github.com/cilium/cilium/pkg/trigger.NewTrigger',
          file: 'pkg/trigger/trigger.go',
          line: 122,
        },
      ],
      cause:
        'NewTrigger starts a loop. Endpoint creation that failed (wrong pod IP) and was retried did not Shutdown the trigger.',
      affected: 'Reported on 1.1x (issue 27371).',
      fixed: 'See issue 27371.',
      remedy: 'Repair the failing endpoint; restart the agent; upgrade.',
      healthyWhen: 'A few dozen per agent.',
      evidence: [
        'https://github.com/cilium/cilium/issues/27371',
        'https://github.com/cilium/cilium/blob/026740195c43504fcf9e1fd6b8c92754d45c0f5d/pkg/trigger/trigger.go',
      ],
    },
    {
      id: 'cilium-mergechannels',
      title: 'Cilium: orchestrator MergeChannels goroutines in reflect.Select',
      modules: ['github.com/cilium/cilium'],
      match: {
        frames: ['github.com/cilium/cilium/pkg/common.MergeChannels.func*'],
        blocking: false,
        states: ['select'],
        above: ['reflect.Select'],
      },
      createdBy: [{ function: 'github.com/cilium/cilium/pkg/common.MergeChannels' }],
      cause:
        'The datapath orchestrator starts a new merge goroutine per reconcile. Abandoned ones never wake when devices and addresses are stable.',
      affected: 'v1.18.x (1.18.10 reported).',
      range: { module: 'github.com/cilium/cilium', introduced: 'v1.18.0', fixed: null },
      fixed: 'PR 46257.',
      remedy: 'Restart agents; upgrade.',
      healthyWhen: 'One.',
      healthyCount: 1,
      evidence: [
        'https://github.com/cilium/cilium/issues/46254',
        'https://github.com/cilium/cilium/issues/46257',
      ],
    },
    {
      id: 'istio-leaderelection-stopwatch',
      per: 'object',
      title: 'istiod: one `<-stop` goroutine per leader-election cycle',
      modules: ['istio.io/istio'],
      match: {
        frames: ['istio.io/istio/pilot/pkg/leaderelection.(*LeaderElection).Run.func*'],
        blocking: true,
        states: ['chan receive'],
      },
      lines: [
        { file: 'pilot/pkg/leaderelection/leaderelection.go', line: 117, versions: '1.20.0', what: '`<-stop`' },
        {
          file: 'pilot/pkg/leaderelection/leaderelection.go',
          line: 116,
          versions: '1.20.0',
          what: 'go statement',
        },
        { file: 'pilot/pkg/leaderelection/leaderelection.go', line: 120, versions: '1.20.0', what: 'le.Run' },
      ],
      createdBy: [
        {
          function: 'istio.io/istio/pilot/pkg/leaderelection.(*LeaderElection).Run',
          file: 'pilot/pkg/leaderelection/leaderelection.go',
          line: 116,
        },
      ],
      cause:
        'Each retry of the election cycle started a goroutine that waits only for the stop of the process.',
      affected: 'Up to 1.29.x, and 1.30.x before July 2026.',
      range: { module: 'istio.io/istio', introduced: null, fixed: 'v1.31.0' },
      fixed: '1.31 (PR 60844), backports 60874 and 60875.',
      remedy: 'Upgrade.',
      healthyWhen: 'One per election type.',
      evidence: [
        'https://github.com/istio/istio/issues/60844',
        'https://github.com/istio/istio/blob/1.20.0/pilot/pkg/leaderelection/leaderelection.go#L116',
      ],
    },
    {
      id: 'istio-xds-receive',
      title: 'istiod ADS receive goroutine per proxy connection',
      modules: ['istio.io/istio'],
      match: {
        frames: ['istio.io/istio/pilot/pkg/xds.(*DiscoveryServer).receive'],
        blocking: true,
        states: ['select'],
      },
      lines: [
        {
          file: 'pilot/pkg/xds/ads.go',
          line: 195,
          versions: '1.20.0',
          what: 'select that hands the request over (`con.reqChan <-`)',
        },
        { file: 'pilot/pkg/xds/ads.go', line: 150, versions: '1.20.0', what: 'receive' },
        { file: 'pilot/pkg/xds/ads.go', line: 315, versions: '1.20.0', what: 'go statement' },
        {
          file: 'pilot/pkg/xds/ads.go',
          line: 328,
          versions: '1.20.0',
          what: 'selects of the main loop (328, 346)',
        },
      ],
      createdBy: [
        {
          function: 'istio.io/istio/pilot/pkg/xds.(*DiscoveryServer).Stream',
          file: 'pilot/pkg/xds/ads.go',
          line: 315,
        },
      ],
      cause:
        'When the hand-over of requests (`con.reqChan <-`) grows, the push loop of those connections is stuck on a slow Envoy: look at `(*DiscoveryServer).pushConnection`.',
      affected: 'All versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'keepaliveMaxServerConnectionAge; PILOT_PUSH_THROTTLE; scale istiod.',
      healthyWhen:
        'Two goroutines per connected proxy (plus those of gRPC); the idle receiver waits below `grpc.(*serverStream).RecvMsg`, not in this function itself.',
      evidence: ['https://github.com/istio/istio/blob/1.20.0/pilot/pkg/xds/ads.go#L150'],
    },
    {
      id: 'gcp-delta-stream-handler',
      title: 'go-control-plane delta xDS: request reader blocked on reqCh',
      modules: ['github.com/envoyproxy/go-control-plane'],
      match: {
        frames: [
          'github.com/envoyproxy/go-control-plane/pkg/server/delta/v3.(*server).DeltaStreamHandler.func*',
        ],
        blocking: true,
        states: ['chan send'],
      },
      lines: [
        { file: 'pkg/server/delta/v3/server.go', line: 204, versions: 'v0.10.3', what: 'send' },
        { file: 'pkg/server/delta/v3/server.go', line: 191, versions: 'v0.10.3', what: 'go statement' },
        { file: 'pkg/server/delta/v3/server.go', line: 245, versions: 'v0.12.0', what: 'send' },
        { file: 'pkg/server/delta/v3/server.go', line: 232, versions: 'v0.12.0', what: 'go statement' },
      ],
      createdBy: [
        {
          function: 'github.com/envoyproxy/go-control-plane/pkg/server/delta/v3.(*server).DeltaStreamHandler',
          file: 'pkg/server/delta/v3/server.go',
        },
      ],
      cause:
        'The request reader sends on reqCh without select. When processDelta had already returned on an error, the goroutine and the stream stayed.',
      affected: 'Up to v0.12.0.',
      range: { module: 'github.com/envoyproxy/go-control-plane', introduced: null, fixed: 'v0.13.0' },
      fixed: 'v0.13.0 (PR 916).',
      remedy: 'Upgrade.',
      healthyWhen: 'One per delta stream, waiting in Recv and not in chan send.',
      evidence: [
        'https://github.com/envoyproxy/go-control-plane/issues/916',
        'https://github.com/envoyproxy/go-control-plane/blob/v0.12.0/pkg/server/delta/v3/server.go#L232',
      ],
    },
    {
      id: 'gcp-delta-watch-responses',
      title: 'go-control-plane delta xDS: per-watch forwarder waits on a channel never closed',
      modules: ['github.com/envoyproxy/go-control-plane'],
      match: {
        frames: ['github.com/envoyproxy/go-control-plane/pkg/server/delta/v3.(*server).processDelta.func*'],
        blocking: true,
        states: ['chan receive', 'chan send'],
      },
      lines: [
        { file: 'pkg/server/delta/v3/server.go', line: 177, versions: 'v0.10.3', what: 'receive' },
        {
          file: 'pkg/server/delta/v3/server.go',
          line: 179,
          versions: 'v0.10.3',
          what: 'send to deltaMuxedResponses',
        },
        { file: 'pkg/server/delta/v3/server.go', line: 176, versions: 'v0.10.3', what: 'go statement' },
      ],
      createdBy: [
        {
          function: 'github.com/envoyproxy/go-control-plane/pkg/server/delta/v3.(*server).processDelta',
          file: 'pkg/server/delta/v3/server.go',
          line: 176,
        },
      ],
      cause:
        'Cancelled watches did not close their response channel when the node disappeared, so the forwarder of each watch waits for ever.',
      affected: 'Up to v0.10.3.',
      range: { module: 'github.com/envoyproxy/go-control-plane', introduced: null, fixed: 'v0.11.0' },
      fixed: 'v0.11.0 (PR 570).',
      remedy: 'Upgrade.',
      healthyWhen: 'One per stream and type URL.',
      evidence: [
        'https://github.com/envoyproxy/go-control-plane/issues/570',
        'https://github.com/envoyproxy/go-control-plane/commit/6efcb692c',
      ],
    },
    {
      id: 'krt-informer-close-before-ready',
      title: 'istio krt: handler registration stuck sending the ‘parent synced’ notification',
      modules: ['istio.io/istio'],
      match: {
        frames: ['istio.io/istio/pkg/kube/krt.(*handlerSet).Insert'],
        blocking: true,
        states: ['chan send'],
      },
      lines: [
        {
          file: 'pkg/kube/krt/processor.go',
          line: 93,
          versions: '1.28.0 - 1.29.0',
          what: '`l.addCh <- parentSyncedNotification{}`',
        },
        {
          file: 'pkg/kube/krt/processor.go',
          line: 82,
          versions: '1.28.0 - 1.29.0',
          what: 'sibling send in the helper goroutine (82-85), which selects on `l.stop`',
        },
      ],
      cause:
        'When a collection is closed before it became ready, the listener has stopped reading `addCh`, and this send had no stop case. Related: delayed informers in the ambient index (PR 58479), and per-cluster collections kept after a remote secret went away.',
      affected: '1.28.x to 1.29.x (versions read).',
      range: { module: 'istio.io/istio', introduced: 'v1.28.0', fixed: 'v1.30.0' },
      fixed: '1.30.0 (PR 59475); delayed informers in 1.29.0 (PR 58479).',
      remedy: 'Upgrade istiod, above all where remote-cluster secrets rotate often.',
      healthyWhen: 'Only while the listener is catching up with its initial events.',
      evidence: [
        'https://github.com/istio/istio/issues/59475',
        'https://github.com/istio/istio/issues/58479',
        'https://github.com/istio/istio/blob/1.29.0/pkg/kube/krt/processor.go#L93',
      ],
    },
  ],
  benign: [
    {
      id: 'istio-xds-stream',
      per: 'connection',
      match: {
        frames: [
          'istio.io/istio/pilot/pkg/xds.(*DiscoveryServer).receive',
          'istio.io/istio/pilot/pkg/xds.(*DiscoveryServer).receiveDelta',
        ],
        blocking: false,
        states: ['select', 'IO wait'],
        above: ['google.golang.org/grpc.(*serverStream).RecvMsg'],
      },
      why: 'One proxy connection: this reader and `(*DiscoveryServer).Stream` in select.',
      expected: '2 per connected proxy, plus the gRPC server stream.',
      evidence: ['https://github.com/istio/istio/blob/1.20.0/pilot/pkg/xds/ads.go#L315'],
    },
  ],
}
