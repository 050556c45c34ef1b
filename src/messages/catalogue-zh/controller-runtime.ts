import type { SignatureTexts } from '#messages/catalogue-text.ts'

export const controllerRuntime: SignatureTexts = {
  'ctrlrt-manager-restart': {
    title: '反复创建 controller-runtime manager（broadcaster、队列、信号处理）',
    cause:
      '每个 manager 都通过其 recorder provider 建立事件 broadcaster：每个租户或测试一个 manager 时，每次停止会泄漏三个 goroutine（这个循环和两个 `StartEventWatcher.func1`），v0.3.x 及之前还有队列。',
    remedy: '升级；对创建的每个 manager 都用可取消的 context 调用 `mgr.Start`。',
    healthyWhen: '每个进程一组。',
  },
  'ctrlrt-runnablegroup-errchan': {
    title: 'Start 返回之后，controller-runtime 的 runnable 阻塞在上报错误',
    cause:
      'errChan 无缓冲，只有 Start 会读取。在优雅关闭超时之后才结束的 runnable 会永远阻塞（同一进程内重新选主、测试）。',
    remedy: '升级；Start 返回后退出进程。',
    healthyWhen: '',
  },
  'ctrlrt-multinamespace-cache': {
    title: 'controller-runtime 多命名空间 / 按 GVK 缓存的 Start 错误发送方',
    cause:
      '错误 channel 无缓冲：除了第一个失败的命名空间缓存之外，其余的（或 ctx.Done 之后的任何一个）都会阻塞。',
    remedy: '升级。',
    healthyWhen: '',
  },
  'ctrlrt-priorityqueue-deadlock': {
    title: 'controller-runtime PriorityQueue 在关闭时死锁',
    cause:
      '停着的消费者可能经由 w.done 离开，而生产者正持锁发送；其他 goroutine 便都在等这把锁（GetWithPriority、handleAddBuffer）。',
    remedy: '升级。',
    healthyWhen: '',
  },
}
