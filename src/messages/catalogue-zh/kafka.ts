import type { SignatureTexts } from '#messages/catalogue-text.ts'

export const kafka: SignatureTexts = {
  'sarama-broker-responsereceiver': {
    title: 'sarama broker/client 未关闭',
    cause:
      '每条打开的 broker 连接一个。由现有 Client 创建的 consumer 或 producer 不会关闭那个 Client；每个请求都新建的临时 consumer 会为每个 broker 增加一个，再加一个元数据更新 goroutine。',
    remedy: '关闭 consumer 和 client，或使用拥有自己 client 的 `NewConsumer(addrs)`。',
    healthyWhen: '每个 client 的每个 broker 一个。',
  },
  'sarama-metadata-updater': {
    title: 'sarama client 的元数据更新 goroutine',
    cause: '每个 Client 对象恰有一个，因此它的数量就是未关闭的 client 数量。',
    remedy: '调用 `client.Close()`。',
    healthyWhen: '每个 client 一个。',
  },
  'sarama-partitionconsumer-feeder': {
    title: 'sarama partition consumer 未读空或未关闭',
    cause:
      '`Close()` 等待 feeder，而 feeder 等待用户读取 Messages：在 Close 之前停止读取会让两者都挂起。`brokerConsumer.abort` 也可能使 subscriptionManager 停在输入上。',
    remedy: '关闭的同时读空 Messages 和 Errors（AsyncClose 加 range）。',
    healthyWhen: '每个分区两个，每个 broker 两个；空闲时处于 chan receive。',
  },
  'sarama-asyncproducer': {
    title: 'sarama AsyncProducer：Errors()/Successes() 无人读取',
    cause:
      'Return.Errors = true（默认）而没有人读取 `Errors()` 时，channel 缓冲一满，流水线即死锁，`Input()` 的发送方开始堆积；dispatcher 和 retryHandler 则等在 chan receive。',
    remedy: '读取 `Errors()` 和 `Successes()`，或关闭它们的返回。',
    healthyWhen: '每个 producer 以及每个 topic、partition 有四到六个 goroutine，都不会停在这里的 chan send。',
  },
  'kafkago-reader': {
    title: 'segmentio/kafka-go 的 Reader 未关闭',
    cause:
      'Reader 拥有消费组、心跳、提交和拉取的 goroutine，直到 Close。当 ReadLagInterval 不为 -1 且没有消费组时，还有 readLag。',
    remedy: '调用 `reader.Close()`。',
    healthyWhen: '每个 Reader 约五到八个 goroutine。',
  },
  'kafkago-transport-discover': {
    title: 'kafka-go Transport/connPool 的 discover 循环',
    cause:
      '每个请求都新建 Transport，或 kafka.Writer 使用自己的 Transport，其连接池永不释放：`Writer.Close` 不会关闭用户提供的 Transport。',
    remedy: '共用 Transport；调用 `transport.CloseIdleConnections()`。',
    healthyWhen: '每个 Transport 和引导地址一个。',
  },
}
