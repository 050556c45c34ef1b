import type { SignatureTexts } from '#messages/catalogue-text.ts'

export const apiserver: SignatureTexts = {
  'apiserver-timeout-filter-send': {
    title: 'apiserver/kubelet 超时过滤器：请求超时后，处理 goroutine 阻塞在上报结果',
    cause:
      '结果 channel 无缓冲，60 秒超时路径返回之后便没有读者。每个超时请求都会留下一个 goroutine 和相应的请求对象，使过载的 apiserver 更快崩溃。',
    remedy: '升级。',
    healthyWhen: '',
  },
  'apiserver-timeout-handler-backlog': {
    title: '请求已超时，处理函数仍在运行（webhook、etcd、聚合 API 忽略 ctx）',
    cause:
      '过滤器会返回 504，但无法终止处理函数；如果内部调用（webhook、etcd、聚合 API）忽略请求的 context，goroutine 就会累积。读取方 goroutine（`res := <-resultCh`）的数量就是已超时但仍在运行的处理函数数量。',
    remedy: '为 webhook 设置超时，修复缓慢的 etcd。查看 `ServeHTTP.func1` 之下的叶子帧。',
    healthyWhen: '过载期间会有少量；它们必须能消退。',
  },
  'apiserver-cachewatcher-blocked': {
    title: 'watch cache 的 watcher goroutine 在等待缓慢或已离开的客户端',
    cause:
      '每个打开的 WATCH 有一个是正常的。以下情况会泄漏：终止信号没有发出（时钟跳变使 watcher 滞留在 bookmark 桶中，提交 81229182c），或 HTTP watch 处理函数返回时没有停止存储 watch（67196850a）。',
    remedy: '升级，限制 watch 客户端数量，检查 `apiserver_registered_watchers`。',
    healthyWhen: '等于打开的 watch 数量（大集群中可达数千）。',
  },
  'apiserver-cacher-dispatch-blocked': {
    title: 'Cacher 的 dispatchEvents / processEvent 背压',
    cause:
      '当许多 watcher 没有响应时，唯一的分发器把时间预算耗在定时器上，watch cache 的 reflector 便阻塞在这里。堆中可见 watchCacheEvent 增长。',
    remedy: '找出缓慢的 watcher，并在该 apiserver 的客户端中查找 k8s-streamwatcher 类泄漏。',
    healthyWhen: '每种资源一个处于 select 的分发器（`dispatchEvents`）是正常的。',
  },
  'apiserver-deletecollection-distributor': {
    title: '所有 worker 失败后，DeleteCollection 的分发 goroutine 阻塞',
    cause: '如果在列表处理完之前所有 worker 都因错误（例如 context 截止时间到）返回，分发方就没有读者了。',
    remedy: '升级。',
    healthyWhen: '',
  },
  'apiserver-quota-evaluator': {
    title: '配额评估 worker 未停止（测试、内嵌 apiserver）',
    cause: 'worker 在队列中等待，没有随 stopCh 关闭。内嵌的 apiserver 每启停一次就留下一组 worker。',
    remedy: '升级内嵌的 apiserver 库。',
    healthyWhen: '每个 apiserver 5 个 worker。',
  },
  'apiserver-konnectivity-tunnel': {
    title: 'Konnectivity/egress 隧道：已取消请求的 serve 循环和 gRPC 连接',
    cause:
      '隧道用 context.TODO 和非阻塞的 grpc dial 创建：代理服务器宕机时，每个 exec、log 或 webhook 请求都会留下一个正在拨号的 ClientConn。发往已关闭连接或已取消隧道的 DATA 会让 serve 阻塞。',
    remedy: '同时升级 apiserver 和 konnectivity。',
    healthyWhen: '每个活动的 exec、log 或 webhook 连接一条隧道，通常处于 serve 之下的 grpc Recv。',
  },
  'apiserver-otel-global-meter': {
    title: '堆：每次重载配置都在全局 MeterProvider 上注册 otel instrument',
    cause:
      'otelgrpc 和 otelhttp 的埋点在每次重载配置时都会在全局委托 provider 上注册 instrument，而该 provider 从不释放它们。这种泄漏没有 goroutine。',
    remedy: '升级，或安装 noop MeterProvider。',
    healthyWhen: '',
  },
  'apiserver-aggregator-transport-cache': {
    title: 'kube-apiserver 1.26：aggregator 每次同步 APIService 都会向 client-go TLS 缓存添加条目',
    cause:
      '从 client-go 0.26 起，带 Dial 函数的配置可以缓存，以 DialHolder 指针为键。aggregator 每次同步都新建 holder，于是每次同步都增加一个永不淘汰的 transport。',
    remedy: '升级控制面。自己的代码若有同样的错误，只创建一次 DialHolder 即可。',
    healthyWhen: '不同 APIService 的数量乘以 1。',
  },
}
