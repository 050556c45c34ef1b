import type { AdviceWords } from '#core/share/words.ts'

export const adviceZh: AdviceWords = {
  look: {
    send: '没有接收者。找出本该接收的一方以及它为何提前返回：错误分支、超时、被取消的 context。容量为 1 的缓冲可以放走单个迟到的结果；否则请在 select 中与 ctx.Done() 一起发送。',
    receive:
      '既没有发送者也没有关闭者。最后一个发送者结束时关闭 channel，或在 select 中与 ctx.Done() 一起接收。',
    'nil-channel': '永远无法继续：channel 为 nil，或 select 没有任何 case。查找从未 make 的 channel。',
    select: '没有一个 case 会发生。找出本该结束它的那一个：没人取消的 context，没人调用的 Stop 或 Close。',
    lock: '有人持有这把锁。找出锁内的 goroutine（通常只有一个，处于其他状态），或缺少 Unlock 的返回路径。',
    'wait-group': 'Done 的次数少于 Add。看看其他 goroutine 在等什么：它们是原因，这里只是受害者。',
    cond: '没有人发信号。查找循环结束时没有 Broadcast 的路径。',
    io: '对端没有响应。设置 deadline 与超时，并在每条路径上关闭 body 和连接。',
    sleep:
      '一个只会 sleep、没有终点的循环。给它 context 或停止 channel，并且只启动一次，而不是每次调用都启动。',
    memory:
      '此处分配的内存被人持有。查找只增不减的 map、slice、缓存、全局列表，或持有它的 goroutine：同一时刻的 goroutine profile 会给出答案。',
    other: '从调用栈查看这次等待本该由什么结束、由谁来结束。',
  },
  next: {
    second: '至少五分钟后再采集一次：增长才能说明问题。',
    longer: '两次采集至少间隔五分钟。',
    debug2: '用 ?debug=2 采集：它包含编号与等待时长，可以区分留下的与来来去去的。',
    idle: '第二次采集前让负载回到空闲：泄漏会留下，进行中的工作会消失。',
    third: '稍后再采集第三次：泄漏会继续增长，而池和缓存填满后就不再增长。',
    proof: 'Go 1.27 及以上可用 /debug/pprof/goroutineleak 证实。',
    gc: '用 ?gc=1 采集：下次回收就会释放的内存看起来像被持有。',
  },
  title: '如何处理',
  perMinute: '每分钟',
  stacks: '栈内存至少',
}
