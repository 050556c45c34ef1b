import type { SignatureTexts } from '#messages/catalogue-text.ts'

export const kubeScheduler: SignatureTexts = {
  'kube-scheduler-nextpod': {
    title: 'context 已取消，scheduleOne 仍停在 NextPod/PriorityQueue.Pop',
    cause:
      '`Run` 同步调用 scheduleOne，循环结束之后才关闭队列；队列为空时 Pop 不会返回，因此看不到 ctx 已取消。每次模拟调度都会泄漏这个 goroutine、队列刷新 goroutine、调度器缓存、快照以及所有 pod。',
    remedy:
      '取消时自行调用 `sched.SchedulingQueue.Close()`；或者（open-simulator）取消后提交一个假 pod，使 NextPod 返回。',
    healthyWhen: 'kube-scheduler 进程中恰有一个（集群空闲时）。一个进程中超过一个就说明调度器泄漏。',
  },
  'kube-scheduler-queue-flushers': {
    title: '从未关闭的调度器的队列刷新循环',
    cause:
      '它们在 `p.stop`（由 Close 关闭）和缓存的停止 channel 上停止，也就是只有当 Run 走出循环之后。每个泄漏的调度器有三个。',
    remedy: '关闭队列，并为每次运行传入各自的停止 channel。',
    healthyWhen: '每个真正的调度器 3 个。',
  },
  'kube-scheduler-metrics-recorder': {
    title: '由 NewFramework 启动而从未停止的调度框架 metrics recorder',
    cause:
      '构造函数会启动该循环，而它没有可用的停止方式。每次 NewFramework 调用的每个 profile 泄漏一个 goroutine。',
    remedy: '给 NewFramework 传入真正的 stopCh 或 ctx，或用 WithMetricsRecorder 共享 recorder。',
    healthyWhen: '每个调度 profile 一个。',
  },
}
