import type { SignatureTexts } from '#messages/catalogue-text.ts'

export const language: SignatureTexts = {
  'ticker-range-forever': {
    title: '对没有人关闭的 channel 做 `for range`，例如 ticker 的 channel',
    cause:
      '循环要等 channel 关闭才结束，而没有人关闭它。`Ticker.Stop` 不会关闭 `ticker.C`，因此对它做 range 的循环永不结束。常见于 worker、缓存、指标刷新和会话清理；每构造一个对象就泄漏一次。',
    remedy: '在发送方结束处关闭 channel；对 ticker，则对 `ticker.C` 和 done channel 或 context 做 select。',
    healthyWhen: '每个进程级单例一个。',
  },
  'chan-send-unbuffered-result': {
    title: '调用方超时后，结果 goroutine 阻塞在发送（无缓冲的结果 channel）',
    cause: '接收方已经过超时或取消分支离开，goroutine 才向无缓冲 channel 发送结果。这是最常见的泄漏形态。',
    remedy: '使用 `make(chan T, 1)`，或在发送处对 `ctx.Done()` 做 select。',
    healthyWhen: '',
  },
  'chan-nil-forever': {
    title: 'goroutine 停在 nil channel 或空 select 上',
    cause:
      '该 goroutine 永远无法被唤醒。通常是某个未初始化的 channel 字段；main 中的 `select {}` 则是有意为之。',
    remedy: '初始化 channel；应当返回，而不是停着。',
    healthyWhen: 'main.main（goroutine 1）或等待循环中的 `select {}`。',
  },
  'waitgroup-wait-stuck': {
    title: '汇总 goroutine 在等待 WaitGroup，而其 worker 已阻塞',
    cause:
      '某条错误或 panic 路径漏了 Done，或 worker 卡在别处：这只是症状，应当看 worker 的栈。`errgroup.SetLimit` 会使 `(*Group).Go` 阻塞在 chan send。',
    remedy: 'worker 的第一行写 `defer wg.Done()`；找出卡住的 worker。',
    healthyWhen: '短暂等待。',
  },
  'mutex-lock-pileup': {
    title: 'goroutine 排队等待一把被阻塞者持有的互斥锁',
    cause:
      '许多 goroutine 等待同一把锁，并有相同的下一帧。持有者与众不同，常常在持锁时处于 IO wait 或 chan send。',
    remedy: '找出栈中含有同一接收者、却不在等这把锁的 goroutine。',
    healthyWhen: '短暂的竞争。',
  },
  'context-propagatecancel': {
    title: '自定义 Context 的每个派生 context 都有一个 propagateCancel 辅助 goroutine',
    cause:
      '如果父 context 不是标准类型（自带 Done 的包装），每个 WithCancel 或 WithTimeout 子 context 都需要一个 goroutine，直到子 context 取消。漏掉 `cancel()` 就会泄漏它。',
    remedy: '始终 `defer cancel()`；内嵌 Context，而不是包装 Done；运行 `go vet`（lostcancel）。',
    healthyWhen: '数量等于自定义 context 的存活子 context。',
  },
  'heap-context-children': {
    title: '堆：cancelCtx 的 children map 增长（在长寿命父 context 上 WithCancel，cancel 从未调用）',
    cause:
      '长寿命的父 context 会在 children map 中保留每个未取消的子 context，因此堆在 `propagateCancel` 的分配点增长。',
    remedy: '使用 `defer cancel()`。',
    healthyWhen: '',
  },
  'heap-time-after-loop': {
    title: '堆：高频 select 循环中 time.After/time.Tick 的定时器',
    cause:
      'Go 1.23 之前，定时器及其 channel 一直存活到触发：在 10 kHz 的循环中使用 5 分钟的 `time.After`，会保留 300 万个定时器。`time.Tick` 或没有 Stop 的 NewTicker 则从不回收。',
    remedy: '使用一个 NewTimer 配合 Reset 和 Stop；升级 Go（go.mod 中的 go 行为 1.23 或更高）。',
    healthyWhen: '',
  },
}
