import type { SignatureTexts } from '#messages/catalogue-text.ts'

export const serviceMesh: SignatureTexts = {
  'netlink-subscribe-send': {
    title: 'netlink 订阅 goroutine 阻塞在发送无人读取的更新',
    cause:
      '发送更新时没有对 done 做 select。因 context 取消而返回的消费者（felix 重连时的 FilterUpdates），每次新订阅都会遗留一个 goroutine 和一个套接字。',
    remedy: '关闭 done 之后，读空 channel 直到它关闭。',
    healthyWhen: '每个订阅一两个，空闲时处于 `(*NetlinkSocket).Receive` 之下的 syscall，而不是 chan send。',
  },
  'calico-nflog-goldmane': {
    title: 'Calico goldmane 流缓存 / felix nflog 循环在每次重连时重新启动',
    cause:
      '`Run(interval)` 没有 context：每次 Connect 都会再启动一个永不结束的过期循环。felix collector 的 nflog 聚合也是同样的形态。',
    remedy: '升级。',
    healthyWhen: '每个 flow client 一个。',
  },
  'cilium-trigger-waiter': {
    title: 'Cilium：每次失败的 endpoint 重新生成都泄漏 pkg/trigger 的 waiter',
    cause: 'NewTrigger 会启动一个循环。失败（pod IP 错误）后重试的 endpoint 创建没有对 trigger 调用 Shutdown。',
    remedy: '修复失败的 endpoint；重启 agent；升级。',
    healthyWhen: '每个 agent 几十个。',
  },
  'cilium-mergechannels': {
    title: 'Cilium：orchestrator 的 MergeChannels goroutine 停在 reflect.Select',
    cause:
      'datapath orchestrator 每次 reconcile 都会启动新的合并 goroutine。设备和地址稳定时，被放弃的 goroutine 永远不会醒来。',
    remedy: '重启 agent；升级。',
    healthyWhen: '一个。',
  },
  'istio-leaderelection-stopwatch': {
    title: 'istiod：每轮选主都有一个 `<-stop` goroutine',
    cause: '选主循环每次重试都会启动一个只等待进程停止的 goroutine。',
    remedy: '升级。',
    healthyWhen: '每种选举一个。',
  },
  'istio-xds-receive': {
    title: 'istiod 每条代理连接一个 ADS 接收 goroutine',
    cause:
      '当请求的交接（`con.reqChan <-`）增长时，说明这些连接的推送循环被缓慢的 Envoy 卡住：查看 `(*DiscoveryServer).pushConnection`。',
    remedy: '调整 keepaliveMaxServerConnectionAge、PILOT_PUSH_THROTTLE；扩容 istiod。',
    healthyWhen:
      '每个已连接的代理两个 goroutine（外加 gRPC 的）；空闲的接收方等在 `grpc.(*serverStream).RecvMsg` 之下，而不在此函数自身。',
  },
  'gcp-delta-stream-handler': {
    title: 'go-control-plane delta xDS：请求读取方阻塞在 reqCh',
    cause: '请求读取方不经 select 就向 reqCh 发送。processDelta 已因错误返回时，goroutine 和流都会留下。',
    remedy: '升级。',
    healthyWhen: '每条 delta 流一个，等在 Recv，而不是 chan send。',
  },
  'gcp-delta-watch-responses': {
    title: 'go-control-plane delta xDS：每个 watch 的转发方在等待永不关闭的 channel',
    cause: '节点消失时，被取消的 watch 没有关闭其响应 channel，因此每个 watch 的转发方永远等待。',
    remedy: '升级。',
    healthyWhen: '每条流的每个 type URL 一个。',
  },
  'krt-informer-close-before-ready': {
    title: 'istio krt：处理器注册卡在发送“parent synced”通知',
    cause:
      'collection 在就绪之前被关闭时，监听方已停止读取 `addCh`，而这个发送没有停止分支。相关问题：ambient 索引中的延迟 informer（PR 58479），以及远程 secret 消失后仍保留的按集群的 collection。',
    remedy: '升级 istiod，尤其是远程集群 secret 频繁轮换的环境。',
    healthyWhen: '只在监听方补齐初始事件期间出现。',
  },
}
