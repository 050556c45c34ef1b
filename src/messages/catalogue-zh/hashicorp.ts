import type { SignatureTexts } from '#messages/catalogue-text.ts'

export const hashicorp: SignatureTexts = {
  'yamux-stream-read': {
    title: 'yamux 流未关闭 / Read 没有截止时间',
    cause:
      '每个多路复用的流在 RPC 之间都等在这里，默认没有截止时间。增长说明对端打开了无人关闭的流，或窗口已耗尽（此时等待出现在 Write）。',
    remedy: '使用 SetReadDeadline；关闭流；StreamCloseTimeout（v0.1.0 及以上）。',
    healthyWhen: '每条客户端连接的流池：Consul 服务器可有数千个，每个客户端流一个。',
  },
  'yamux-session-loops': {
    title: 'yamux session 未关闭（recvLoop、sendLoop、keepalive）',
    cause:
      '每个 session 有三个 goroutine（recvLoop、sendLoop、keepalive），一直存活到 Close。EnableKeepAlive = false 时，对端已死也永远不会被发现。',
    remedy: '保持 keepalive 开启；调用 `session.Close()`。',
    healthyWhen: '每个 session 在每一侧有三个 goroutine，其中一个在此函数。',
  },
  'memberlist-not-shutdown': {
    title: '创建的 memberlist 实例没有 Shutdown 就被遗留',
    cause:
      '在重载或测试中 Create 而不 `Shutdown()`，会泄漏七到八个 goroutine 和两个套接字。2016 年的版本中，UDP 探测失败而 TCP ping 成功时，每次探测泄漏一个 goroutine。',
    remedy: '调用 `ml.Leave` 和 `ml.Shutdown()`。',
    healthyWhen: '每个 memberlist 约八个 goroutine，其中两个在此函数（probe 和 gossip）。',
  },
  'raft-replication': {
    title: 'hashicorp/raft 面向已移除或已死节点的 pipeline 解码与心跳',
    cause:
      'leader 对每个 follower 有两到三个 goroutine（decodeResponses、heartbeat、replicate）。随 leader 更替而增长，说明 Shutdown 时没有调用 transport 的 Close。',
    remedy: '调用 `raft.Shutdown().Error()`；`transport.Close()`。',
    healthyWhen: 'leader 上每个 follower 三个 goroutine，其中一个在此函数。',
  },
  'memdb-watchmany': {
    title: '阻塞查询期间 go-memdb WatchSet 的 watcher',
    cause:
      'watchMany 把调用方的 context 直接用于分块 watcher：长时间阻塞查询每被唤醒一次，其他分块的 goroutine 就留到查询结束。',
    remedy: '升级 consul 或 nomad。',
    healthyWhen: '每个阻塞查询的每 32 个被 watch 的 channel 一个。',
  },
  'memdb-watchch': {
    title: '在循环中调用 go-memdb 的 WatchCh',
    cause:
      'WatchCh 拥有一个 goroutine，直到 watch 触发或 context 结束。在控制循环的每次迭代中调用它，或用 Background 调用，都会泄漏。',
    remedy: '每次迭代使用一个可取消的 context。',
    healthyWhen: '每个活动的 watch 一个。',
  },
  'consul-proxycfg-peer-watch': {
    title: 'Consul client agent：每次更新都为每个导入的 peered upstream 增加一个 watcher',
    cause:
      'setupWatchesForPeeredUpstream 不加判断地再次注册，且 cancel 为 nil：每次更新、每个导入的 peered upstream 一个 watcher。',
    remedy: '重启 agent；减少 peered upstream 的变动。',
    healthyWhen: '每个不同的 watch 一个。',
  },
  'vault-lifetimewatcher': {
    title: 'Vault LifetimeWatcher（续约器）未停止',
    cause:
      '每次新登录都启动 watcher，却不对前一个调用 `Stop()`，就会在租约的整个寿命内泄漏它（它要等数小时，到租约的 2/3），并继续续约旧 token。Consul 的 Vault CA provider 每次重新配置都会这样。',
    remedy: '使用 `defer watcher.Stop()`；启动新 watcher 之前先停止旧的。',
    healthyWhen: '每个续约的 secret 一个。',
  },
  'goplugin-grpcbroker': {
    title: '服务器停止后，hashicorp/go-plugin 的 GRPCBroker.Run 遗留（terraform provider、vault plugin）',
    cause: 'Stop 和 GracefulStop 没有关闭 broker。验收测试以及会重启插件的宿主，每次启动多一个。',
    remedy: '升级；调用 `client.Kill()`。',
    healthyWhen: '每个运行中的插件服务器一个。',
  },
  'goplugin-client-abandoned': {
    title: '插件已死或从未 Kill 的 go-plugin client',
    cause:
      '不调用 Kill 的重启循环，会为每个已死或被放弃的插件保留 stderr 和 stdout 的拷贝 goroutine、broker 流以及 net/rpc 的 input goroutine。',
    remedy: '在每条路径上调用 `client.Kill()`；退出时调用 `plugin.CleanupClients`。',
    healthyWhen: '每个运行中的插件约六个 goroutine。',
  },
  'terraform-sdk-mergestop': {
    title: 'terraform-plugin-sdk 的 StopContext mergeStop：每条命令一个 goroutine',
    cause:
      '该 goroutine 等待 context 或停止 channel，而脱离的 context 从未取消：测试进程中每个 Terraform RPC 或命令一个。',
    remedy: '升级。',
    healthyWhen: '',
  },
}
