import type { SignatureTexts } from '#messages/catalogue-text.ts'

export const redis: SignatureTexts = {
  'goredis-pool-reaper': {
    title: 'go-redis client 未关闭（空闲连接的 reaper）',
    cause: '每个请求都 `redis.NewClient`，每次会永久留下一个 reaper（60 秒定时器）和 MinIdleConns 个套接字。',
    remedy: '复用一个 client；调用 `client.Close()`。',
    healthyWhen: '每个 client 或每个集群节点一个。',
  },
  'goredis-pool-waitturn': {
    title: 'go-redis 的调用方在排队等待连接',
    cause:
      '所有连接都已被取走：未关闭的 PubSub、Tx 或 `Conn`，或阻塞命令（BLPOP、XREAD BLOCK）占住了它们。PoolTimeout（ReadTimeout + 1 秒）限制等待时间，因此这是背压，而不是永久泄漏。',
    remedy: '关闭 PubSub 和 Conn，调大 PoolSize，缩短阻塞命令。',
    healthyWhen: '短暂突增。',
  },
  'goredis-pubsub-channel': {
    title: 'go-redis PubSub.Channel 的 goroutine 未关闭，或被慢读者阻塞',
    cause:
      '每个订阅需要两个 goroutine（initMsgChan 和 initHealthCheck）和一条连接，直到 `pubsub.Close()`。常见于忘记 Close 的 websocket 扇出服务器；慢读者会让它停在带 60 秒超时的发送上。',
    remedy: '使用 `defer pubsub.Close()`。',
    healthyWhen: '每个活动订阅两个 goroutine，其中一个在此函数。',
  },
}
