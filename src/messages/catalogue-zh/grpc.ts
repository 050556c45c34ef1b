import type { SignatureTexts } from '#messages/catalogue-text.ts'

export const grpc: SignatureTexts = {
  'grpc-clientconn-not-closed-watcher': {
    title: 'ClientConn 拨号后从未关闭（ccBalancerWrapper.watcher，grpc ≤ 1.54）',
    cause:
      '每次 grpc.Dial 都拥有一个 balancer goroutine、一个 resolver watcher，每个 transport 还有 reader、loopy writer 和 keepalive。每个请求都 Dial 而不 Close，或 Dial 与 Close 之间有错误路径，都会泄漏整组。',
    remedy: '使用 `defer conn.Close()`；每个目标只保留一个 ClientConn。',
    healthyWhen: '每个打开的 ClientConn 一个。',
  },
  'grpc-callbackserializer': {
    title: 'ClientConn/xDS 对象从未关闭（CallbackSerializer.run，grpc ≥ 1.55）',
    cause:
      '与 `grpc-clientconn-not-closed-watcher` 同因，出现在较新版本中：每个 ClientConn 有 2–3 个 serializer（resolver wrapper、balancer wrapper、pubsub）。如果连接一直空闲，就看不到网络 goroutine，因此数量是 ClientConn 的倍数。',
    remedy: '关闭每个 ClientConn；不要为每个请求创建 client。',
    healthyWhen: '每个存活的 ClientConn 2–4 个；确认它不增长。',
  },
  'grpc-stream-not-drained': {
    title: '客户端流被放弃：既未取消，也未读到末尾（newClientStreamWithParams.func4）',
    cause:
      '非 unary 调用由一个 watcher goroutine 等待 ClientConn 的 ctx 或流的 ctx。如果调用方在 io.EOF 或错误之前停止读取，而其 ctx 永不取消，那么 goroutine、流、流控窗口和 stats handler 都会留下；只调用 `CloseSend` 是不够的。',
    remedy: '每个流都使用 `ctx, cancel := context.WithCancel(ctx); defer cancel()`，或一直读到出错。',
    healthyWhen: '每个打开的流一个（etcd watch、xDS、日志跟踪）：数量不变就没有问题。',
  },
  'grpc-unary-waitonheader': {
    title: 'unary 或流的调用方在等待响应头，没有截止时间',
    cause:
      '服务器接受了流却从不应答（处理函数死锁、运行时卡住）。没有 ctx 截止时间时，每次重试都会增加一个 goroutine。',
    remedy: '始终设置截止时间；启用客户端 keepalive，让已死的对端尽快失败。',
    healthyWhen: '进行中的 RPC。',
  },
  'grpc-loopywriter-orphan': {
    title: '每个泄漏的 transport 都有一对 loopyWriter 和 reader',
    cause:
      '每条 HTTP/2 连接有一个 loopy writer 和一个 reader。loopyWriter.run 与 http2Client.reader 同步增长说明 ClientConn 或 SubConn 泄漏；只有 loopy 增长说明 transport 半关闭（旧版死锁，例如 Close 与写 GOAWAY 互相等待，PR 7662）。',
    remedy: '关闭 ClientConn；把 grpc 升级到 v1.68 或更高版本。',
    healthyWhen: '每条已建立的连接一个，客户端和服务器都如此。',
  },
  'grpc-client-reader-iowait': {
    title: 'http2Client.reader 在等待泄漏的 ClientConn 的套接字',
    cause:
      '与 `grpc-clientconn-not-closed-watcher` 同因：属于从未关闭的 ClientConn 的连接。可用它来数进程的连接数。',
    remedy: '复用连接。',
    healthyWhen: '每条连接一个。',
  },
  'grpc-addrconn-resettransport': {
    title: '对失效地址的连接永远重试（resetTransport 退避）',
    cause: '对已消失的地址非阻塞 Dial，会有一个 goroutine 一直处于指数退避，直到 ClientConn 关闭。',
    remedy: '端点消失时关闭 ClientConn；使用带超时的 WithBlock，或健康检查。',
    healthyWhen: '每个当前断开的 SubConn 一个。在 grpc 1.2x 中，同一函数处于 chan receive 表示活动连接。',
  },
  'grpc-dns-resolver-watcher': {
    title: '未关闭的 ClientConn 的 DNS resolver watcher',
    cause: '它与目标为 dns:/// 的 ClientConn 同寿命。',
    remedy: '关闭 ClientConn。',
    healthyWhen: '每个目标为 dns 的 ClientConn 一个。',
  },
  'grpc-server-handler-stuck': {
    title: '服务器处理函数阻塞在流的 Recv/Send 或用户代码中：serveStreams 的子 goroutine',
    cause:
      '等在 Recv 中的流式处理函数与客户端的流同寿命。服务器若不强制 keepalive，半开的 TCP 连接会让处理函数保留数小时。',
    remedy:
      '设置 keepalive.ServerParameters{MaxConnectionAge, Time, Timeout}。处理函数必须关注 stream.Context()。',
    healthyWhen: '每个打开的流一个，每条连接再加 3 个（serveStreams、loopy、keepalive）。',
  },
  'grpc-gracefulstop-hang': {
    title: 'GracefulStop 在等待永不结束的流',
    cause: 'GracefulStop 等待所有连接结束；类似 watch 的流会让它永远等下去。',
    remedy: '给 GracefulStop 配上定时器，超时后改用 Stop()。',
    healthyWhen: '只在关闭期间出现。',
  },
  'grpc-otelgrpc-stream-finished': {
    title: 'otelgrpc 流拦截器的 goroutine 在等待 CloseSend',
    cause:
      'span 的 goroutine 需要接收结束和 CloseSend 两个事件。从不调用 CloseSend 的服务器流客户端，每次调用泄漏一个 goroutine（和 span）。',
    remedy: '升级，或使用 stats handler API。',
    healthyWhen: '',
  },
  'grpc-gateway-conn-closer': {
    title: 'grpc-gateway Register*FromEndpoint 的关闭 goroutine 在等待 ctx',
    cause:
      '生成的代码会启动 `go func() { <-ctx.Done(); conn.Close() }()`，每个注册的端点一个；若 ctx 是 Background，就永远等待。如果重复注册（按租户或每次重载），每次调用泄漏一个 ClientConn。',
    remedy: '传入可取消的 ctx。',
    healthyWhen: '每个注册的服务一个。',
  },
}
