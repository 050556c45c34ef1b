import type { SignatureTexts } from '#messages/catalogue-text.ts'

export const ttrpc: SignatureTexts = {
  'ttrpc-server-respond': {
    title: 'ttrpc 服务器处理函数阻塞在把响应交给连接循环（server.go:444）',
    cause:
      '`requests` 和 `responses` 都无缓冲，并由同一个循环既接收请求又写响应。当客户端（containerd）阻塞在写请求时，服务器的 `ch.send` 阻塞在已满的套接字上，所有处理函数都堆积在交出响应处。',
    remedy:
      '把 containerd（客户端一侧）升级到使用 ttrpc v1.1.0 或更高版本的构建，并重启受影响 shim 的 pod。服务器的这些行在 v1.1.0 中没有变化，因此由客户端版本决定。',
    healthyWhen:
      'RPC 执行期间少量处于 `services.call`（第 438 行）；Wait RPC 会在容器的整个寿命内停在那里，每个容器或 exec 一个。',
  },
  'ttrpc-server-reader-blocked': {
    title: 'ttrpc 服务器的连接读取方无法交出请求',
    cause: '同一死锁的另一半：主循环停在 `ch.send`（写套接字的 IO wait），于是没有人从 `requests` 接收。',
    remedy: '见 `ttrpc-server-respond`。',
    healthyWhen: '读取方处于 `ch.recv`（第 362 行）的 IO wait：每条连接一个。',
  },
  'ttrpc-client-dispatch': {
    title: 'ttrpc 调用方排在被阻塞的客户端循环之后',
    cause:
      'v1.1.0 之前，唯一的 `run` goroutine 既发送又接收；它阻塞在 `c.send` 时，响应无人读取，之后的每次调用都在排队。containerd 采集指标时遍历所有 shim，因此一个卡住的 shim 会阻塞每次 ListContainerStats。',
    remedy: '把 containerd 升级到 1.5.8、1.6.0 或更高版本。给统计和 State 调用设置 context 截止时间。',
    healthyWhen: '对长调用（任务的 Wait），第 161 行是正常的；第 153 行应当没有。',
  },
  'ttrpc-client-sendlock': {
    title: 'ttrpc 1.2 客户端死锁：持有 streamLock 时再取 sendLock',
    cause:
      '阻塞在管道上的写入方持有 sendLock，下一个调用方在持有 streamLock 时等待 sendLock，而接收循环需要 streamLock 才能交付。这是完全的死锁：发往该 shim 的所有 RPC 都会挂起。',
    remedy: '升级到 ttrpc v1.2.4 或更高版本（containerd 1.7.17 系列）。',
    healthyWhen: '',
  },
  'ttrpc-client-send-iowait': {
    title: 'ttrpc 客户端在写套接字处阻塞数小时（对端不读取）',
    cause:
      '对端停止读取（shim 冻结、SIGSTOP、对端死锁）。连接没有写入截止时间，因此调用方的 ctx 超时也不能释放写入方。',
    remedy: '杀掉或重启卡住的对端，并监控 shim 的存活。',
    healthyWhen: '',
  },
  'ttrpc-server-conn-leak-econnreset': {
    title: '收到 ECONNRESET 之后，ttrpc 服务器仍保留连接',
    cause:
      '只有 EOF 会结束连接；其他接收错误会使 run() 及其连接和 fd 继续存活。同一缺陷较早的一种形式已在 v1.0.1 修复。',
    remedy: '升级。',
    healthyWhen: '每条活动的客户端连接一个。',
  },
  'ttrpc-stream-map-leak': {
    title: '堆：ttrpc 客户端的流 map 从不缩小 / 未消费的流阻塞 receiveLoop',
    cause: '流式 RPC 的结果若不消费，会阻塞唯一的接收循环（队头阻塞），该连接的所有流也随之阻塞。',
    remedy: '消费或关闭每个流。',
    healthyWhen: '',
  },
}
