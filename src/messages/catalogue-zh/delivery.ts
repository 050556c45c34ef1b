import type { SignatureTexts } from '#messages/catalogue-text.ts'

export const delivery: SignatureTexts = {
  'helm-sdk-reporttorun': {
    title: 'Helm SDK 的 Install/Upgrade RunWithContext 遗留阻塞的 performInstall/handleContext',
    cause:
      '一个无缓冲 channel 有两个发送方，却只有一个接收方。每次安装或升级都会泄漏一个 goroutine 及其 release、chart 和清单（数 MB）；v3.8.0 及之前还有一个等待 ctx.Done 的 goroutine。',
    remedy: '升级到 v3.12 或更高版本；每次操作传入一个 context 并取消它。',
    healthyWhen: '',
  },
  'helm-perform-errs': {
    title: '第一个错误之后，Helm SDK kube client 的 batchPerform 发送方阻塞',
    cause: 'perform 在第一个错误时返回，不再读取 errs，于是发送方阻塞，batchPerform 自身停在 WaitGroup.Wait。',
    remedy: '升级。',
    healthyWhen: '',
  },
  'argocd-watch-podlogs': {
    title: 'Argo CD API server：application.Watch / PodLogs 的 goroutine',
    cause:
      '处理函数经由 ctx.Done 离开；worker 随后阻塞在 done 上，watch 或流也没有关闭。WatchWithRetry 还漏掉了 `w.Stop()`。',
    remedy: '升级。',
    healthyWhen: '每个打开的 UI 流一个。',
  },
  'argocd-grpcproxy-transport': {
    title: 'Argo CD client 的 grpc-web 代理：每次调用都新建 http.Transport',
    cause:
      'API client 的 grpc-web 代理（`pkg/apiclient/grpcproxy.go`）每次调用都新建 http.Transport：与 `http-client-transport-per-request` 相同。',
    remedy: '升级。',
    healthyWhen: '',
  },
}
