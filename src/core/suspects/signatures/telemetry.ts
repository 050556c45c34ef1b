import type { Family } from '#core/suspects/signature.ts'

export const telemetry: Family = {
  signatures: [
    {
      id: 'opencensus-view-worker',
      title: 'OpenCensus stats/view worker',
      modules: ['go.opencensus.io'],
      match: { frames: ['go.opencensus.io/stats/view.(*worker).start'], blocking: true, states: ['select'] },
      lines: [
        { file: 'stats/view/worker.go', line: 154, versions: 'v0.20 - v0.22', what: 'select' },
        { file: 'stats/view/worker.go', line: 32, versions: 'v0.20 - v0.22', what: 'go statement' },
        { file: 'stats/view/worker.go', line: 276, versions: 'v0.23.0', what: 'select' },
        { file: 'stats/view/worker.go', line: 34, versions: 'v0.23.0', what: 'go statement' },
        { file: 'stats/view/worker.go', line: 268, versions: 'v0.23.0', what: 'start of a meter' },
        { file: 'stats/view/worker.go', line: 292, versions: 'v0.24.0', what: 'select' },
        { file: 'stats/view/worker.go', line: 34, versions: 'v0.24.0', what: 'go statement' },
        { file: 'stats/view/worker.go', line: 284, versions: 'v0.24.0', what: 'start of a meter' },
      ],
      createdBy: [
        { function: 'go.opencensus.io/stats/view.init.0', file: 'stats/view/worker.go' },
        { function: 'go.opencensus.io/stats/view.(*worker).Start', file: 'stats/view/worker.go' },
      ],
      cause:
        'The default worker is started by init, one per process, which is benign. Programs that call `view.NewMeter().Start()` per component leak one each without Stop; metricexport.IntervalReader has the same shape.',
      affected: 'All versions; the default worker cannot be stopped before view.Stop (after v0.24).',
      fixed: 'PR for issue 1262 on master.',
      remedy: 'Ignore a count of 1; `Stop()` your own meters.',
      healthyWhen: 'Exactly one.',
      healthyCount: 1,
      evidence: [
        'https://github.com/census-instrumentation/opencensus-go/issues/1191',
        'https://github.com/census-instrumentation/opencensus-go/issues/1262',
        'https://github.com/open-telemetry/opentelemetry-collector/issues/8945',
      ],
    },
    {
      id: 'otel-batchspanprocessor',
      per: 'object',
      title: 'OpenTelemetry BatchSpanProcessor / TracerProvider not shut down',
      modules: ['go.opentelemetry.io/otel/sdk'],
      match: {
        frames: ['go.opentelemetry.io/otel/sdk/trace.(*batchSpanProcessor).processQueue'],
        blocking: true,
        states: ['select'],
      },
      lines: [
        { file: 'sdk/trace/batch_span_processor.go', line: 243, versions: 'v1.0.0', what: 'select' },
        { file: 'sdk/trace/batch_span_processor.go', line: 109, versions: 'v1.0.0', what: 'go statement' },
        { file: 'sdk/trace/batch_span_processor.go', line: 293, versions: 'v1.16.0', what: 'select' },
        { file: 'sdk/trace/batch_span_processor.go', line: 126, versions: 'v1.16.0', what: 'go statement' },
        { file: 'sdk/trace/batch_span_processor.go', line: 312, versions: 'v1.24.0', what: 'select' },
        { file: 'sdk/trace/batch_span_processor.go', line: 126, versions: 'v1.24.0', what: 'go statement' },
        { file: 'sdk/trace/batch_span_processor.go', line: 302, versions: 'v1.32.0', what: 'select' },
        { file: 'sdk/trace/batch_span_processor.go', line: 115, versions: 'v1.32.0', what: 'go statement' },
      ],
      createdBy: [
        {
          function: 'go.opentelemetry.io/otel/sdk/trace.NewBatchSpanProcessor',
          file: 'sdk/trace/batch_span_processor.go',
        },
      ],
      cause:
        'A TracerProvider per request, tenant or test leaks this loop and its queue of 2048 spans, plus the gRPC ClientConn of the OTLP exporter.',
      affected: 'All versions.',
      fixed:
        'Usage error; leaks of the ForceFlush and Shutdown helpers were fixed in v1.35 (PR 6368, 6360 series).',
      remedy: '`tp.Shutdown(ctx)`; one provider per process.',
      healthyWhen: 'One per exporter.',
      companions: ['grpc-clientconn-not-closed-watcher', 'grpc-callbackserializer'],
      evidence: [
        'https://github.com/open-telemetry/opentelemetry-go/commit/44d50457d',
        'https://github.com/open-telemetry/opentelemetry-go/blob/v1.24.0/sdk/trace/batch_span_processor.go#L306',
      ],
    },
    {
      id: 'otel-simplespan-shutdown',
      title: 'OpenTelemetry simpleSpanProcessor.Shutdown helper goroutine',
      modules: ['go.opentelemetry.io/otel/sdk'],
      match: {
        frames: ['go.opentelemetry.io/otel/sdk/trace.(*simpleSpanProcessor).Shutdown.func*'],
        blocking: true,
        states: ['chan send'],
      },
      lines: [
        {
          file: 'sdk/trace/simple_span_processor.go',
          line: 62,
          versions: 'v1.34.0',
          what: '`done <- exp.Shutdown(ctx)`',
        },
        {
          file: 'sdk/trace/simple_span_processor.go',
          line: 61,
          versions: 'v1.34.0',
          what: '`done := make(chan error)`',
        },
      ],
      createdBy: [
        {
          function: 'go.opentelemetry.io/otel/sdk/trace.(*simpleSpanProcessor).Shutdown.func*',
          file: 'sdk/trace/simple_span_processor.go',
        },
      ],
      cause:
        'The done channel had no buffer: when the shutdown context ended first nobody received and the helper stayed.',
      affected: 'Up to v1.34.',
      range: { module: 'go.opentelemetry.io/otel/sdk', introduced: null, fixed: 'v1.35.0' },
      fixed: 'v1.35.0 (PR 6368, buffer of 1).',
      remedy: 'Upgrade.',
      healthyWhen:
        'At most one, and only while Shutdown is running; while the exporter itself hangs, its own Shutdown frames are on top instead.',
      healthyCount: 1,
      evidence: [
        'https://github.com/open-telemetry/opentelemetry-go/commit/44d50457d',
        'https://github.com/open-telemetry/opentelemetry-go/issues/6368',
        'https://github.com/open-telemetry/opentelemetry-go/blob/v1.34.0/sdk/trace/simple_span_processor.go#L61',
      ],
    },
    {
      id: 'otel-periodicreader',
      per: 'object',
      title: 'OpenTelemetry metric PeriodicReader / MeterProvider not shut down',
      modules: ['go.opentelemetry.io/otel/sdk/metric'],
      match: {
        frames: [
          'go.opentelemetry.io/otel/sdk/metric.(*PeriodicReader).run',
          'go.opentelemetry.io/otel/sdk/metric.(*periodicReader).run',
        ],
        blocking: true,
        states: ['select'],
      },
      lines: [
        {
          file: 'sdk/metric/periodic_reader.go',
          line: 171,
          versions: 'v1.16',
          what: 'select (receiver still `(*periodicReader)`)',
        },
        { file: 'sdk/metric/periodic_reader.go', line: 130, versions: 'v1.16', what: 'go statement' },
        { file: 'sdk/metric/periodic_reader.go', line: 177, versions: 'v1.24.0', what: 'select' },
        { file: 'sdk/metric/periodic_reader.go', line: 135, versions: 'v1.24.0', what: 'go statement' },
        { file: 'sdk/metric/periodic_reader.go', line: 166, versions: 'v1.32.0', what: 'select' },
        { file: 'sdk/metric/periodic_reader.go', line: 124, versions: 'v1.32.0', what: 'go statement' },
      ],
      createdBy: [
        {
          function: 'go.opentelemetry.io/otel/sdk/metric.NewPeriodicReader',
          file: 'sdk/metric/periodic_reader.go',
        },
      ],
      cause:
        'A MeterProvider per request, tenant or test that is not shut down leaves this loop: the metric counterpart of `otel-batchspanprocessor`.',
      affected: 'All versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: '`mp.Shutdown(ctx)`.',
      healthyWhen: 'One per reader.',
      evidence: [
        'https://github.com/open-telemetry/opentelemetry-go/blob/v1.24.0/sdk/metric/periodic_reader.go#L172',
      ],
    },
    {
      id: 'jaeger-client-reporter',
      per: 'object',
      title: 'Jaeger client tracer never closed',
      modules: ['github.com/uber/jaeger-client-go'],
      match: {
        frames: ['github.com/uber/jaeger-client-go.(*remoteReporter).processQueue'],
        blocking: true,
        states: ['select'],
      },
      lines: [
        { file: 'reporter.go', line: 296, versions: 'v2.30.0', what: 'select' },
        { file: 'reporter.go', line: 237, versions: 'v2.30.0', what: 'go statement' },
        {
          file: 'sampler_remote.go',
          line: 153,
          versions: 'v2.30.0',
          what: 'partner `(*RemotelyControlledSampler).pollControllerWithTicker` select',
        },
        { file: 'sampler_remote.go', line: 87, versions: 'v2.30.0', what: 'go statement of the partner' },
      ],
      createdBy: [
        { function: 'github.com/uber/jaeger-client-go.NewRemoteReporter', file: 'reporter.go', line: 237 },
      ],
      cause:
        '`config.NewTracer` is called per request or service without `closer.Close()`; each tracer has a reporter and a sampler goroutine.',
      affected: 'All versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: '`defer closer.Close()`.',
      healthyWhen: 'Two goroutines per tracer, one of them in this function.',
      evidence: ['https://github.com/jaegertracing/jaeger-client-go/blob/v2.30.0/reporter.go#L237'],
    },
    {
      id: 'sentry-transport-worker',
      per: 'object',
      title: 'sentry-go HTTPTransport worker per client',
      modules: ['github.com/getsentry/sentry-go'],
      match: {
        frames: ['github.com/getsentry/sentry-go.(*HTTPTransport).worker'],
        blocking: true,
        states: ['chan receive'],
      },
      lines: [
        { file: 'transport.go', line: 379, versions: 'v0.13.0', what: 'worker' },
        { file: 'transport.go', line: 257, versions: 'v0.13.0', what: 'go statement' },
      ],
      createdBy: [
        {
          function: 'github.com/getsentry/sentry-go.(*HTTPTransport).Configure.func*',
          file: 'transport.go',
          line: 257,
        },
      ],
      cause:
        '`sentry.NewClient` per request or hub leaks a worker, since clients had no Close until late 2024. Before 2021 the body of the HTTP response was not drained either (persistConn pairs).',
      affected: 'Worker: before v0.31; response bodies: before v0.10.',
      fixed: 'v0.31.0 adds Close (PR 894); PR for issue 317 drains the bodies.',
      remedy: 'One client per process; `client.Close()`, which v0.31.0 added, when one is dropped.',
      healthyWhen: 'One per client.',
      companions: ['http-client-body-not-closed'],
      evidence: [
        'https://github.com/getsentry/sentry-go/issues/317',
        'https://github.com/getsentry/sentry-go/issues/894',
        'https://github.com/getsentry/sentry-go/blob/v0.13.0/transport.go#L257',
      ],
    },
    {
      id: 'tally-root-scope',
      per: 'object',
      title: 'tally root scope not closed',
      modules: ['github.com/uber-go/tally/v4', 'github.com/uber-go/tally/v3', 'github.com/uber-go/tally'],
      match: {
        frames: [
          'github.com/uber-go/tally/v4.(*scope).reportLoop',
          'github.com/uber-go/tally/v3.(*scope).reportLoop',
          'github.com/uber-go/tally.(*scope).reportLoop',
        ],
        blocking: true,
        states: ['select'],
      },
      lines: [
        { file: 'scope.go', line: 256, versions: 'v4.1.17', what: 'select' },
        { file: 'scope.go', line: 196, versions: 'v4.1.17', what: 'go statement' },
      ],
      createdBy: [{ function: 'github.com/uber-go/tally/v4.newRootScope', file: 'scope.go', line: 196 }],
      cause:
        'A root scope reports at its own ticks until its closer is closed. One per tenant, request or reload leaves the loop, the reporter and every metric of the scope behind.',
      affected: 'All versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy:
        'Call `closer.Close()`; one root scope per process, and `scope.Tagged` or `scope.SubScope` for the parts.',
      healthyWhen: 'One per root scope.',
      evidence: ['https://github.com/uber-go/tally/blob/v4.1.17/scope.go#L251'],
    },
    {
      id: 'datadog-statsd-not-closed',
      per: 'object',
      title: 'DogStatsD client not closed',
      modules: ['github.com/DataDog/datadog-go/v5'],
      match: {
        frames: ['github.com/DataDog/datadog-go/v5/statsd.(*ClientEx).watch'],
        blocking: true,
        states: ['select'],
      },
      lines: [
        { file: 'statsd/statsdex.go', line: 578, versions: 'v5.9.1', what: 'select' },
        { file: 'statsd/statsdex.go', line: 553, versions: 'v5.9.1', what: 'go statement' },
        { file: 'statsd/sender.go', line: 106, versions: 'v5.9.1', what: 'select of the partner sendLoop' },
        {
          file: 'statsd/aggregator.go',
          line: 111,
          versions: 'v5.9.1',
          what: 'select of the partner aggregator',
        },
        {
          file: 'statsd/telemetry.go',
          line: 167,
          versions: 'v5.9.1',
          what: 'select of the partner telemetryClient',
        },
      ],
      createdBy: [
        { function: 'github.com/DataDog/datadog-go/v5/statsd.newWithWriter', file: 'statsd/statsdex.go' },
      ],
      cause:
        'Every client has four goroutines (watch, sendLoop, aggregator, telemetry) and a socket until `Close()`. A client for each request, tenant or reload leaves them all.',
      affected: 'All versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'One client for the process, with tags for what differs; `client.Close()` for the others.',
      healthyWhen: 'Four goroutines per client, one of them in this function.',
      evidence: [
        'https://github.com/DataDog/datadog-go/issues/44',
        'https://github.com/DataDog/datadog-go/blob/v5.9.1/statsd/statsdex.go#L553',
      ],
    },
    {
      id: 'influxdb-writeapi-not-closed',
      per: 'object',
      title: 'InfluxDB client not closed (write API goroutines)',
      modules: ['github.com/influxdata/influxdb-client-go/v2'],
      match: {
        frames: [
          'github.com/influxdata/influxdb-client-go/v2/api.(*WriteAPIImpl).bufferProc',
          'github.com/influxdata/influxdb-client-go/v2/api.(*WriteAPIImpl).writeProc',
        ],
        blocking: true,
        states: ['select'],
      },
      lines: [
        { file: 'api/write.go', line: 147, versions: 'v2.14.0', what: 'select of bufferProc' },
        { file: 'api/write.go', line: 190, versions: 'v2.14.0', what: 'select of writeProc' },
        { file: 'api/write.go', line: 91, versions: 'v2.14.0', what: 'go statement (also 92)' },
      ],
      createdBy: [
        { function: 'github.com/influxdata/influxdb-client-go/v2/api.NewWriteAPI', file: 'api/write.go' },
      ],
      cause:
        'The asynchronous write API of every organisation and bucket has two goroutines, and every client a connection pool of its own. A client for each request or report leaves them behind; `Flush()` does not end them.',
      affected: 'All versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'Keep one client and its WriteAPI; `client.Close()` where one must go.',
      healthyWhen: 'Two per organisation and bucket of a client.',
      evidence: [
        'https://github.com/influxdata/influxdb-client-go/issues/163',
        'https://github.com/influxdata/influxdb-client-go/issues/275',
      ],
    },
  ],
  benign: [
    {
      id: 'opencensus-view-worker',
      per: 'process',
      match: { frames: ['go.opencensus.io/stats/view.(*worker).start'], blocking: true, states: ['select'] },
      why: 'Started by importing the package.',
      expected: '1',
      perProcess: 1,
      evidence: ['https://github.com/census-instrumentation/opencensus-go/blob/v0.24.0/stats/view/worker.go'],
    },
    {
      id: 'otel-batch-processor',
      per: 'object',
      match: {
        frames: ['go.opentelemetry.io/otel/sdk/trace.(*batchSpanProcessor).processQueue'],
        blocking: true,
        states: ['select'],
      },
      why: 'Span export loop.',
      expected: '1 per TracerProvider processor (normally 1).',
      perProcess: 1,
      evidence: [
        'https://github.com/open-telemetry/opentelemetry-go/blob/v1.24.0/sdk/trace/batch_span_processor.go',
      ],
    },
  ],
}
