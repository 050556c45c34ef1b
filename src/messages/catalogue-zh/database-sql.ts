import type { SignatureTexts } from '#messages/catalogue-text.ts'

export const databaseSql: SignatureTexts = {
  'sql-db-not-closed': {
    title: '每个请求都 sql.Open 而不 Close（connectionOpener）',
    cause:
      'OpenDB 会立即启动 opener；被丢弃的 DB，或 Ping 失败后没有关闭的 DB，永远不会停止它。它还会保留空闲连接和驱动的 watcher goroutine。',
    remedy: '整个进程中每个 DSN 只用一个 *sql.DB；在错误路径上 Close 它。',
    healthyWhen: '每个 *sql.DB 一个；设置了连接生命周期时再加一个 connectionCleaner。',
  },
  'sql-rows-not-closed': {
    title: 'Rows 未关闭：Rows.awaitDone 在等待 ctx',
    cause:
      '提前离开 rows 循环而不 Close，会保留这个 goroutine、连接（占用连接池名额）和驱动缓冲区。设置了 MaxOpenConns 时，下一个症状是调用方停在 `database/sql.(*DB).conn`；若 context 没有 Done channel，则不会出现这个 goroutine。',
    remedy: '使用 `defer rows.Close()` 并检查 `rows.Err()`；单行查询用 QueryRow。',
    healthyWhen: '每个打开的结果集一个。',
  },
  'sql-tx-not-finished': {
    title: '事务既未提交也未回滚（Tx.awaitDone）',
    cause:
      '每个打开的 Tx 都有这个 goroutine。某条错误路径上漏掉 Commit 或 Rollback，就会把它连同连接一起泄漏，直到传给 BeginTx 的 context 结束；若是 Background，则永不结束。',
    remedy: 'Begin 之后立即 `defer tx.Rollback()`。',
    healthyWhen: '每个打开的事务一个。',
  },
  'sql-conn-pool-exhausted': {
    title: '调用方在排队等待连接（DB.conn）',
    cause:
      '已达到 MaxOpenConns，原因是 rows 或事务未关闭，或查询缓慢。除非 context 有截止时间，调用方的队列没有上限。',
    remedy: '修复 rows 或事务的泄漏，为 context 设置截止时间，观察 `DB.Stats().WaitCount`。',
    healthyWhen: '短暂突增。',
  },
}
