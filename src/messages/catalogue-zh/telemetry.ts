import type { SignatureTexts } from '#messages/catalogue-text.ts'

export const telemetry: SignatureTexts = {
  'opencensus-view-worker': {
    title: 'OpenCensus stats/view 后台 worker',
    cause:
      '默认 worker 由 init 启动，每个进程一个，属于良性。每个组件都调用 `view.NewMeter().Start()` 而没有 Stop 的程序，每次泄漏一个；metricexport.IntervalReader 也是同样的形态。',
    remedy: '数量为 1 时忽略；对自己的 meter 调用 `Stop()`。',
    healthyWhen: '恰好一个。',
  },
  'otel-batchspanprocessor': {
    title: 'OpenTelemetry BatchSpanProcessor / TracerProvider 未 Shutdown',
    cause:
      '每个请求、租户或测试一个 TracerProvider，会泄漏这个循环及其 2048 个 span 的队列，外加 OTLP exporter 的 gRPC ClientConn。',
    remedy: '调用 `tp.Shutdown(ctx)`；每个进程一个 provider。',
    healthyWhen: '每个 exporter 一个。',
  },
  'otel-simplespan-shutdown': {
    title: 'OpenTelemetry simpleSpanProcessor.Shutdown 的辅助 goroutine',
    cause: 'done channel 没有缓冲：关闭用的 context 先结束时没有人接收，辅助 goroutine 便留下。',
    remedy: '升级。',
    healthyWhen: '最多一个，且只在 Shutdown 运行期间；若 exporter 自身挂起，则最上层是它自己的 Shutdown 帧。',
  },
  'otel-periodicreader': {
    title: 'OpenTelemetry 指标 PeriodicReader / MeterProvider 未 Shutdown',
    cause:
      '每个请求、租户或测试一个未 Shutdown 的 MeterProvider，会留下这个循环：它是 `otel-batchspanprocessor` 在指标方面的对应物。',
    remedy: '调用 `mp.Shutdown(ctx)`。',
    healthyWhen: '每个 reader 一个。',
  },
  'jaeger-client-reporter': {
    title: 'Jaeger client 的 tracer 从未关闭',
    cause:
      '每个请求或服务都调用 `config.NewTracer`，却不调用 `closer.Close()`；每个 tracer 有一个 reporter 和一个 sampler goroutine。',
    remedy: '使用 `defer closer.Close()`。',
    healthyWhen: '每个 tracer 两个 goroutine，其中一个在此函数。',
  },
  'sentry-transport-worker': {
    title: '每个 sentry-go client 一个 HTTPTransport worker',
    cause:
      '每个请求或 hub 都调用 `sentry.NewClient`，会泄漏一个 worker，因为 2024 年底之前 client 没有 Close。2021 年之前，HTTP 响应的 body 也没有读空（成对的 persistConn）。',
    remedy: '每个进程一个 client；弃用时调用 `client.Close()`（v0.31.0 起提供）。',
    healthyWhen: '每个 client 一个。',
  },
  'tally-root-scope': {
    title: 'tally 根 scope 未关闭',
    cause:
      '根 scope 按自己的定时器上报，直到其 closer 被关闭。每个租户、请求或重载都建一个，会留下循环、reporter 以及该 scope 的所有指标。',
    remedy: '调用 `closer.Close()`；每个进程一个根 scope，各部分用 `scope.Tagged` 或 `scope.SubScope`。',
    healthyWhen: '每个根 scope 一个。',
  },
  'datadog-statsd-not-closed': {
    title: 'DogStatsD 客户端未关闭',
    cause:
      '每个客户端在 `Close()` 之前有四个 goroutine（watch、sendLoop、aggregator、telemetry）和一个套接字。每个请求、租户或重载都新建客户端，会把它们全部留下。',
    remedy: '整个进程用一个客户端，用标签区分；其余的调用 `client.Close()`。',
    healthyWhen: '每个客户端四个 goroutine，其中一个在此函数。',
  },
  'influxdb-writeapi-not-closed': {
    title: 'InfluxDB 客户端未关闭（写入 API 的 goroutine）',
    cause:
      '每个组织与 bucket 的异步写入 API 有两个 goroutine，每个客户端还有自己的连接池。每个请求或报表都新建客户端，会把它们留下；`Flush()` 不会结束它们。',
    remedy: '保留一个客户端及其 WriteAPI；不再需要时调用 `client.Close()`。',
    healthyWhen: '客户端的每个组织与 bucket 两个。',
  },
}
