import type { Family } from '#core/suspects/signature.ts'

export const prometheus: Family = {
  signatures: [
    {
      id: 'prom-registry-writepb-blocked',
      title: 'Metrics endpoint handlers stuck in Gather behind a hanging collector',
      modules: ['github.com/prometheus/client_golang'],
      match: {
        frames: [
          'github.com/prometheus/client_golang/prometheus.(*Registry).Gather.func*',
          'github.com/prometheus/client_golang/prometheus.(*Registry).Gather',
          'github.com/prometheus/client_golang/prometheus.(*registry).writePB',
          'github.com/prometheus/client_golang/prometheus.(*registry).writePB.func*',
        ],
        blocking: true,
        states: ['semacquire', 'sync.WaitGroup.Wait', 'chan receive'],
      },
      lines: [
        {
          file: 'prometheus/registry.go',
          line: 447,
          versions: 'v0.9',
          what: 'waiter goroutine Gather.func2, `wg.Wait()`',
        },
        {
          file: 'prometheus/registry.go',
          line: 473,
          versions: 'v1.14',
          what: 'waiter goroutine Gather.func2, `wg.Wait()`',
        },
        {
          file: 'prometheus/registry.go',
          line: 472,
          versions: 'v1.19',
          what: 'waiter goroutine Gather.func2, `wg.Wait()`',
        },
        {
          file: 'prometheus/registry.go',
          line: 441,
          versions: 'v0.9',
          what: 'go statement of the collect workers',
        },
        {
          file: 'prometheus/registry.go',
          line: 467,
          versions: 'v1.14',
          what: 'go statement of the collect workers',
        },
        {
          file: 'prometheus/registry.go',
          line: 466,
          versions: 'v1.19',
          what: 'go statement of the collect workers',
        },
        { file: 'prometheus/registry.go', line: 425, versions: 'v0.x (old)', what: 'writePB' },
        {
          file: 'prometheus/http.go',
          line: 187,
          versions: 'v0.x (old)',
          what: 'computeApproximateRequestSize, chan send',
        },
      ],
      createdBy: [
        { function: 'net/http.(*Server).Serve' },
        {
          function: 'github.com/prometheus/client_golang/prometheus.(*Registry).Gather',
          file: 'prometheus/registry.go',
        },
      ],
      cause:
        'Each scrape blocks as long as one Collect() blocks (for example CRI stats). With no scrape timeout on the server side each scrape interval adds a set (281 each in the report).',
      affected: 'All versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'Set `promhttp.HandlerOpts{Timeout, MaxRequestsInFlight}` and fix the collector.',
      healthyWhen: 'One set during a scrape.',
      companions: ['kubelet-listcontainerstats-no-timeout'],
      evidence: [
        'https://github.com/kubernetes/kubernetes/issues/93007',
        'https://github.com/prometheus/client_golang/blob/v1.14.0/prometheus/registry.go#L473',
      ],
    },
    {
      id: 'prom-collect-worker',
      title: 'Prometheus Gather: collectors blocked sending metrics',
      modules: ['github.com/prometheus/client_golang'],
      match: {
        frames: ['github.com/prometheus/client_golang/prometheus.(*Registry).Gather.func*'],
        blocking: false,
        states: ['chan send'],
      },
      lines: [
        {
          file: 'prometheus/registry.go',
          line: 467,
          versions: 'v1.14.0',
          what: 'go statement of collectWorker',
        },
        {
          file: 'prometheus/registry.go',
          line: 548,
          versions: 'v1.14.0',
          what: 'go statement of collectWorker',
        },
        {
          file: 'prometheus/registry.go',
          line: 472,
          versions: 'v1.14.0',
          what: 'go statement of the WaitGroup waiter',
        },
        { file: 'prometheus/registry.go', line: 496, versions: 'v1.14.0', what: 'select of Gather' },
        { file: 'prometheus/registry.go', line: 523, versions: 'v1.14.0', what: 'select of Gather' },
      ],
      createdBy: [
        {
          function: 'github.com/prometheus/client_golang/prometheus.(*Registry).Gather',
          file: 'prometheus/registry.go',
          line: 467,
        },
      ],
      cause:
        'The metrics channel has room for 1000 and is drained by Gather. A collector stays blocked when a custom wrapper calls `Collect(ch)` itself with a channel that is no longer read, or when Describe-by-Collect yields many metrics.',
      affected: 'All versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'Drain channels that you create; recover inside Collect.',
      healthyWhen: 'During scrapes.',
      evidence: ['https://github.com/prometheus/client_golang/blob/v1.14.0/prometheus/registry.go#L435'],
    },
    {
      id: 'prometheus-promql-lexer',
      title: 'PromQL lexer goroutine left on parse errors',
      modules: ['github.com/prometheus/prometheus'],
      match: {
        frames: ['github.com/prometheus/prometheus/promql.(*lexer).run'],
        blocking: false,
        states: ['chan send'],
      },
      lines: [
        { file: 'promql/lex.go', line: 372, versions: 'v2.5.0', what: 'send in emit' },
        { file: 'promql/lex.go', line: 418, versions: 'v2.5.0', what: 'send of an error' },
        { file: 'promql/lex.go', line: 435, versions: 'v2.5.0', what: 'go statement' },
        { file: 'promql/lex.go', line: 433, versions: 'v2.5.0', what: 'unbuffered items channel' },
      ],
      createdBy: [
        { function: 'github.com/prometheus/prometheus/promql.lex', file: 'promql/lex.go', line: 435 },
      ],
      cause:
        'The parser stopped at the first error without draining the items of the lexer: one goroutine per invalid query, for example while someone types in Grafana.',
      affected: 'Up to v2.5.0.',
      range: { module: 'github.com/prometheus/prometheus', introduced: null, fixed: 'v2.6.0' },
      fixed: 'v2.6.0 (PR 4858); later lexers are synchronous.',
      remedy: 'Upgrade the promql package.',
      evidence: [
        'https://github.com/prometheus/prometheus/issues/4858',
        'https://github.com/prometheus/prometheus/blob/v2.5.0/promql/lex.go#L371',
      ],
    },
    {
      id: 'prometheus-scrape-errc',
      title: 'Prometheus scrapeLoop blocked reporting to errc',
      modules: ['github.com/prometheus/prometheus'],
      match: {
        frames: ['github.com/prometheus/prometheus/scrape.(*scrapeLoop).scrapeAndReport'],
        blocking: true,
        states: ['chan send'],
      },
      lines: [
        { file: 'scrape/scrape.go', line: 1351, versions: 'v2.45.0', what: 'send (also 1374)' },
        { file: 'scrape/scrape.go', line: 1446, versions: 'v3.7.0', what: 'send (also 1483)' },
      ],
      createdBy: [{ function: 'github.com/prometheus/prometheus/scrape.(*scrapePool).sync' }],
      cause:
        'Only when an errc is supplied (tests, agents that embed scrape): once its reader is gone the loop never ends.',
      affected: 'Up to v3.9.',
      range: { module: 'github.com/prometheus/prometheus', introduced: null, fixed: 'v3.10.0' },
      fixed: 'v3.10.0 (PR 17554).',
      remedy: 'Upgrade embedders; buffer errc.',
      healthyWhen: 'One loop per target, in select or sleep and not in chan send.',
      evidence: [
        'https://github.com/prometheus/prometheus/issues/17554',
        'https://github.com/prometheus/prometheus/blob/v3.7.0/scrape/scrape.go#L1446',
      ],
    },
    {
      id: 'prometheus-discovery-kubernetes',
      per: 'object',
      title: 'Prometheus/OTel/promtail SD: informer sets of replaced discoverers',
      modules: ['github.com/prometheus/prometheus'],
      match: {
        frames: ['github.com/prometheus/prometheus/discovery.(*Manager).updater'],
        blocking: true,
        states: ['select'],
      },
      lines: [
        { file: 'discovery/manager.go', line: 317, versions: 'v2.45.0', what: 'updater select' },
        { file: 'discovery/manager.go', line: 295, versions: 'v2.45.0', what: 'go statements (295, 296)' },
        { file: 'discovery/manager.go', line: 348, versions: 'v2.45.0', what: 'sender select' },
        {
          file: 'discovery/kubernetes/kubernetes.go',
          line: 475,
          versions: 'v2.45.0',
          what: 'go statements (475-544)',
        },
      ],
      createdBy: [
        {
          function: 'github.com/prometheus/prometheus/discovery.(*Manager).startProvider',
          file: 'discovery/manager.go',
          line: 295,
        },
      ],
      cause:
        'Each configuration change cancels and recreates providers. A Discoverer whose Run does not honour its context, or that sends on its channel without select, accumulates per reload together with its informers.',
      affected: 'Depends on the service discovery in use.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'Look at the leaf frames of the service discovery; upgrade.',
      healthyWhen: 'Two goroutines per provider, plus informers.',
      companions: [
        'k8s-reflector-watch-not-stopped',
        'k8s-informer-listener-run',
        'k8s-informer-listener-pop',
        'k8s-informer-deltafifo-pop',
      ],
      evidence: ['https://github.com/prometheus/prometheus/blob/v2.45.0/discovery/manager.go#L295'],
    },
    {
      id: 'thanos-proxy-nil-timer',
      title: 'Thanos querier: drain of AfterFunc timer channel blocks for ever',
      modules: ['github.com/thanos-io/thanos'],
      match: {
        frames: [
          'github.com/thanos-io/thanos/pkg/store.newLazyRespSet.func*',
          'github.com/thanos-io/thanos/pkg/store.newEagerRespSet.func*',
        ],
        blocking: true,
        states: ['chan receive (nil chan)', 'chan receive'],
      },
      lines: [
        {
          file: 'pkg/store/proxy_merge.go',
          line: 364,
          versions: 'v0.36.0',
          what: '`<-t.C` in the lazy set, created at 327',
        },
        {
          file: 'pkg/store/proxy_merge.go',
          line: 617,
          versions: 'v0.36.0',
          what: '`<-t.C` in the eager set, created at 581',
        },
      ],
      createdBy: [
        {
          function: 'github.com/thanos-io/thanos/pkg/store.newLazyRespSet',
          file: 'pkg/store/proxy_merge.go',
          line: 327,
        },
        {
          function: 'github.com/thanos-io/thanos/pkg/store.newEagerRespSet',
          file: 'pkg/store/proxy_merge.go',
          line: 581,
        },
      ],
      cause:
        'Timers from time.AfterFunc have a nil C. With a store response timeout set, a store that timed out left the goroutine in a receive from a nil channel, with all its series frames.',
      affected: 'v0.35 and v0.36.0 with store.response-timeout.',
      range: { module: 'github.com/thanos-io/thanos', introduced: 'v0.35.0', fixed: 'v0.36.1' },
      fixed: 'v0.36.1 (PR 7618).',
      remedy: 'Upgrade or unset the flag.',
      evidence: [
        'https://github.com/thanos-io/thanos/issues/7618',
        'https://github.com/thanos-io/thanos/blob/v0.36.0/pkg/store/proxy_merge.go#L364',
      ],
    },
    {
      id: 'thanos-serverasclient-series',
      title: 'Thanos receive/ruler: in-process Series server goroutine blocked on err channel',
      modules: ['github.com/thanos-io/thanos'],
      match: {
        frames: [
          'github.com/thanos-io/thanos/pkg/store/storepb.(*serverAsClient).Series.func*',
          'github.com/thanos-io/thanos/pkg/store/storepb.serverAsClient.Series.func*',
        ],
        blocking: true,
        states: ['chan send'],
      },
      lines: [
        { file: 'pkg/store/storepb/inprocess.go', line: 40, versions: 'v0.32.0 - v0.34.0', what: 'send' },
        {
          file: 'pkg/store/storepb/inprocess.go',
          line: 39,
          versions: 'v0.32.0 - v0.34.0',
          what: 'go statement',
        },
        {
          file: 'pkg/store/storepb/inprocess.go',
          line: 62,
          versions: 'v0.32.0 - v0.34.0',
          what: 'unbuffered err channel',
        },
      ],
      createdBy: [
        {
          function: 'github.com/thanos-io/thanos/pkg/store/storepb.(*serverAsClient).Series',
          file: 'pkg/store/storepb/inprocess.go',
          line: 39,
        },
        {
          function: 'github.com/thanos-io/thanos/pkg/store/storepb.serverAsClient.Series',
          file: 'pkg/store/storepb/inprocess.go',
          line: 39,
        },
      ],
      cause:
        'A client that stops reading before the in-process server has finished never receives from err, and the server goroutine stays in the send.',
      affected: 'Up to v0.35.0.',
      range: { module: 'github.com/thanos-io/thanos', introduced: null, fixed: 'v0.35.1' },
      fixed: 'v0.35.1 and v0.36.0 (PR 6948).',
      remedy: 'Upgrade.',
      evidence: [
        'https://github.com/thanos-io/thanos/issues/6948',
        'https://github.com/thanos-io/thanos/blob/v0.34.0/pkg/store/storepb/inprocess.go#L39',
      ],
    },
    {
      id: 'loki-downstreamer',
      title: 'Loki query-frontend downstreamer workers blocked after first error',
      modules: ['github.com/grafana/loki/v3', 'github.com/grafana/loki'],
      match: {
        frames: [
          'github.com/grafana/loki/v3/pkg/querier/queryrange.instance.For.func*',
          'github.com/grafana/loki/pkg/querier/queryrange.instance.For.func*',
        ],
        blocking: true,
        states: ['chan send'],
      },
      lines: [
        {
          file: 'pkg/querier/queryrange/downstreamer.go',
          line: 182,
          versions: 'v3.3.0, v3.3.2',
          what: 'send (also 187)',
        },
        {
          file: 'pkg/querier/queryrange/downstreamer.go',
          line: 170,
          versions: 'v3.3.0, v3.3.2',
          what: 'go statement',
        },
        {
          file: 'pkg/querier/queryrange/downstreamer.go',
          line: 195,
          versions: 'v3.3.0, v3.3.2',
          what: 'range of the collector',
        },
        {
          file: 'pkg/querier/queryrange/downstreamer.go',
          line: 197,
          versions: 'v3.3.0, v3.3.2',
          what: 'early return',
        },
      ],
      createdBy: [
        {
          function: 'github.com/grafana/loki/v3/pkg/querier/queryrange.instance.For',
          file: 'pkg/querier/queryrange/downstreamer.go',
          line: 170,
        },
        {
          function: 'github.com/grafana/loki/pkg/querier/queryrange.instance.For',
          file: 'pkg/querier/queryrange/downstreamer.go',
        },
      ],
      cause:
        'The collector returned at the first error without draining its channel; each failed sharded query left its workers with their responses.',
      affected: 'Up to v3.3.x.',
      range: { module: 'github.com/grafana/loki/v3', introduced: null, fixed: 'v3.4.0' },
      fixed: 'v3.4.0 (PR 15665); the variant with a cancelled context PR 21062 (2026).',
      remedy: 'Upgrade.',
      healthyWhen: 'Parallelism times running queries.',
      evidence: [
        'https://github.com/grafana/loki/issues/15665',
        'https://github.com/grafana/loki/blob/v3.3.2/pkg/querier/queryrange/downstreamer.go#L182',
      ],
    },
    {
      id: 'promtail-file-tailer',
      per: 'object',
      title: 'Promtail/agent file tailer position goroutine after file removal',
      modules: ['github.com/grafana/loki'],
      match: {
        frames: ['github.com/grafana/loki/clients/pkg/promtail/targets/file.(*tailer).updatePosition'],
        blocking: true,
        states: ['select'],
      },
      lines: [
        { file: 'clients/pkg/promtail/targets/file/tailer.go', line: 121, versions: 'v2.8.0', what: 'select' },
        {
          file: 'clients/pkg/promtail/targets/file/tailer.go',
          line: 111,
          versions: 'v2.8.0',
          what: 'updatePosition',
        },
        {
          file: 'clients/pkg/promtail/targets/file/tailer.go',
          line: 157,
          versions: 'v2.8.0',
          what: 'readLines receive',
        },
      ],
      createdBy: [
        {
          function: 'github.com/grafana/loki/clients/pkg/promtail/targets/file.newTailer',
          file: 'clients/pkg/promtail/targets/file/tailer.go',
        },
      ],
      cause: 'readLines could end by itself (file deleted or rotated) without stopping the position marker.',
      affected: 'Up to v2.8.x.',
      range: { module: 'github.com/grafana/loki', introduced: null, fixed: 'v2.9.0' },
      fixed: 'v2.9.0 (PR 9495).',
      remedy: 'Upgrade.',
      healthyWhen: 'Two goroutines per tailed file, one of them in this function.',
      evidence: [
        'https://github.com/grafana/loki/issues/9495',
        'https://github.com/grafana/loki/blob/v2.8.0/clients/pkg/promtail/targets/file/tailer.go#L111',
      ],
    },
  ],
}
