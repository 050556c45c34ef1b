import type { SignatureTexts } from '#messages/catalogue-text.ts'

export const spdy: SignatureTexts = {
  'k8s-spdy-exec-shutdownchan': {
    title: 'exec/attach/port-forward 客户端：SPDY 关闭 goroutine 在 shutdownChan 上停 10 分钟',
    cause:
      '关闭套接字返回错误时（常见：对端先关闭），shutdown 阻塞在无人读取的无缓冲 channel 上，直到 10 分钟后定时器触发。每秒几次 exec 就会有数千个 goroutine 及其缓冲区：看似泄漏，实际在（速率 × 600 秒）处趋于平稳。',
    remedy: '把 moby/spdystream 升级到 v0.5.0 或更高版本（Kubernetes 1.31 系列或更高）。',
    healthyWhen: 'exec 刚结束后有少量。',
  },
  'k8s-spdy-conn-serve-leak': {
    title: 'SPDY 连接从未关闭：每次 exec/port-forward 都有 Serve、帧 worker 和空闲监视',
    cause:
      '每个永不结束的 exec（shim 卡住）都会保留连接的服务器侧，含 12 个 goroutine 和 5 个帧队列。在客户端侧，`Dial` 得到的 Connection 不关闭也是如此。',
    remedy:
      '使用 `defer conn.Close()`，用带截止时间的 StreamWithContext，并在 kubelet 和 containerd 上设置 streaming 空闲超时。修复挂起的运行时。',
    healthyWhen:
      '每个真正打开的交互式 exec、attach 或 port-forward 会话 12 个 goroutine（其中一个在 Serve），直到默认 4 小时的空闲超时。',
  },
  'k8s-spdy-stream-read': {
    title: '拷贝 goroutine 阻塞在 spdystream Stream.Read / 无人读取的数据流卡住整条连接',
    cause:
      '`Stream()`（没有 ctx）等到 stdout 和 stderr 结束：如果远端进程永不退出，或 stdout 的消费者阻塞，一切都会留下。卡在 handleDataFrame 的 frameHandler 会使该连接的所有流停止。',
    remedy: '使用带超时的 `StreamWithContext`，并持续读取 stdout 和 stderr。',
    healthyWhen: '打开的交互式会话。',
  },
  'k8s-remotecommand-stdin-copy': {
    title: 'exec 的 stdin 拷贝永远卡在读取调用方的 Reader',
    cause:
      'stdout 和 stderr 结束时调用即返回，但没有什么能中断对调用方 stdin 的 Read。传入 io.Pipe 或 websocket reader 却从不关闭它的网页终端，每个会话泄漏一个 goroutine。',
    remedy: 'Stream 返回时关闭 stdin reader（`pipe.CloseWithError`）。',
    healthyWhen: '每个带 stdin 的打开会话一个。',
  },
  'k8s-remotecommand-errorstream': {
    title: 'watchErrorStream goroutine 阻塞在交付 exec 结果',
    cause:
      '结果 channel 无缓冲。如果 `stream()` 提前返回（createStreams 出错、panic、StreamWithContext 在两次等待之间被取消），就没有人接收。',
    remedy: '升级并关闭连接。取消时等待内部的 stream 调用。',
    healthyWhen: '暂时出现。',
  },
  'k8s-portforward-handleconnection': {
    title: '本地客户端离开后，port-forward 的数据拷贝 / errorChan 等待方遗留',
    cause:
      '流从未从 SPDY 连接的列表中移除（堆增长），错误 goroutine 可能比连接活得更久。apimachinery 提交 24633e44 和 client-go 提交 cc3cc93e6 分别修复了这两半。',
    remedy: '升级，关闭 stopChan 并调用 `pf.Close()`。每个目标只用一个 PortForwarder。',
    healthyWhen: '每条打开的转发 TCP 连接 3 个 goroutine（一个处于 select 的 handleConnection 和两个拷贝）。',
  },
}
