import type { SignatureTexts } from '#messages/catalogue-text.ts'

export const messaging: SignatureTexts = {
  'nats-waitformsgs': {
    title: 'NATS 异步订阅未退订 / 连接未关闭',
    cause:
      '每个带回调的订阅有一个：请求/应答代码若每个请求都订阅一个 inbox，却没有 Unsubscribe 或 AutoUnsubscribe，就会泄漏它。未关闭的连接还会保留 readLoop、flusher 和 asyncCBDispatcher。',
    remedy: '调用 `sub.Unsubscribe()`；`nc.Close()` 或 Drain。',
    healthyWhen: '每个异步订阅一个，每条连接另有三个 goroutine。',
  },
  'amqp-notifyclose-block': {
    title: 'AMQP 连接/channel 的关闭过程阻塞在无人读取的 NotifyClose channel 上',
    cause:
      '用 `NotifyClose(make(chan *Error))`（无缓冲）注册而无人读取的监听者，会在持锁期间阻塞关闭过程。Close 的调用方、reader 和 heartbeater 随之留下。',
    remedy: 'notify channel 使用 1 的缓冲，并持续读取直到它们关闭。',
    healthyWhen: '',
  },
  'amqp-consumer-buffer': {
    title: 'channel 关闭后，AMQP consumer 的缓冲 goroutine 遗留',
    cause:
      '应用不读取 delivery，会使缓冲 goroutine 和所有未确认的消息留在内存中。PR 290 之前，channel 关闭之后也是如此（堆的最上层：`(*Channel).recvContent`）。',
    remedy: '取消 consumer 并读空它的 delivery；设置 Qos prefetch。',
    healthyWhen: '每个 consumer 一个。',
  },
  'amqp-heartbeater-reader': {
    title: 'heartbeater 退出后，AMQP reader 阻塞在 c.deadlines',
    cause: '关闭时的竞争：heartbeater 是 `c.deadlines` 唯一的接收方，而它已经退出。',
    remedy: '升级到 amqp091-go。',
    healthyWhen: '',
  },
  'pulsar-producer-partition-discovery': {
    title: 'Pulsar producer/consumer 的分区发现 goroutine',
    cause:
      '`ticker.Stop` 不会结束 range 循环：每个 producer 泄漏一个 goroutine，以及由它保持存活的分区 producer。nack tracker 和 consumer 的关闭也有类似泄漏。',
    remedy: '升级；关闭 producer。',
    healthyWhen: '每个分区 producer 一个。',
  },
  'rocketmq-client-start-fail': {
    title: 'RocketMQ push consumer 启动失败，泄漏 client 的 goroutine',
    cause:
      'Start 在启动约五个循环之后返回错误（例如缺少 topic 路由），却没有关闭 consumer。应用中的重试循环会使其成倍增加。',
    remedy: '升级；Start 返回错误时调用 `Shutdown()`。',
    healthyWhen: '每个 client id 约五个，外加每个 consumer 的循环。',
  },
  'nacos-client-goroutines': {
    title: '反复创建 Nacos SDK client / CloseClient 不起作用',
    cause:
      '每次 NewNamingClient 或 NewConfigClient 都会启动 updater、rpc、health 和 listener 循环。v2.1.1 之前，配置 client 没有 context，CloseClient 不能停止这些循环；naming 的 updater 在 v2.2.0 中仍在循环里休眠。',
    remedy: '把 client 做成单例；升级到 v2.1.1 或更高版本。',
    healthyWhen: '每个 client 约五到八个 goroutine。',
  },
  'paho-mqtt-workers': {
    title: '连接失败或发生竞争后，MQTT client 的通信 worker',
    cause:
      '在 connectionUp 期间断开，会使通信 goroutine 没有接收方（issue 675）。OrderMatters = true 时，阻塞的消息处理函数会使整个 client 停滞。',
    remedy: '升级；切勿在处理函数中阻塞（使用 goroutine，或把 Order 设为 false）。',
    healthyWhen: '每个已连接的 client 约六个 goroutine；此时 reader 处于 IO wait，而不是 chan send。',
  },
  'asynq-server-not-shut-down': {
    title: 'Asynq 服务器未关闭',
    cause:
      '每个已启动的服务器在 `Shutdown()` 之前约有九个 goroutine（heartbeater、forwarder、recoverer、syncer、janitor、subscriber、processor 等）和一个 Redis 订阅。每次重载再启动一个，会把它们留下，旧的还会继续取任务。',
    remedy: '启动下一个之前调用 `server.Shutdown()`。',
    healthyWhen: '每个服务器在此函数一个。',
  },
}
