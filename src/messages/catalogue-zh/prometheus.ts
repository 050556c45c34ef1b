import type { SignatureTexts } from '#messages/catalogue-text.ts'

export const prometheus: SignatureTexts = {
  'prom-registry-writepb-blocked': {
    title: '指标端点的处理函数卡在 Gather，被一个挂起的 collector 拖住',
    cause:
      '只要有一个 Collect() 阻塞（例如 CRI 统计），每次抓取就一直阻塞。服务器侧没有抓取超时时，每个抓取周期都增加一组（报告中各 281 个）。',
    remedy: '设置 `promhttp.HandlerOpts{Timeout, MaxRequestsInFlight}`，并修复该 collector。',
    healthyWhen: '抓取期间一组。',
  },
  'prom-collect-worker': {
    title: 'Prometheus Gather：collector 阻塞在发送指标',
    cause:
      '指标 channel 可容纳 1000 个，由 Gather 读取。当自定义包装用一个不再有人读取的 channel 自行调用 `Collect(ch)`，或 Describe-by-Collect 产生大量指标时，collector 会一直阻塞。',
    remedy: '自己创建的 channel 要读空；在 Collect 内 recover。',
    healthyWhen: '抓取期间。',
  },
  'prometheus-promql-lexer': {
    title: '解析出错后遗留的 PromQL lexer goroutine',
    cause:
      '解析器在第一个错误处停止，没有读空 lexer 的条目：每个无效查询一个 goroutine，例如有人正在 Grafana 中输入时。',
    remedy: '升级 promql 包。',
    healthyWhen: '',
  },
  'prometheus-scrape-errc': {
    title: 'Prometheus scrapeLoop 阻塞在向 errc 上报',
    cause: '只在提供了 errc 时发生（测试、内嵌 scrape 的 agent）：一旦其读者离开，循环就永不结束。',
    remedy: '升级内嵌方；给 errc 加缓冲。',
    healthyWhen: '每个目标一个循环，处于 select 或 sleep，而不是 chan send。',
  },
  'prometheus-discovery-kubernetes': {
    title: 'Prometheus/OTel/promtail 服务发现：被替换的 discoverer 的 informer 组',
    cause:
      '每次配置变更都会取消并重建 provider。若 Discoverer 的 Run 不遵从 context，或不经 select 就向 channel 发送，每次重载它都会连同其 informer 一起累积。',
    remedy: '查看服务发现的叶子帧；升级。',
    healthyWhen: '每个 provider 两个 goroutine，外加 informer。',
  },
  'thanos-proxy-nil-timer': {
    title: 'Thanos querier：读空 AfterFunc 定时器的 channel 时永远阻塞',
    cause:
      'time.AfterFunc 得到的定时器，其 C 为 nil。设置了 store 响应超时后，超时的 store 会使 goroutine 停在对 nil channel 的接收上，并保留其所有 series 帧。',
    remedy: '升级，或不设置该参数。',
    healthyWhen: '',
  },
  'thanos-serverasclient-series': {
    title: 'Thanos receive/ruler：进程内 Series 服务器 goroutine 阻塞在 err channel',
    cause: '客户端在进程内服务器完成之前就停止读取，便再不会从 err 接收，服务器 goroutine 停在发送上。',
    remedy: '升级。',
    healthyWhen: '',
  },
  'loki-downstreamer': {
    title: '第一个错误之后，Loki query-frontend 的 downstreamer worker 阻塞',
    cause: '收集方在第一个错误处返回，没有读空其 channel；每个失败的分片查询都会留下 worker 及其响应。',
    remedy: '升级。',
    healthyWhen: '并行度乘以运行中的查询数。',
  },
  'promtail-file-tailer': {
    title: '文件移除后，Promtail/agent 文件 tailer 的位置 goroutine',
    cause: 'readLines 可能自行结束（文件被删除或轮转），却没有停止位置标记。',
    remedy: '升级。',
    healthyWhen: '每个被 tail 的文件两个 goroutine，其中一个在此函数。',
  },
}
