import type { SignatureTexts } from '#messages/catalogue-text.ts'

export const networkProtocols: SignatureTexts = {
  'quicgo-connection-run': {
    title: 'quic-go 连接或监听器未关闭',
    cause:
      '每条连接有 run 和 sendQueue goroutine。空闲超时（30 秒）通常会结束它们，因此持续增长说明 keep-alive 的连接从未关闭，或每次拨号都新建 Transport；v0.53 之前，版本协商的竞争会泄漏一个 goroutine。',
    remedy: '调用 CloseWithError；共用一个 Transport。',
    healthyWhen: '每条活动连接两到三个 goroutine，其中一个在此函数；每个监听器三个。',
  },
  'pion-peerconnection-not-closed': {
    title: 'pion PeerConnection 未关闭',
    cause:
      'Failed 和 Disconnected 状态不会释放任何东西：不调用 `Close()`，每个 peer 会留下 20 到 40 个 goroutine 以及 UDP 套接字。',
    remedy: '在 OnConnectionStateChange(Failed) 和信令超时时调用 `pc.Close()`。',
    healthyWhen: '每个活动的 peer 超过 20 个 goroutine，其中一个在此函数。',
  },
  'gogit-listenfirsterror': {
    title: 'go-git transport 的 stderr 读取 / upload-pack 编码管道',
    cause:
      '未关闭的 SSH 或 file 会话会保留 stderr 的 scanner。在 EOF 之前放弃的 UploadPack 响应或 delta reader，会使编码方停在 `io.(*pipe).write`。',
    remedy: '关闭会话、reader 和响应；使用 context。',
    healthyWhen: '操作期间一两个。',
  },
  'gorilla-ws-pumps': {
    title: '没有截止时间的 WebSocket 读/写 pump',
    cause:
      '没有 SetReadDeadline 和 pong 处理函数时，沉默的客户端会在整个 TCP 连接期间保留两个 pump。停止接收的 hub 会让 readPump 阻塞在 chan send；只关闭一侧会留下另一侧。该库自身不启动任何 goroutine。',
    remedy: '使用 ping/pong 加读取截止时间；任一 pump 结束时关闭连接；发送使用缓冲或 select。',
    healthyWhen: '每个活动的 websocket 两个 goroutine，其中一个在这里读取。',
  },
  'coredns-transfer-out': {
    title: 'CoreDNS transfer 插件：AXFR 客户端失败时，envelope 的生产方阻塞',
    cause:
      '`tr.Out` 因写入错误而返回，没有人再读取 channel，于是处理函数（以及产生记录的区域插件）阻塞在发送。之后的版本仍会让生产方停在 `pchan`。',
    remedy: '升级；限制 AXFR。',
    healthyWhen: '',
  },
  'coredns-forward-connmanager': {
    title: '重载之后，CoreDNS forward/proxy transport 的 connManager',
    cause:
      '每个上游代理有一个，重载时必须执行 stop。v1.12.2 之前，Stop 之后仍调用 Dial 的查询会阻塞在 dial channel（`(*Transport).Dial` 中的 chan send）；secondary 插件的 Update 循环在重载后也会存活。',
    remedy: '把 CoreDNS 升级到 v1.12.2 或更高版本。',
    healthyWhen: '每个上游一个。',
  },
  'quicgo-transport-per-dial': {
    title: 'quic-go 逐个拨号的连接未关闭（各有一个 Transport）',
    cause:
      '`DialAddr` 会打开一个 UDP 套接字并为它建一个 Transport，比连接本身多两个 goroutine。它们随连接结束；若连接靠 keep-alive 保持而无人关闭，套接字也会一直留下。',
    remedy: '用完调用 `conn.CloseWithError`；共用一个 `quic.Transport` 拨号。',
    healthyWhen: '每个 Transport 一个，即程序本来要有的每个套接字一个。',
  },
}
