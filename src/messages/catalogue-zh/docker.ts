import type { SignatureTexts } from '#messages/catalogue-text.ts'

export const docker: SignatureTexts = {
  'docker-attach-copystreams': {
    title: '启动失败或客户端断开后，dockerd attach/exec 的流拷贝卡在 BytesPipe',
    cause:
      '启动前就失败的容器，或已离开的 attach 客户端，其 stdout 和 stderr 管道从未关闭：每次 attach 4–6 个 goroutine（拷贝方在此，等待方在 `CopyStreams.func3` 之下的 WaitGroup.Wait）。',
    remedy: '升级 docker。',
    healthyWhen: '每个打开的 attach 或 exec 会话 3–4 个。',
  },
  'docker-attach-copyescapable': {
    title: 'dockerd stdin 拷贝：copyEscapable 在读取已死的客户端连接',
    cause: '客户端没有发 FIN 就消失的被劫持 TCP 连接，或只附着 stdin 的 attach：整组都在等待 stdin。',
    remedy: '升级，并在 API 监听端启用 TCP keep-alive。',
    healthyWhen: '每个打开的交互式 attach 一个。',
  },
  'docker-logs-follow': {
    title: 'docker logs -f 的生产者卡在向无人读取的 LogWatcher 发送',
    cause: 'WatchClose 之后生产者仍直接发送；它延迟执行的清理（fd、fsnotify watcher）从未运行。',
    remedy: '把 Docker 升级到 18.09 或更高版本。',
    healthyWhen: '每个打开的 `logs -f` 有 2–5 个 goroutine。',
  },
  'docker-logger-copier': {
    title: '容器日志拷贝被卡住的日志驱动阻塞',
    cause:
      '每个容器有两个拷贝 goroutine。如果最上层的帧是日志驱动（splunk、awslogs、fluentd、gelf），管道会写满，容器阻塞在写入上；stop 和 rm 随后等待拷贝结束。',
    remedy: '使用 `mode=non-blocking` 配合 max-buffer-size；升级。',
    healthyWhen:
      '每个运行中的容器恰有 2 个，在等待容器输出（读取时的 IO wait 或 sync.Cond.Wait，没有驱动的帧）。',
  },
  'docker-service-logs-broadcaster': {
    title: 'swarm service logs / go-events Broadcaster 的 goroutine 泄漏',
    cause:
      'Broadcaster.run、Queue.run 和 RetryingSink 一直存活到 Close。moby 在 2017 年引入了 run 泄漏的修复，2020 年引入了 service logs 泄漏的修复。',
    remedy: '升级；关闭 broadcaster 和队列。',
    healthyWhen: '每个 events 端点或 registry 通知 sink 一个。',
  },
}
