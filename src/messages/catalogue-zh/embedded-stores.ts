import type { SignatureTexts } from '#messages/catalogue-text.ts'

export const embeddedStores: SignatureTexts = {
  'badger-db-not-closed': {
    title: 'Badger DB 未关闭（每个 DB 约 10–20 个 goroutine）',
    cause:
      '在测试或请求中 Open 而不 Close，每个 DB 会留下约 10 到 20 个 goroutine（doWrites、updateSize、listenForUpdates、runCompactor、waitOnGC 等）。v1.6 之前，即使 Close 也无法停止 watermark goroutine（PR 688）。',
    remedy: '调用 `db.Close()`。',
    healthyWhen: '每个打开的 DB 有两个 WaterMark goroutine、约八个其他 goroutine 以及若干 compactor。',
  },
  'goleveldb-mpooldrain': {
    title: 'goleveldb DB 是否关闭：mpoolDrain（30 秒）、压缩循环、缓冲池清理',
    cause: '每个 DB 约有五个 goroutine。Close 之后 mpoolDrain 最多还会停留 30 秒；更久的就是未关闭的 DB。',
    remedy: '调用 `db.Close()`。',
    healthyWhen:
      '每个打开的 DB 五个 goroutine，其中一个在此函数；Close 之后最多 30 秒内还有一个（与活动循环不在同一行）。',
  },
  'pebble-db-not-closed': {
    title: 'Pebble DB / table cache / 磁盘健康检查定时器未关闭',
    cause:
      '一个 table cache 有 2 到 16 个分片，每个分片都有这个 goroutine：未关闭的 DB，或漏掉 `TableCache.Unref`，会出现 GOMAXPROCS 的倍数。',
    remedy: '调用 `db.Close()`；`cache.Unref()`。',
    healthyWhen: '每个 DB 的每个分片一个。',
  },
  'bbolt-write-lock': {
    title: 'bbolt 写入方排队等待写锁（事务未结束）',
    cause:
      '同一时刻只有一个写入方。`Begin(true)` 的事务若因提前返回而既未 Commit 也未 Rollback，就一直持有这把锁，之后的每个 Update 都在等它。在事务内等待网络的写入也是同样的表现。',
    remedy: '在 `Begin(true)` 之后立即 `defer tx.Rollback()`，或使用 `db.Update`；事务内不要做 I/O。',
    healthyWhen: '另一个写入进行期间的短暂突增。',
  },
}
