import type { Family } from '#core/suspects/signature.ts'

export const delivery: Family = {
  signatures: [
    {
      id: 'helm-sdk-reporttorun',
      title: 'Helm SDK Install/Upgrade RunWithContext leaves performInstall/handleContext blocked',
      modules: ['helm.sh/helm/v3'],
      match: {
        frames: [
          'helm.sh/helm/v3/pkg/action.(*Install).reportToRun',
          'helm.sh/helm/v3/pkg/action.(*Install).handleContext.func*',
        ],
        blocking: true,
        states: ['chan send', 'chan receive'],
      },
      lines: [
        { file: 'pkg/action/install.go', line: 431, versions: 'v3.8.0', what: 'send in reportToRun' },
        { file: 'pkg/action/install.go', line: 347, versions: 'v3.8.0', what: 'go statements (347, 348)' },
        {
          file: 'pkg/action/install.go',
          line: 421,
          versions: 'v3.8.0',
          what: '`<-ctx.Done()` in handleContext, created at 420',
        },
        { file: 'pkg/action/install.go', line: 435, versions: 'v3.9.4', what: 'send in reportToRun' },
        { file: 'pkg/action/install.go', line: 349, versions: 'v3.9.4', what: 'go statement' },
      ],
      createdBy: [
        { function: 'helm.sh/helm/v3/pkg/action.(*Install).RunWithContext', file: 'pkg/action/install.go' },
      ],
      cause:
        'One unbuffered channel has two senders and one receiver. Each install or upgrade leaks one goroutine with its release, chart and manifests (megabytes); up to v3.8.0 also a waiter on ctx.Done.',
      affected: 'v3.7.0 to v3.11.x.',
      range: { module: 'helm.sh/helm/v3', introduced: 'v3.7.0', fixed: 'v3.12.0' },
      fixed: 'v3.8.1 (PR 10486, the context waiter), v3.12.0 (PR 11978), reworked in 3.13/3.14 (PR 12088).',
      remedy: 'Upgrade to v3.12 or later; pass a context per operation and cancel it.',
      evidence: [
        'https://github.com/helm/helm/issues/10439',
        'https://github.com/helm/helm/issues/10486',
        'https://github.com/helm/helm/issues/11805',
        'https://github.com/helm/helm/issues/11971',
        'https://github.com/helm/helm/blob/v3.8.0/pkg/action/install.go#L347',
      ],
    },
    {
      id: 'helm-perform-errs',
      title: 'Helm SDK kube client batchPerform senders after first error',
      modules: ['helm.sh/helm/v3'],
      match: { frames: ['helm.sh/helm/v3/pkg/kube.batchPerform.func*'], blocking: true, states: ['chan send'] },
      lines: [
        { file: 'pkg/kube/client.go', line: 582, versions: 'v3.11.2', what: 'send' },
        { file: 'pkg/kube/client.go', line: 540, versions: 'v3.11.2', what: 'go statement of batchPerform' },
        { file: 'pkg/kube/client.go', line: 543, versions: 'v3.11.2', what: '`<-errs`' },
        { file: 'pkg/kube/client.go', line: 577, versions: 'v3.11.2', what: '`wg.Wait`' },
      ],
      createdBy: [{ function: 'helm.sh/helm/v3/pkg/kube.batchPerform', file: 'pkg/kube/client.go' }],
      cause:
        'perform returned on the first error and stopped reading errs, so the senders block and batchPerform itself stays in WaitGroup.Wait.',
      affected: 'Up to v3.11.2.',
      range: { module: 'helm.sh/helm/v3', introduced: null, fixed: 'v3.11.3' },
      fixed: 'v3.11.3 and v3.12.0 (commit 11150cdcc).',
      remedy: 'Upgrade.',
      companions: ['waitgroup-wait-stuck'],
      evidence: [
        'https://github.com/helm/helm/commit/548366cb6',
        'https://github.com/helm/helm/blob/v3.11.2/pkg/kube/client.go#L540',
      ],
    },
    {
      id: 'argocd-watch-podlogs',
      title: 'Argo CD API server: application.Watch / PodLogs goroutines',
      modules: ['github.com/argoproj/argo-cd'],
      match: {
        frames: [
          'github.com/argoproj/argo-cd/server/application.(*Server).Watch.func*',
          'github.com/argoproj/argo-cd/server/application.(*Server).PodLogs.func*',
        ],
        blocking: true,
        states: ['chan send'],
      },
      lines: [
        {
          file: 'server/application/application.go',
          line: 417,
          versions: 'v0.11.0',
          what: '`done <- true` in Watch',
        },
        {
          file: 'server/application/application.go',
          line: 400,
          versions: 'v0.11.0',
          what: 'go statement in Watch',
        },
        { file: 'server/application/application.go', line: 671, versions: 'v0.11.0', what: 'send in PodLogs' },
        {
          file: 'server/application/application.go',
          line: 648,
          versions: 'v0.11.0',
          what: 'go statement in PodLogs',
        },
      ],
      createdBy: [
        {
          function: 'github.com/argoproj/argo-cd/server/application.(*Server).Watch',
          file: 'server/application/application.go',
          line: 400,
        },
        {
          function: 'github.com/argoproj/argo-cd/server/application.(*Server).PodLogs',
          file: 'server/application/application.go',
          line: 648,
        },
      ],
      cause:
        'The handler left through ctx.Done; the worker then blocked on done, and the watch or stream was not closed. WatchWithRetry also missed `w.Stop()`.',
      affected: 'Up to v0.11.x; WatchWithRetry up to v0.12.',
      range: { module: 'github.com/argoproj/argo-cd', introduced: null, fixed: 'v0.12.0' },
      fixed: 'v0.12.0 (PR 1292); WatchWithRetry v1.0.0 (PR 1457).',
      remedy: 'Upgrade.',
      healthyWhen: 'One per open UI stream.',
      evidence: [
        'https://github.com/argoproj/argo-cd/issues/1292',
        'https://github.com/argoproj/argo-cd/issues/1457',
        'https://github.com/argoproj/argo-cd/blob/v0.11.0/server/application/application.go#L400',
      ],
    },
    {
      id: 'argocd-grpcproxy-transport',
      per: 'connection',
      title: 'Argo CD client grpc-web proxy: new http.Transport per call',
      modules: ['github.com/argoproj/argo-cd', 'github.com/argoproj/argo-cd/v2'],
      needs: ['github.com/argoproj/argo-cd'],
      match: {
        frames: ['net/http.(*persistConn).readLoop'],
        blocking: false,
        states: ['IO wait'],
        above: ['bufio.(*Reader).Peek'],
      },
      createdBy: [{ function: 'net/http.(*Transport).dialConn' }],
      cause:
        'The grpc-web proxy of the API client (`pkg/apiclient/grpcproxy.go`) makes a new http.Transport per call: the same as `http-client-transport-per-request`.',
      affected: 'Up to v2.0.',
      range: { module: 'github.com/argoproj/argo-cd/v2', introduced: null, fixed: 'v2.1.0' },
      fixed: 'v2.1.0 (PR 6444).',
      remedy: 'Upgrade.',
      companions: ['http-client-transport-per-request'],
      evidence: ['https://github.com/argoproj/argo-cd/issues/6444'],
    },
  ],
}
