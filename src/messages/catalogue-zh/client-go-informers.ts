import type { SignatureTexts } from '#messages/catalogue-text.ts'

export const clientGoInformers: SignatureTexts = {
  'k8s-informer-listener-run': {
    title: 'informer 从未停止，处理器 goroutine（processorListener.run）因而存活',
    cause:
      '每个注册的处理器有两个 goroutine（`run` 和 `pop`），直到传给 `Run` 或 `factory.Start` 的停止 channel 关闭。若每个请求都新建 SharedInformerFactory，停止 channel 又不关闭，就会泄漏整组 goroutine，以及保存着所有 DeepCopy 对象的 indexer。',
    remedy:
      '关闭停止 channel 或 ctx，调用 `factory.Shutdown()`，用 `RemoveEventHandler`（0.26 及以上）移除处理器。不要每次调用都创建 factory。',
    healthyWhen:
      '每个 informer 的每个处理器恰有 2 个 goroutine（一个在此，一个在 pop）。N 个 controller 乘以 M 个处理器可达数百，但保持不变。',
  },
  'k8s-informer-listener-pop': {
    title: '遗留的 processorListener.pop，或慢处理器导致环形缓冲区增长',
    cause:
      '生命周期与 `processorListener.run` 相同。如果 `run` 阻塞在用户的处理函数中，`pop` 会不断把事件收进无上限的环形缓冲区（堆 profile 中的 `k8s.io/utils/buffer.(*RingGrowing).WriteOne`），因此 goroutine 数量不变，内存却在增长。',
    remedy: '处理函数要尽快返回（只把 key 入队），并停止 informer。',
    healthyWhen: '每个处理器一个。确认与它成对的 `run` 处于 chan receive，而不是在用户代码中。',
  },
  'k8s-informer-deltafifo-pop': {
    title: '被丢弃的 informer，其处理循环停在 DeltaFIFO.Pop',
    cause:
      'Pop 只在有新的 delta 或队列被停止 channel 关闭时返回。每个未停止的 informer 会留下 processLoop、`controller.Run.func1`、reflector 及其 resync 辅助 goroutine，以及每个处理器两个 goroutine。',
    remedy:
      '关闭 informer 的停止 channel。在测试或模拟中，给每个 factory 一个自己的可取消 context，并对它调用 `Shutdown()`。',
    healthyWhen: '每个 informer 一个（资源类型数乘以 factory 数）。',
  },
  'k8s-reflector-watch-not-stopped': {
    title: '无人停止的 informer，其 reflector 的 list/watch 循环',
    cause:
      'reflector 会一直反复 list 和 watch，直到停止 channel 关闭，对应 CRD 已删除的资源也不例外。dynamic 和 metadata factory 无法停止单个 informer。',
    remedy: '每个 dynamic informer 使用一个 context，在 CRD 或租户消失时取消它。',
    healthyWhen: '每个 informer 一个，并有对应的 StreamWatcher.receive 和 HTTP/2 流。',
  },
  'k8s-reflector-backoff-after-stop': {
    title: 'reflector 停止后仍滞留在退避中（≤ 0.26）',
    cause: '连接被拒绝的路径在等待退避定时器时不看 stopCh，因此关闭之后僵尸 reflector 最多会留存几十秒。',
    remedy: '升级；否则可视为暂时现象。',
    healthyWhen: '在退避上限（约 30–60 秒）之内自行消失。',
  },
  'k8s-indexerinformerwatcher-ticketer': {
    title: 'NewIndexerInformerWatcher：每个未送达的事件一个 goroutine（ticketer）',
    cause: '每个事件都会启动一个等待轮到自己的 goroutine。消费者停止读取后，它们全部留下。',
    remedy: '把 client-go 升级到 Kubernetes 1.15 或更高版本。',
    healthyWhen: '',
  },
  'k8s-eventprocessor-writebatch': {
    title: 'UntilWithSync / IndexerInformerWatcher 未停止',
    cause: 'processor 及其 informer 和 reflector 会一直运行到 `w.Stop()`。',
    remedy: '调用 Stop()，并等待返回的 done channel。',
    healthyWhen: '每个进行中的 UntilWithSync 调用一个（kubectl wait、kubectl rollout、等待 CSR）。',
  },
  'k8s-waitforcachesync-forever': {
    title: 'goroutine 卡在 WaitForCacheSync（缺少 RBAC、缺少 CRD、informer 从未启动）',
    cause:
      '它每 100 毫秒轮询一次，直到 HasSynced 或停止 channel。如果 LIST 被禁止或类型不存在，就永远不会结束；请求范围内的调用方会泄漏两个 goroutine 外加 informer。',
    remedy: '传入带超时的 context，把 false 当作错误处理。检查 list 和 watch 的 RBAC。',
    healthyWhen: '启动时出现几秒是正常的。',
  },
  'k8s-fake-clientset-watch': {
    title: 'fake clientset 的 watcher 从未停止（open-simulator 类问题）',
    cause:
      'object tracker 保存所有创建过的对象和所有 watcher。fake client 上未停止的 informer 使 tracker 一直可达，于是已结束的模拟中的所有对象都留在堆里。',
    remedy: '丢弃 fake clientset 之前，停止所有 informer factory 并等待（`Shutdown()`）。',
    healthyWhen: '测试中：进程结束时释放。',
  },
  'heap-k8s-deepcopy-retained': {
    title: '堆：未停止的缓存保留了 Kubernetes 对象（最上层为 DeepCopy）',
    cause:
      'DeepCopy 只是分配者：真正的保留者是缓存、队列、tracker 或卡住的 goroutine。请与 goroutine profile 一起看。',
    remedy: '找到正在增长的 goroutine 组，停止其 informer 或队列。',
    healthyWhen: 'DeepCopy 的 inuse_space 与（存活对象数 × 缓存数）成正比是正常的；alloc_space 总是很高。',
  },
}
