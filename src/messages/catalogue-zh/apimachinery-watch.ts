import type { SignatureTexts } from '#messages/catalogue-text.ts'

export const apimachineryWatch: SignatureTexts = {
  'k8s-streamwatcher-result-send': {
    title: 'StreamWatcher 卡在向无缓冲结果 channel 发送，而消费者早已离开',
    cause:
      '0.21 之前，`receive` 向无缓冲的 `result` channel 发送时没有停止分支，而 `Stop()` 只关闭解码器。如果调用方在又一个事件已解码之后退出循环（典型情形：删除被 watch 的对象后执行 `defer w.Stop()`），发送方就永远等待，并一直持有已解码的对象、HTTP/2 流缓冲区和解码器。',
    remedy:
      '把 apimachinery 和 client-go 升级到 0.21 或更高版本。旧版本可在 `Stop()` 之后另起 goroutine 执行 `for range w.ResultChan() {}` 把 channel 读空。',
    healthyWhen:
      '每个活动的 watch 只会出现几微秒；长期停在 chan send 从来都不正常。从 0.21 起，同一函数会处于 select（见 `k8s-streamwatcher-never-stopped`）。',
  },
  'k8s-streamwatcher-never-stopped': {
    title: 'watch 从未调用 Stop()，其 channel 也不再有人读取（或读循环已被放弃）',
    cause:
      '0.21 为发送增加了 `done` 分支，但只有 `Stop()` 才会关闭它。调用方若因其他 context、超时或类型断言失败而返回，却没有 `defer w.Stop()`，就会留下这个 goroutine、响应体以及一条 HTTP/2 流（或一条 HTTP/1 连接）。',
    remedy: 'Watch 成功后立即 `defer w.Stop()`，并传入可取消的 ctx。优先使用 informer 或 RetryWatcher。',
    healthyWhen:
      '每个活动的 watch 在 Decode 中恰有一个 goroutine（IO wait 或 sync.Cond.Wait）是正常的：N 个 informer 就有 N 个。若 `receive` 自身在 select 中停留超过几毫秒，说明消费者过慢或已离开。',
  },
  'k8s-watch-filter-send': {
    title: 'watch.Filter 包装器卡在发送过滤后的事件',
    cause:
      '`loop` 直接向无缓冲 channel 发送。`Stop()` 只停止上游的 watch，因此已经处于发送中的 loop 不会被释放。',
    remedy: '`Stop()` 之后持续读取 `ResultChan()` 直到它关闭；或者不用 `watch.Filter`，改在消费者一侧过滤。',
    healthyWhen: '`loop` 处于 chan receive（对上游 watch 做 range）是正常的空闲状态。',
  },
  'k8s-watch-broadcaster-not-shutdown': {
    title: '事件 broadcaster 的循环从未关闭（record.NewBroadcaster / events.NewBroadcaster）',
    cause:
      '创建 broadcaster 时循环立即启动，停止 sink watcher 并不能让它结束：只有 `Shutdown()` 会关闭 `incoming`。若每个请求、每个租户集群或每次调度模拟都新建一个 broadcaster，每次就泄漏一个循环及其队列。',
    remedy:
      '调用 `broadcaster.Shutdown()`（紧跟 NewBroadcaster 写成 defer）；client-go 0.31 及以上可用 `record.WithContext(ctx)`。每个进程只用一个 broadcaster。',
    healthyWhen:
      '每个 controller 或 manager 在进程生命周期内有 1–2 个（controller-runtime 每个 manager 一个，kube-controller-manager 每个 controller 一个）。',
  },
  'k8s-record-event-watcher': {
    title: 'StartRecordingToSink / StartLogging 的 watcher goroutine 被遗留',
    cause:
      'watcher 一直存活到自身 `Stop()` 或 broadcaster `Shutdown()` 为止。0.30.0 的 `WithContext` 不会关闭 broadcaster，因为条件 `ctx.Done() == nil` 写反了。',
    remedy: '关闭 broadcaster。若只想结束其中一个 sink，保留返回的 `watch.Interface` 并对它调用 Stop。',
    healthyWhen: '每个 broadcaster 的每个 sink 一个（通常两个：日志和 API）。',
  },
  'k8s-record-action-send': {
    title: '事件记录 goroutine 在 broadcaster 已满的队列上堆积',
    cause:
      '每个事件都由单独的 goroutine 发送到 `incoming`（缓冲为 25）。当 sink 卡住（API server 不可达，重试休眠 10 秒以上）或循环已关闭时，每个事件就有一个 goroutine 一直阻塞。',
    remedy: '升级 client-go。限制事件速率，并修复不可达的事件 sink。',
    healthyWhen: 'API 故障期间的短暂突增，会自行消退。',
  },
  'k8s-events-v1-broadcaster': {
    title: 'events.k8s.io broadcaster 的 watcher 与刷新循环未停止（kube-scheduler 的 profile recorder）',
    cause:
      '调度器为每个 recorder factory 建立一个。若程序反复构造调度器，却传入永不关闭的停止 channel，或不调用 Shutdown，则每次运行泄漏 4–5 个 goroutine 以及事件缓存。',
    remedy:
      '关闭传给 `StartRecordingToSink` 的 stopCh，并调用 `Shutdown()`。做模拟时使用空操作的 recorder（`events.FakeRecorder`）。',
    healthyWhen: '每个 scheduler 或 controller 进程一组。',
  },
  'k8s-retrywatcher-send': {
    title: 'RetryWatcher 的接收循环阻塞：既无人读取，也无人停止',
    cause:
      '`send` 等待消费者或 stopChan。如果消费者没有调用 Stop() 就返回，循环及其辅助 goroutine 会留下，内部的 StreamWatcher 也随之留下。',
    remedy: '使用 `defer rw.Stop()`；client-go 0.33 起使用 NewRetryWatcherWithContext。',
    healthyWhen: '每个活动的 RetryWatcher 有 2 个处于 `doReceive`（select）是正常的。',
  },
}
