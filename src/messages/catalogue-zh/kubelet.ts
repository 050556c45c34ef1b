import type { SignatureTexts } from '#messages/catalogue-text.ts'

export const kubelet: SignatureTexts = {
  'kubelet-listcontainerstats-no-timeout': {
    title: 'kubelet 的统计调用卡在没有截止时间的 CRI ListContainerStats',
    cause:
      'CRI 调用使用只可取消的 context。containerd 或某个 shim 挂起时，每次抓取（Prometheus、metrics-server、驱逐）都会增加一个持有容器列表的 goroutine。',
    remedy:
      '升级 kubelet，并疏通运行时（`ttrpc-server-respond`、`ttrpc-client-dispatch`）。重启 containerd 会释放这些 goroutine。',
    healthyWhen: '抓取的几秒内 1–3 个。',
  },
  'kubelet-pleg-relist-stuck': {
    title: 'PLEG relist 阻塞在运行时客户端',
    cause:
      '它自身不增长（只有一个 goroutine），却是其他增长的根源：relist 挂起期间，pod worker、探针 worker 和 syncLoop 的消费者都在等待。这一个 goroutine 的长时间等待可以解释别处的增长。',
    remedy: '检查容器运行时；见 `kubelet-listcontainerstats-no-timeout`。',
    healthyWhen: '每秒运行一次，每次几毫秒。',
  },
  'kubelet-cri-streaming-resize': {
    title: 'kubelet/CRI streaming：resize 事件的发送方没有接收方',
    cause:
      'TTY 的 resize 事件不看 ctx，直接发送到无缓冲 channel；如果 exec 启动失败，就没有人接收。containerd 修复了自己的副本（CVE-2022-23471），而 staging 中的副本在所读版本里仍是直接发送（PR 129947 未合并即关闭）。',
    remedy: '参照 containerd 修补（对请求的 ctx 做 select）。',
    healthyWhen: '',
  },
  'cadvisor-housekeeping': {
    title: '容器已消失或统计调用挂起，cAdvisor 的 containerData.housekeeping goroutine 遗留',
    cause:
      '每个 cgroup 容器有一个循环，只有 `Stop()` 能结束。丢失的删除事件（inotify 溢出）会留下循环及其统计环形缓冲区。',
    remedy: '重启 kubelet，提高 inotify 上限，升级。',
    healthyWhen: '约等于节点上 cgroup 和容器的数量（数百）。',
  },
  'cadvisor-fshandler-trackusage': {
    title: 'cAdvisor 文件系统用量跟踪未停止',
    cause: '每个容器 handler 一个，历史版本在容器移除后从不调用 Stop。',
    remedy: '升级；重启 kubelet。',
    healthyWhen: '每个运行中的容器一个。',
  },
}
