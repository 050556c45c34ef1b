import type { SignatureTexts } from '#messages/catalogue-text.ts'

export const containerd: SignatureTexts = {
  'containerd-tasks-metrics-stuck': {
    title: 'containerd 的 ListContainerStats / tasks.Metrics 被一个 shim 阻塞',
    cause:
      'shim 是逐个查询的，单个 shim 没有超时。一个卡死的 shim（ttrpc 死锁、D 状态、SIGSTOP）会使每个统计 RPC 挂起，于是 containerd 和 kubelet 一起增长。',
    remedy: '找出这个 shim（对单个 pod 执行 `crictl stats <id>` 会挂起）并杀掉它；升级 ttrpc。',
    healthyWhen: '存在时间很短。',
  },
  'containerd-cri-exec-resize': {
    title: '带 TTY 的 CRI exec 启动失败，泄漏 handleResizeEvents（CVE-2022-23471）',
    cause: '终端尺寸的发送方在进程之前启动；如果 Start 失败，就没有接收方。',
    remedy: '升级 containerd。',
    healthyWhen: '',
  },
  'containerd-cri-handleresizing': {
    title: 'CRI exec/attach 的 handleResizing 接收方永不结束',
    cause: 'resize channel 从不关闭，range 循环因此永远留下：每次 `exec -t` 或 `attach -t` 一个 goroutine。',
    remedy: '升级。',
    healthyWhen: '每个打开的 TTY 会话一个。',
  },
  'containerd-cri-websocket-open': {
    title: 'kubectl ≥ 1.30 通过 WebSocket 执行 exec，在 containerd 中泄漏 wsstream Conn.Open',
    cause:
      '握手失败时（不支持新版 kubectl 要求的 v5 子协议），没有人关闭 `ready`。请求 goroutine 永远等待，每次 exec 一个。',
    remedy: '升级 containerd，或设置 KUBECTL_REMOTE_COMMAND_WEBSOCKETS=false。',
    healthyWhen: '',
  },
  'containerd-cri-attach-wait': {
    title: 'CRI attach 到没有输出的容器：客户端离开后 Attach 仍在等待其 WaitGroup',
    cause: '如果容器什么也不写，输出写入方就无从得知 HTTP 客户端已经离开，Attach 因而不会返回。',
    remedy: '升级。',
    healthyWhen: '每个打开的 `kubectl attach` 一个。',
  },
  'containerd-execsync-attachdone': {
    title: 'ExecSync 探针等待被孙进程占住的 exec IO',
    cause:
      'exec 探针进程若派生后台子进程，stdout 就一直打开，attachDone 永不关闭。每个探测周期都会留下一个 RPC goroutine、若干 IO 拷贝 goroutine 和 fifo。',
    remedy: '设置 `drain_exec_sync_io_timeout`（例如 10s），并修复探针脚本。',
    healthyWhen: '命令运行期间。',
  },
  'containerd-fifo-openfifo': {
    title: 'containerd/fifo 的一对打开 goroutine 遗留（对端从未打开另一头）',
    cause:
      '打开 FIFO 会在内核中阻塞，直到对端也打开。如果 shim 已死或 exec 失败，就会留下两个 goroutine 和一个操作系统线程，直到 ctx 取消或调用 Close（也表现为 `threadcreate` 增长，以及 /run/containerd/fifo 下的残留文件）。',
    remedy: '取消传给 OpenFifo 的 ctx，并在每条错误路径上调用 io.Cancel() 和 Close。',
    healthyWhen: '进程启动时，每个流短暂地有两个 goroutine（其中一个在 syscall）。',
  },
  'containerd-shim-copypipes': {
    title: 'shim 的 IO 拷贝 goroutine 在等待被孤儿子进程持有的管道',
    cause:
      '拷贝在 EOF 时结束，也就是持有管道的最后一个进程退出之时。exec 留下的守护化子进程使 shim 中每次 exec 保留 2 个 goroutine，删除时 shim 的 `wg.Wait` 也会阻塞。',
    remedy: '杀掉孤儿进程，避免在 exec 探针中启动后台子进程。',
    healthyWhen: '每个容器以及每个运行中的 exec 有 2–3 个。',
  },
  'containerd-shim-binaryio-cancel': {
    title: 'shim 二进制日志器：cmd.Wait goroutine 阻塞在无缓冲 channel 上',
    cause: '终止超时之后，不再有人从这个无缓冲 channel 接收。',
    remedy: '升级。',
    healthyWhen: '',
  },
  'containerd-reaper-waittimeout': {
    title: 'shim reaper 的 WaitTimeout 遗留等待 goroutine',
    cause: 'exec 超时之后，其状态没有接收方。',
    remedy: '升级。',
    healthyWhen: '',
  },
  'containerd-shim-processexits': {
    title: 'shim 任务服务订阅 reaper 后从不退订',
    cause: '每次重新初始化的服务都会留下一个 reaper 订阅者及其 goroutine。',
    remedy: '升级。',
    healthyWhen: '每个 shim 一个。',
  },
  'containerd-transfer-stream-helpers': {
    title: 'transfer/streaming 辅助 goroutine 在关闭后仍阻塞于窗口更新',
    cause: 'Close() 没有取消辅助 goroutine 的 context，因此它们一直阻塞在窗口更新上。',
    remedy: '修复版本发布后升级。',
    healthyWhen: '每个运行中的 pull 或 push 流 2 个。',
  },
  'runc-awaitfifoopen': {
    title: 'init 进程已死，libcontainer 打开 exec FIFO 的 goroutine 遗留',
    cause:
      '当 `exec()` 发现 init 进程已死而返回时，打开方仍停在 open(2) 中占着一个线程，或停在向无缓冲结果 channel 的发送上。对短命的 runc 命令无害，对内嵌 libcontainer 的守护进程则是泄漏。',
    remedy: '使用 runc 二进制；升级 libcontainer。',
    healthyWhen: '容器启动时短暂出现。',
  },
  'runc-notify-oom': {
    title: 'libcontainer 的 NotifyOOM / 内存压力监视 goroutine',
    cause:
      '事件 channel 无缓冲：如果 OOM 事件到来时消费者已经离开，发送方就会阻塞。否则在 cgroup 被删除时结束。',
    remedy: '持续读取，直到 channel 关闭。',
    healthyWhen: '每个被监视的容器一个，处于 `os.(*File).Read` 之下的 syscall，而不是 chan send。',
  },
}
