import type { SignatureTexts } from '#messages/catalogue-text.ts'

export const filesAndTimers: SignatureTexts = {
  'fsnotify-readevents-unread': {
    title: 'fsnotify watcher 未关闭，或其 Events/Errors 无人读取',
    cause:
      '有两种形式：watcher 从未关闭（空闲读取，泄漏文件描述符和 inotify 实例，直至 "too many open files"），以及消费者停止读取 Events 或 Errors（select）。v1.5 及之前还会有一个操作系统线程占在 epoll_wait 中。',
    remedy: '调用 `watcher.Close()`；读取两个 channel 直到它们关闭。',
    healthyWhen: '每个 watcher 一个：空闲时处于 IO wait，v1.5 及之前处于 syscall。',
  },
  'viper-watchconfig': {
    title: 'viper.WatchConfig 的 goroutine 无法停止',
    cause:
      '没有停止的 API：每个 Viper 实例或每次重复调用都会泄漏三个 goroutine（这一个、内层的 select 循环、fsnotify readEvents）和一个 inotify 实例。',
    remedy: '每个进程只调用一次；需要停止时自行使用 fsnotify。',
    healthyWhen: '全局 viper 总共三个 goroutine，其中一个停在这里的 WaitGroup 等待。',
  },
  'robfig-cron-run': {
    title: 'cron 调度器未停止 / 任务重叠',
    cause:
      '每个没有 Stop 的 Cron 对象一个。若增长的是任务 goroutine（`(*Cron).startJob.func1`），则说明任务运行时间超过了周期。',
    remedy: '调用 `c.Stop()`；任务重叠时用 `cron.WithChain` 配合 SkipIfStillRunning。',
    healthyWhen: '每个调度器一个。',
  },
  'ants-pool-not-released': {
    title: 'ants 池的 purge/ticktock goroutine 和空闲 worker',
    cause: '每个池都必须 Release。v2.8.1 之前的一个竞争可能在 Release 之后仍留下 purge goroutine（PR 287）。',
    remedy: '使用 `defer pool.Release()`；复用池。其中的一个竞态在 v2.8.1 修复。',
    healthyWhen:
      '每个池两个 goroutine（这一个和 ticktock），外加最多 cap 个会空闲 1 秒的 worker；该包在 init 中创建的默认池说明了这里固定存在的一个。',
  },
  'hpcloud-tail-inotify-tracker': {
    title: 'tail 库：共享的 inotify tracker 和 tailer 未清理',
    cause:
      'Lines 无缓冲，发送时没有 select：如果消费者停止，`Stop()` 也无法结束 tailFileSync。inotify 监视必须调用 `Cleanup()`。',
    remedy: '持续读取 Lines 直到它关闭；调用 Stop 和 Cleanup。',
    healthyWhen: '一个 tracker，外加每个被 tail 的文件一个 tailer。',
  },
  'backoff-ticker-not-stopped': {
    title: 'cenkalti/backoff 的 Ticker 未停止',
    cause:
      '成功后离开 `for range ticker.C` 并不会结束 ticker：其 goroutine 等着发送下一个 tick；退避没有上限时就永远等下去。',
    remedy: '使用 `defer ticker.Stop()`；或改用不需要 ticker 的 `backoff.Retry`。',
    healthyWhen: '每个进行中的重试一个。',
  },
  'gocron-scheduler-not-shut-down': {
    title: 'gocron 调度器未关闭',
    cause:
      'NewScheduler 立即启动它的循环，Start 再启动执行器。两者连同所有任务的定时器一直保留到 `Shutdown()`；`StopJobs()` 不会结束循环。每次重载或每个租户各建一个，每个任务就会重复执行同样多次。',
    remedy: '调用 `scheduler.Shutdown()`；用 `Update` 和 `RemoveJob` 修改同一个调度器的任务。',
    healthyWhen: '每个调度器一个；启动后在 `(*executor).start` 中再有一个。',
  },
}
