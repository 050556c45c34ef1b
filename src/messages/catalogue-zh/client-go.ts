import type { SignatureTexts } from '#messages/catalogue-text.ts'

export const clientGo: SignatureTexts = {
  'k8s-workqueue-unfinished-loop': {
    title: 'workqueue 创建后被丢弃，未调用 ShutDown（updateUnfinishedWorkLoop）',
    cause:
      '定时循环只有在 `ShutDown()` 之后才结束；离开作用域的队列不会被回收。它常与 `delayingType.waitingLoop` 成组出现；使用客户端证书时还有 `transport.(*dynamicClientCert).Run`。',
    remedy: 'controller 停止时调用 `queue.ShutDown()`。不要为每个请求创建队列。',
    healthyWhen:
      '每个命名队列一个：有 40 个 controller 的 controller manager 就有 40 个以上。信号是增长，而不是存在。',
  },
  'k8s-workqueue-delaying-loop': {
    title: '延迟/限速队列的 waitingLoop 未关闭',
    cause:
      '只有 `ShutDown()` 关闭 stopCh 时循环才结束。泄漏的队列还持有所有经 AddAfter 暂存的元素（堆）和一个 10 秒的心跳定时器。',
    remedy: '在每条退出路径上调用 `queue.ShutDown()`，包括 `Run` 的提前返回。',
    healthyWhen: '每个限速队列一个。',
  },
  'k8s-workqueue-get-no-shutdown': {
    title: 'controller 已被丢弃，worker 停在 workqueue.Get',
    cause: '取消 controller 的 context 不会唤醒 Get：只有 ShutDown 或 ShutDownWithDrain 会广播条件变量。',
    remedy: '在 Run 中等待 worker 之前写上 `defer queue.ShutDown()`。',
    healthyWhen: '每个 controller 的 MaxConcurrentReconciles 个 worker 会一直空闲在这里；只关注增长。',
  },
  'k8s-tls-cert-rotation-run': {
    title: '每个由证书文件 kubeconfig 创建的 client 都有一组 dynamicClientCert.Run',
    cause:
      '不同的新配置（证书数据轮换、新的 Dial 函数、许多集群）无法命中全局 TLS 缓存。每次未命中都会启动一个证书轮换 controller，其停止 channel 永不关闭（约 4–5 个 goroutine），并把 transport 存入从不清理的 map。',
    remedy:
      '每个集群共用一个 rest.Config 和 clientset；用 CertData 代替 CertFile，或设置 `Proxy` 或自定义 transport 使配置不可缓存。升级到 0.36 或更高版本。',
    healthyWhen: '每对不同的客户端证书文件一组。',
  },
  'k8s-tls-transport-cache-growth': {
    title: '每次调用的 Dial/Proxy 函数都不同，transport.tlsCache（h2 连接和堆）无限增长',
    cause:
      '从 0.26 起，`Dial` 非 nil 的配置以函数指针为键缓存。每次用新闭包调用 NewForConfig 都会增加一个永久的 http.Transport 和自己的连接：每条空闲的 API server 连接有一个处于 IO wait 的 HTTP/2 读循环，缓存的 transport 则留在堆里。',
    remedy: '复用 rest.Config；或设置 `Proxy: http.ProxyFromEnvironment` 使配置不被缓存；或升级。',
    healthyWhen: '每个 transport 到每个 API server 一条 HTTP/2 连接是正常的。',
  },
  'k8s-wait-poller': {
    title: 'wait.Poll* 的轮询 goroutine 因条件函数永不返回或使用 NeverStop 而存活',
    cause:
      '每个运行中的 Poll 或 PollImmediateUntil 有一个定时 goroutine。若条件函数自身卡住（没有超时的 API 调用），或停止 channel 是 NeverStop，这一对（WaitFor 中的调用方和轮询方）就会留下。',
    remedy: '使用 PollUntilContextTimeout 配合有期限的 ctx，并把 ctx 传进条件函数。',
    healthyWhen: '每个运行中的选主、证书轮换循环或 WaitForCacheSync 一个：数量小且不变。',
  },
  'k8s-leaderelection-callback': {
    title: '租约丢失后，选主回调 goroutine 堆积',
    cause:
      '租约丢失时 Run 会返回，但 OnStartedLeading 只是通过 ctx 被要求结束。以 `for { le.Run(ctx) }` 循环、而回调又忽略 ctx 的程序，每次选举都会多出整整一组 controller。',
    remedy: '在 OnStoppedLeading 中退出进程（Kubernetes 的做法），或让回调遵从 ctx 并等待它结束。',
    healthyWhen: 'follower 上为 0，leader 上为 1。',
  },
  'k8s-exec-auth-uncached-transport': {
    title: 'exec 凭据插件：每个 clientset 都新建 TLS transport 和连接',
    cause:
      'exec 认证器会设置 Dial 和 GetCert，而含函数值的配置不能作为 map 的键，因此每次用相同的 exec 配置调用 `NewForConfig` 都会新建 transport。其连接（每条有一个处于 IO wait 的 HTTP/2 读循环）在空闲期内保持打开，并保存在 tracker 中。',
    remedy:
      '升级；每个 rest.Config 只建一个 clientset 并保留它。0.26 起，切勿为每个 client 创建新的 Dial 函数（`k8s-tls-transport-cache-growth`）。',
    healthyWhen: '每组 API server 和凭据一两条连接。',
  },
}
