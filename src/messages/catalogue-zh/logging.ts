import type { SignatureTexts } from '#messages/catalogue-text.ts'

export const logging: SignatureTexts = {
  'lumberjack-millrun': {
    title: 'lumberjack Logger：mill goroutine 在 Close 之后仍存活',
    cause:
      'millCh 从不关闭；Close 只关闭文件。每个至少写过一次的 Logger 留下一个 goroutine（按租户或按请求的日志器、测试）。',
    remedy: '整个进程中每个文件只用一个 Logger；若日志器来来去去，换用其分支（timberjack）。',
    healthyWhen: '每个日志文件一个。',
  },
  'glog-flushdaemon-duplicates': {
    title: '多个 glog/klog flushDaemon goroutine（重复的 vendored 副本）',
    cause: '由包的 init 启动：每个导入的副本恰有一个，从不增长。超过三个左右说明链接了多个 vendored 副本。',
    remedy: '忽略。',
    healthyWhen: '在增长比较中总是良性：每个链接的副本一个。',
  },
  'logrus-writer': {
    title: 'logrus Logger.Writer() 的管道 goroutine',
    cause:
      '每次 `Writer()` 调用都会启动一个 scanner goroutine，PipeWriter 关闭或被回收时结束；把它交给长寿命的持有者（每个服务器的 http.Server.ErrorLog、exec.Cmd、log.SetOutput）而不 Close，就会泄漏。v1.9.1 之前，超过 64 kB 的行会使 scanner 结束并阻塞写入方。',
    remedy: '使用 `w := log.Writer(); defer w.Close()`。',
    healthyWhen: '每个被保留的 writer 一个；被丢弃的 writer 由 finalizer 结束。',
  },
  'zap-bufferedwritesyncer': {
    title: 'zap BufferedWriteSyncer 未停止',
    cause: 'flushLoop 只在 `Stop()` 时结束。每次重载配置都重建日志器，每次泄漏一个，连同未刷出的数据。',
    remedy: '重载和关闭时对旧的 syncer 调用 `Stop()`。',
    healthyWhen: '每个 sink 一个。',
  },
}
