import type { SignatureTexts } from '#messages/catalogue-text.ts'

export const databases: SignatureTexts = {
  'mongo-server-update': {
    title: 'MongoDB client 未断开（拓扑的服务器监视器）',
    cause:
      '`mongo.Connect` 为每台服务器启动五个 goroutine（update、rttMonitor.start、两个 createConnections、maintain），即使随后 Ping 失败也一样。每个请求都连接，或 Ping 出错后丢弃 client，会按副本集成员逐个泄漏它们及其套接字。',
    remedy: '每个进程一个 client；使用 `defer client.Disconnect(ctx)`，Ping 出错后也要调用。',
    healthyWhen: '每台已知服务器五个 goroutine，其中一个在此函数。',
  },
  'mongo-rttmonitor': {
    title: 'MongoDB 的 rttMonitor 在 Disconnect 之后仍存活（connect/disconnect 竞争）',
    cause: '`disconnect()` 先于 `connect()` 时走了捷径，没有取消随后才启动的循环。',
    remedy: '升级。',
    healthyWhen:
      '每台服务器一个。只有它增长而 `(*Server).update` 不增长，就是这个竞争；两者都增长则是 `mongo-server-update`。',
  },
  'gocql-session-not-closed': {
    title: 'gocql session 未关闭',
    cause:
      '每个请求都 CreateSession，会按连接和主机留下三个 goroutine（serve、heartBeat、writeFlusher），每个 session 再留下四个。',
    remedy: '调用 `session.Close()`。',
    healthyWhen: '每条连接三个 goroutine，其中一个在此函数；每个 session 另有四个。',
  },
  'mysql-watcher': {
    title: 'go-sql-driver/mysql 的连接 watcher',
    cause:
      '每条打开的连接有一个；如今它增长意味着 *sql.DB、rows 或事务泄漏。2017 年 6 月的版本中，拨号失败也会泄漏它（100 次失败的 Open 留下 100 个 goroutine）。',
    remedy: '见 `sql-db-not-closed`、`sql-rows-not-closed`、`sql-tx-not-finished`；升级。',
    healthyWhen: '每条打开的 MySQL 连接一个。',
  },
  'pgx-contextwatcher': {
    title: 'pgx 的 context watcher 未解除',
    cause:
      'Watch goroutine 等待 context 或 Unwatch。漏掉 Unwatch 的 pipeline 或错误路径，以及未关闭的结果或事务，都会让它保留。',
    remedy: '关闭 rows 和 pipeline；升级。',
    healthyWhen: '每个使用可取消 context 的运行中查询一个。',
  },
  'pgxpool-healthcheck': {
    title: '未关闭的 pgxpool 的后台健康检查',
    cause: '每个请求或租户都调用 `pgxpool.New` 而不 Close。',
    remedy: '调用 `pool.Close()`。',
    healthyWhen: '每个连接池一个。',
  },
  'pq-watchcancel': {
    title: 'lib/pq 的查询取消 watcher',
    cause:
      '每个 QueryContext 有一个，直到 rows 关闭；某条错误路径上的泄漏已在 2017 年修复。lib/pq 的 Listener 会保留 listenerMain 和 listenerConnMain 直到 Close，并会阻塞在 Notify 的发送上。',
    remedy: '调用 `rows.Close()`；`listener.Close()`。',
    healthyWhen: '每个使用可取消 context 的打开查询一个。',
  },
  'elastic-sniffer': {
    title: 'olivere/elastic client 的后台循环',
    cause:
      '每个请求都 NewClient，每次会留下两个定时循环（healthchecker 和 sniffer）。短期使用的 client 应该用 NewSimpleClient。',
    remedy: '调用 `client.Stop()`，或使用 NewSimpleClient。',
    healthyWhen: '每个 client 两个 goroutine，其中一个在此函数。',
  },
}
