import type { SignatureTexts } from '#messages/catalogue-text.ts'

export const netHttp: SignatureTexts = {
  'http-client-body-not-closed': {
    title: 'HTTP/1 客户端响应体未关闭（persistConn.readLoop 在等待 body）',
    cause:
      '响应头交付之后，连接的读取方等待调用方关闭或读完 `resp.Body`。每漏掉一次 Close，就会占住两个 goroutine（readLoop 和 writeLoop）、一个套接字和两个约 8–16 kB 的 bufio 缓冲区，以及 TLS 状态。',
    remedy:
      '在每条路径上（包括非 2xx 应答）`defer resp.Body.Close()`，并用 `io.Copy(io.Discard, resp.Body)` 读空。',
    healthyWhen:
      '此刻正在传输的 body（下载、SSE、HTTP/1 watch）。空闲的 keep-alive 连接与此不同：其 readLoop 处于 `bufio.(*Reader).Peek` 之下的 IO wait，数量上限为 MaxIdleConnsPerHost 乘以主机数。',
  },
  'http-client-transport-per-request': {
    title: '每个请求都新建 http.Transport：空闲的 keep-alive 连接堆积',
    cause:
      '离开作用域的 Transport 只要还有空闲连接就不会被回收。IdleConnTimeout = 0（字面量 `&http.Transport{}`）时，它们一直留到服务器关闭为止。',
    remedy: '复用同一个 Client 和 Transport，设置 IdleConnTimeout，调用 CloseIdleConnections。',
    healthyWhen:
      '共享 Transport 的空闲连接：每条两个 goroutine，最多 MaxIdleConns 条（DefaultTransport 为 100，90 秒后关闭）。',
  },
  'http-client-dial-stuck': {
    title: '拨号排队或卡住：dialConnFor / getConn 没有超时',
    cause:
      '请求取消之后，拨号仍会继续，直到 dialer 自己的超时。没有 DialContext 超时的 Transport，对每个无响应的对端保留一个 goroutine，直到内核的连接超时（约 2 分钟），调用方则停在 `getConn`。',
    remedy: '设置 5–30 秒的 `net.Dialer{Timeout: ...}`；用 MaxConnsPerHost 限制。',
    healthyWhen: '数量受拨号超时限制。',
  },
  'http-server-no-timeouts': {
    title: 'HTTP 服务器连接没有读取/空闲超时',
    cause:
      '默认的 Server 没有任何超时：不发 FIN 就消失的客户端，或一直占着连接的客户端（负载均衡器、slowloris），每个都会保留一个 goroutine 和 4 kB 缓冲区。',
    remedy: '设置 ReadHeaderTimeout、ReadTimeout、WriteTimeout 和 IdleTimeout。',
    healthyWhen: '数量等于打开的 keep-alive 客户端连接；可与负载均衡器的连接池大小比较。',
  },
  'http-server-backgroundread': {
    title: '长时间处理的请求所对应的 connReader.backgroundRead',
    cause:
      '每个 body 已读完、处理函数仍在运行的请求有一个。数量增长说明处理函数没有返回：查看处理 goroutine（处于其他状态的 `net/http.(*conn).serve`）。',
    remedy: '让处理函数遵从 `r.Context()`；从 serve 的栈看它们在等什么。',
    healthyWhen: '数量等于进行中的请求。',
  },
  'http-timeouthandler': {
    title: 'http.TimeoutHandler：返回 503 之后，内层处理函数仍在继续',
    cause:
      '包装器在超时时返回 503，却无法停止处理 goroutine。忽略 `r.Context()` 的处理函数会继续运行到自然结束，无论它在等待什么。',
    remedy: '在处理函数中把 `r.Context()` 传给数据库和 HTTP 调用。',
    healthyWhen: '进行中的请求。',
  },
  'http-reverseproxy-upgrade': {
    title: 'ReverseProxy 升级的（WebSocket）连接：每条隧道两个拷贝 goroutine',
    cause:
      '处理函数等待某一方向先结束，再关闭两边。没有空闲超时，也没有面向已死客户端的 TCP keep-alive 的隧道会留下，每条各有两个拷贝 goroutine。',
    remedy: '在两条连接上启用 keep-alive 并设置空闲截止时间。',
    healthyWhen: '每条打开的隧道两个，外加一个处理函数。',
  },
  'http2-client-readloop': {
    title: '泄漏的 Transport 或已死的对端所保留的 HTTP/2 客户端连接',
    cause:
      '默认没有读取超时：对端消失（节点丢失、防火墙静默丢包）会让读循环及其所有流一直等到 TCP 放弃（约 15 分钟）。没有 IdleConnTimeout 的 Transport 从不关闭空闲的 HTTP/2 连接。',
    remedy:
      '设置 `http2.Transport.ReadIdleTimeout` 和 PingTimeout（client-go 设为 30 秒）以及 IdleConnTimeout；调用 CloseIdleConnections。',
    healthyWhen: '每条 HTTP/2 连接一个，也就是每个主机和 Transport 一个。',
  },
  'http2-client-stream-writerequest': {
    title: 'HTTP/2 请求 goroutine 在等待无人关闭的响应体',
    cause:
      '从 Go 1.18 起，每个 HTTP/2 请求有自己的 goroutine，随流结束；未关闭的 `resp.Body` 或 watch 会保留它。在连接层面只能看到一个 readLoop，因此这是 `http-client-body-not-closed` 的 HTTP/2 对应物。',
    remedy: '关闭 body，或取消请求的 context。',
    healthyWhen: '每个进行中的 HTTP/2 请求一个；一个 Kubernetes watch 也算一个。',
  },
  'http2-client-awaitrequestcancel': {
    title: '旧版 h2 transport：awaitRequestCancel goroutine',
    cause: '旧的 HTTP/2 transport 每个流有一个等待取消的 goroutine。响应体未关闭时它就会泄漏。',
    remedy: '关闭 body；升级 Go。',
    healthyWhen: '',
  },
  'http2-pipe-read': {
    title: '读取方阻塞在 h2 pipe（没有数据的 watch 或下载）',
    cause:
      '读取方在等待 HTTP/2 响应体的数据，对空闲的 watch 来说是正常的。若同时出现 `k8s-streamwatcher-never-stopped`，或对端已死而没有设置 ReadIdleTimeout，就成为泄漏。',
    remedy: '停止或取消 watch；设置 ReadIdleTimeout。',
    healthyWhen: '每个打开的 watch 或流一个。',
  },
  'http2-server-conn': {
    title: 'HTTP/2 服务器连接未关闭：成对的 serve 与 readFrames',
    cause:
      '每条客户端连接需要一个 serve 和一个 readFrames goroutine。没有 IdleTimeout，客户端又每个请求都新建 transport 时，它们会累积。',
    remedy: '设置 Server.IdleTimeout；修复客户端的连接复用。',
    healthyWhen: '每条 HTTP/2 客户端连接两个（serve 和 readFrames），外加每个运行中的处理函数一个。',
  },
  'fasthttp-expect-100': {
    title: 'fasthttp：带 Expect: 100-continue 的请求在读取 body 时没有截止时间而阻塞',
    cause: '对于带 Expect: 100-continue 的请求，等待后续 body 时没有应用读取截止时间（报告中长达 1757 分钟）。',
    remedy: '升级；设置 ReadTimeout。',
    healthyWhen: '',
  },
}
