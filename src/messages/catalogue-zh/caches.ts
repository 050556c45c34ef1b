import type { SignatureTexts } from '#messages/catalogue-text.ts'

export const caches: SignatureTexts = {
  'gocache-janitor': {
    title: 'go-cache 的 janitor 因缓存仍被引用而保留',
    cause:
      '外层 *Cache 上的 finalizer 会停止 janitor，因此丢弃缓存就够了。若缓存按租户保存在 map 或全局变量里，或形成 finalizer 循环（引用缓存自身的 OnEvicted 闭包），它就永远保留。',
    remedy: '只保留一个缓存；删除对旧缓存的引用；避免闭包引用缓存。',
    healthyWhen: '每个存活的缓存一个；被丢弃的缓存回收后即消失。',
  },
  'bigcache-clean-goroutine': {
    title: 'BigCache 的 CleanWindow goroutine 未 Close',
    cause:
      'CleanWindow goroutine 在 v1.0 和 v1.1 中根本无法停止，之后的版本需要 `Close()`。它会一直持有所有分片，通常每个超过 100 MB。',
    remedy: '调用 `cache.Close()`；v1.0 和 v1.1 没有该方法，需先升级到 v1.2.0 或更高版本。',
    healthyWhen: '每个缓存一个。',
  },
  'ristretto-processitems': {
    title: 'Ristretto 缓存未关闭（一对 processItems 加定时器）',
    cause:
      '每个缓存有两个 goroutine（`(*Cache).processItems` 和 `(*defaultPolicy).processItems`），外加一个清理定时器，2023 年之前连 Close 也不会停止它。',
    remedy: '升级到 v0.2.0 或更高版本并调用 `cache.Close()`：更早的版本即使 Close 也会留下定时器。',
    healthyWhen: '每个缓存两个 goroutine，其中一个在此函数（badger 每个 DB 有两个缓存）。',
  },
  'golang-lru-expirable': {
    title: 'hashicorp/golang-lru/v2/expirable 的清理 goroutine 无法停止',
    cause:
      'done channel 从不关闭，源码注释中也写明了这一点。每次以大于 0 的 ttl 构造，都会留下一个 goroutine、一个定时器（ttl/100）和缓存本身。',
    remedy: '带 ttl 的 LRU 只作为进程级单例创建；需要动态创建时换用其他库。',
    healthyWhen: '每个带 TTL 的缓存一个。',
  },
  'ttlcache-not-closed': {
    title: 'jellydator/ttlcache 的过期循环未停止',
    cause: 'v1.0（2019 年 10 月）之前没有办法停止过期循环；之后必须调用 Close 或 Stop。',
    remedy: '调用 `cache.Close()`（v2）或 `cache.Stop()`（v3）。',
    healthyWhen: '每个缓存一个。',
  },
  'otter-cache-not-closed': {
    title: 'Otter v1 缓存未关闭（process 与 cleanup）',
    cause:
      '每个缓存有一个应用写入的 goroutine；设了 TTL 时还有一个每秒醒来的 goroutine。只有 `Close()` 能结束它们：每个租户、版本或测试各建一个缓存，会连同其内容一起留下。',
    remedy: '调用 `cache.Close()`；整个进程只保留一个缓存。',
    healthyWhen: '每个缓存在两个函数中各一个；cleanup 在 Close 之后最多一秒结束。',
  },
}
