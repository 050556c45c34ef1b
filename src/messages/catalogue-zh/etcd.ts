import type { SignatureTexts } from '#messages/catalogue-text.ts'

export const etcd: SignatureTexts = {
  'etcd-watch-substream': {
    title: 'etcd client 的 watch channel 被放弃（serveSubstream / watchGrpcStream.run）',
    cause:
      'Watch 只有在取消其 ctx 或 Client.Close 时才释放；离开 `for range wch` 循环没有任何作用。channel 无人读取时，substream 还会无上限地缓冲事件（堆）。',
    remedy:
      '每个 watch 使用 `ctx, cancel := context.WithCancel(...); defer cancel()`。clientv3.WithRequireLeader 和不同的 ctx 值会建立各自的流：请复用。',
    healthyWhen: '每个 watch 一个，每条 watch 流再加 2 个（run、serveWatchClient）。',
  },
  'etcd-watch-server-cancel-missing': {
    title: '客户端已取消 watch，etcd 服务器仍保留 watcher',
    cause:
      '旧客户端不会立即发送 WatchCancelRequest（惰性取消），因此服务器一直保留 watcher，直到整条流关闭。堆中可见 mvcc watcher。',
    remedy: '升级客户端。',
    healthyWhen: '每条打开的 watch 流 2 个 goroutine（recv 和 send）。',
  },
  'etcd-server-watchstream-leak': {
    title: 'sendLoop 结束后，etcd serverWatchStream 的 recvLoop 阻塞在交出控制响应',
    cause:
      '对进度请求的应答不经 select 直接写入 ctrlStream，而发送方已经停止，于是 recv goroutine 和整条 watch 流都留下。',
    remedy: '升级 etcd。',
    healthyWhen: '',
  },
  'etcd-lease-keepalive-client': {
    title: 'KeepAlive 的 context 从未取消（keepAliveCtxCloser，每次 KeepAlive 调用一个）',
    cause:
      '对同一租约反复调用 KeepAlive（而不是一次），每次都会增加一个 closer goroutine 和一个 channel，直到其 ctx 结束。堆中保留着 LeaseKeepAliveResponse 的 channel。',
    remedy: '每个租约只调用一次 KeepAlive 并持续读取其 channel；手动续约用 KeepAliveOnce；取消 ctx。',
    healthyWhen: '每个租约一个，每个 client 再加 3 个循环。',
  },
  'etcd-lease-loops-client-not-closed': {
    title: 'etcd client 未关闭：recvKeepAliveLoop、deadlineLoop、sendKeepAliveLoop',
    cause:
      '只有 Client.Close（或其 ctx）能停止它们。每次加锁或 session 操作都创建 clientv3.Client，会泄漏 3 个循环（deadlineLoop、recvKeepAliveLoop、sendKeepAliveLoop）以及 grpc 的 goroutine。',
    remedy: '每个进程一个 client；使用 `defer cli.Close()`，concurrency.Session 则用 `session.Close()`。',
    healthyWhen: '每个持有租约的 client 有 3 个循环（其中之一是 deadlineLoop）。',
  },
  'etcd-server-leasekeepalive': {
    title: '处理函数返回后，etcd 服务器 LeaseKeepAlive 的辅助 goroutine 仍停在 Recv',
    cause:
      '处理函数 select 到 ctx.Done 而先返回；辅助 goroutine 要等 Recv 失败才结束。有报告称客户端频繁更替时它会累积；errc 有缓冲，所以发送本身不会阻塞。',
    remedy: '修复合并后升级；只关注增长。',
    healthyWhen: '每条 keep-alive 流一个。',
  },
}
