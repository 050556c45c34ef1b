import type { SignatureTexts } from '#messages/catalogue-text.ts'

export const standardLibrary: SignatureTexts = {
  'exec-cmd-pipe-copy': {
    title: 'os/exec 的拷贝 goroutine 在等待被孙进程持有的管道',
    cause:
      '如果子进程留下继承了 stdout 或 stderr 的后台进程，Wait 和拷贝 goroutine 会一直阻塞到该进程退出，即使 CommandContext 已杀死子进程也一样。',
    remedy: '设置 `cmd.WaitDelay`，杀掉进程组，或重定向到 *os.File。',
    healthyWhen: '每个运行中的命令两三个。',
  },
  'exec-cmd-no-wait': {
    title: '从未 Wait 的命令的 CommandContext 监视 goroutine',
    cause: 'Start 而不 Wait，会留下 context 监视 goroutine、管道拷贝 goroutine 和一个僵尸进程。',
    remedy: '始终调用 Wait。',
    healthyWhen: '每个带 context 的运行中命令一个。',
  },
  'io-pipe-blocked': {
    title: 'io.Pipe 的对端从未关闭',
    cause:
      '如果读取方没有调用 `pr.CloseWithError` 就提前返回（HTTP 上传出错、tar 消费方出错），写入 goroutine 会永远阻塞；读取方的情形与此对称。',
    remedy: '两侧都要处理：`defer pr.Close()` 和 `pw.CloseWithError(err)`。',
    healthyWhen: '正在进行的流式传输。',
  },
  'signal-notify-goroutine': {
    title: '每次 signal.Notify/NotifyContext 一个 goroutine，从未停止',
    cause:
      '每个请求或连接都调用 `signal.Notify`，会把 channel 永久登记在全局 map 中，每个都有一个用户 goroutine 处于 chan receive；NotifyContext 需要调用它返回的 stop 函数。',
    remedy: '调用 `signal.Stop` 或 stop 函数；只在 main 中登记一次。',
    healthyWhen: 'main 中一个。',
  },
  'net-resolver-cgo-stuck': {
    title: 'DNS 查询卡在 cgo/getaddrinfo',
    cause: 'getaddrinfo 无法取消：每次超时的查询都会保留一个 goroutine 和一个操作系统线程，直到 libc 放弃。',
    remedy: 'GODEBUG=netdns=go；修复 DNS。',
    healthyWhen: '受解析超时（30 秒）限制。',
  },
  'net-rpc-client-input': {
    title: 'net/rpc client 未关闭',
    cause: '每条客户端连接有一个读取方，存活到 Close。',
    remedy: '调用 `client.Close()`。',
    healthyWhen: '每条连接一个。',
  },
  'singleflight-joined': {
    title: '调用方加入了一个不返回的 singleflight 调用',
    cause:
      '同一个 key 的所有调用方都等待其中的第一个。它的函数挂起时（没有超时的调用），之后来的每个调用都会加入等待，不论自己的截止时间；挂起的那一个停在别处，数量不增长。',
    remedy: '给该函数自己的截止时间；用 `DoChan` 配合对 `ctx.Done()` 的 select；超时后对该 key 调用 `Forget`。',
    healthyWhen: '一次调用进行期间的短暂突增。',
  },
}
