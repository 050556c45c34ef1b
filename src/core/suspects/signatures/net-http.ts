import type { Family } from '#core/suspects/signature.ts'

export const netHttp: Family = {
  signatures: [
    {
      id: 'http-client-body-not-closed',
      per: 'request',
      heldBy: ['net/http.(*bodyEOFSignal).Read', 'net/http.(*body).Read', 'net/http.(*persistConn).roundTrip'],
      title: 'HTTP/1 client response body not closed (persistConn.readLoop waits for the body)',
      modules: ['std'],
      match: { frames: ['net/http.(*persistConn).readLoop'], blocking: true, states: ['select'] },
      lines: [
        {
          file: 'net/http/transport.go',
          line: 1536,
          versions: 'go1.7',
          what: 'readLoop select (from the issue)',
        },
        { file: 'net/http/transport.go', line: 1641, versions: 'go1.7', what: 'partner writeLoop select' },
        {
          file: 'net/http/transport.go',
          line: 2213,
          versions: 'go1.19.8',
          what: 'readLoop select, waits for the end of the body',
        },
        { file: 'net/http/transport.go', line: 2392, versions: 'go1.19.8', what: 'partner writeLoop select' },
        { file: 'net/http/transport.go', line: 1751, versions: 'go1.19.8', what: 'go statement of readLoop' },
        { file: 'net/http/transport.go', line: 1752, versions: 'go1.19.8', what: 'go statement of writeLoop' },
        {
          file: 'net/http/transport.go',
          line: 2238,
          versions: 'about go1.21',
          what: 'readLoop select (from the issue)',
        },
        {
          file: 'net/http/transport.go',
          line: 2421,
          versions: 'about go1.21',
          what: 'partner writeLoop select',
        },
        {
          file: 'net/http/transport.go',
          line: 2093,
          versions: 'go1.19.8',
          what: 'Peek(1) in IO wait: the idle keep-alive state, not this leak',
        },
      ],
      createdBy: [{ function: 'net/http.(*Transport).dialConn', file: 'net/http/transport.go', line: 1751 }],
      cause:
        'After the response headers were delivered the connection reader waits until the caller closes or drains `resp.Body`. Every forgotten Close pins two goroutines (readLoop and writeLoop), a socket and two bufio buffers of about 8-16 kB plus TLS state.',
      affected: 'All Go versions.',
      fixed: 'Not a bug in net/http.',
      remedy:
        '`defer resp.Body.Close()` on every path including non-2xx answers, and drain with `io.Copy(io.Discard, resp.Body)`.',
      healthyWhen:
        'Bodies are being streamed right now (downloads, SSE, HTTP/1 watches). An idle keep-alive connection is different: its readLoop is in IO wait below `bufio.(*Reader).Peek`, bounded by MaxIdleConnsPerHost times hosts.',
      evidence: [
        'https://github.com/golang/go/issues/16953',
        'https://github.com/getsentry/sentry-go/issues/317',
        'https://github.com/showwin/speedtest-go/issues/165',
        'https://github.com/cloudfoundry/noaa/issues/18',
      ],
    },
    {
      id: 'http-client-transport-per-request',
      per: 'connection',
      title: 'New http.Transport per request: idle keep-alive connections pile up',
      modules: ['std'],
      match: {
        frames: ['net/http.(*persistConn).readLoop'],
        blocking: false,
        states: ['IO wait'],
        above: ['bufio.(*Reader).Peek'],
      },
      lines: [
        { file: 'net/http/transport.go', line: 2093, versions: 'go1.19.8', what: 'Peek(1), connection idle' },
        { file: 'net/http/transport.go', line: 2392, versions: 'go1.19.8', what: 'partner writeLoop select' },
      ],
      createdBy: [{ function: 'net/http.(*Transport).dialConn' }],
      cause:
        'A Transport that goes out of scope is not collected while it has idle connections. With IdleConnTimeout = 0 (a literal `&http.Transport{}`) they stay until the server closes them.',
      affected: 'All Go versions.',
      fixed: 'By design.',
      remedy: 'Reuse one Client and Transport, set IdleConnTimeout, call CloseIdleConnections.',
      healthyWhen:
        'Idle connections of a shared Transport: two goroutines each, up to MaxIdleConns (100 in DefaultTransport, closed after 90 s).',
      evidence: [
        'https://github.com/golang/go/issues/16808',
        'https://github.com/golang/go/issues/25621',
        'https://github.com/golang/go/blob/go1.19.8/src/net/http/transport.go#L2093',
      ],
    },
    {
      id: 'http-client-dial-stuck',
      per: 'request',
      title: 'Dials queued or stuck: dialConnFor / getConn without timeout',
      modules: ['std'],
      match: {
        frames: ['net/http.(*Transport).dialConnFor'],
        blocking: false,
        states: ['IO wait', 'select', 'chan receive'],
      },
      lines: [
        { file: 'net/http/transport.go', line: 1447, versions: 'go1.19.8', what: 'dialConnFor' },
        { file: 'net/http/transport.go', line: 1419, versions: 'go1.19.8', what: 'go statement' },
        { file: 'net/http/transport.go', line: 1431, versions: 'go1.19.8', what: 'go statement' },
        { file: 'net/http/transport.go', line: 1488, versions: 'go1.19.8', what: 'go statement' },
        {
          file: 'net/http/transport.go',
          line: 1387,
          versions: 'go1.19.8',
          what: 'callers wait in getConn (select)',
        },
      ],
      createdBy: [{ function: 'net/http.(*Transport).queueForDial', file: 'net/http/transport.go' }],
      cause:
        "A dial continues after its request was cancelled, until the dialer's own timeout. A Transport without a DialContext timeout keeps one goroutine per attempt to a black-holed peer for the kernel's connect timeout (about 2 minutes), with callers in `getConn`.",
      affected: 'All Go versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'Set a `net.Dialer{Timeout: ...}` of 5-30 s; limit with MaxConnsPerHost.',
      healthyWhen: 'The number is bounded by the dial timeout.',
      evidence: ['https://github.com/golang/go/blob/go1.19.8/src/net/http/transport.go#L1447'],
    },
    {
      id: 'http-server-no-timeouts',
      per: 'connection',
      title: 'HTTP server connections without Read/Idle timeouts',
      modules: ['std'],
      match: {
        frames: ['net/http.(*conn).serve'],
        blocking: false,
        states: ['IO wait'],
        above: ['net/http.(*connReader).Read'],
      },
      lines: [
        {
          file: 'net/http/server.go',
          line: 2017,
          versions: 'go1.19.8',
          what: '`c.bufr.Peek(4)`, idle keep-alive when an idle timeout is set',
        },
        { file: 'net/http/server.go', line: 1916, versions: 'go1.19.8', what: 'readRequest (headers)' },
        { file: 'net/http/server.go', line: 1842, versions: 'go1.19.8', what: 'serve' },
        { file: 'net/http/server.go', line: 3102, versions: 'go1.19.8', what: 'go statement of serve' },
        {
          file: 'net/http/server.go',
          line: 1162,
          versions: 'about go1.4',
          what: 'as cited, from an issue stack',
        },
      ],
      createdBy: [{ function: 'net/http.(*Server).Serve', file: 'net/http/server.go', line: 3102 }],
      cause:
        'The default Server has no timeouts: clients that vanish without FIN, or that hold connections open (load balancers, slowloris), keep one goroutine and 4 kB buffers each.',
      affected:
        'All Go versions; an idle-timeout bypass with a partial second request (issue 51614) was reported on Go 1.17.',
      fixed:
        'Issue 54784 (Go 1.20) corrected ReadHeaderTimeout on idle connections; the missing defaults are by design.',
      remedy: 'Set ReadHeaderTimeout, ReadTimeout, WriteTimeout and IdleTimeout.',
      healthyWhen:
        'The count equals the open keep-alive client connections; compare it with the pool size of the load balancer.',
      evidence: [
        'https://github.com/golang/go/issues/51614',
        'https://github.com/golang/go/issues/54784',
        'https://github.com/gebn/bmc_exporter/issues/39',
        'https://github.com/weaveworks/scope/issues/604',
      ],
    },
    {
      id: 'http-server-backgroundread',
      per: 'request',
      title: 'connReader.backgroundRead pairs for long handlers',
      modules: ['std'],
      match: { frames: ['net/http.(*connReader).backgroundRead'], blocking: false, states: ['IO wait'] },
      lines: [
        { file: 'net/http/server.go', line: 674, versions: 'go1.19.8', what: 'go statement' },
        { file: 'net/http/server.go', line: 677, versions: 'go1.19.8', what: 'backgroundRead' },
        { file: 'net/http/server.go', line: 678, versions: 'go1.19.8', what: 'read, as measured' },
      ],
      createdBy: [
        { function: 'net/http.(*connReader).startBackgroundRead', file: 'net/http/server.go', line: 674 },
      ],
      cause:
        'There is one per request whose body has been consumed and whose handler still runs. A growing count means handlers that do not return: look at the handler goroutine (`net/http.(*conn).serve` in another state).',
      affected: 'All Go versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'Make handlers honour `r.Context()`; read the serve stacks for what they wait for.',
      healthyWhen: 'The count equals the requests in flight.',
      evidence: ['https://github.com/golang/go/blob/go1.19.8/src/net/http/server.go#L677'],
    },
    {
      id: 'http-timeouthandler',
      per: 'request',
      title: 'http.TimeoutHandler: inner handler continues after 503',
      modules: ['std'],
      match: { frames: ['net/http.(*timeoutHandler).ServeHTTP.func*'], blocking: false },
      lines: [
        { file: 'net/http/server.go', line: 3386, versions: 'go1.19.8', what: 'timeoutHandler.ServeHTTP' },
        { file: 'net/http/server.go', line: 3401, versions: 'go1.19.8', what: 'go statement' },
        {
          file: 'net/http/server.go',
          line: 3407,
          versions: 'go1.19.8',
          what: 'inner handler call, as measured',
        },
        { file: 'net/http/server.go', line: 3410, versions: 'go1.19.8', what: 'select of the wrapper' },
      ],
      createdBy: [{ function: 'net/http.(*timeoutHandler).ServeHTTP', file: 'net/http/server.go', line: 3401 }],
      cause:
        'The wrapper answers 503 at the timeout but cannot stop the handler goroutine. A handler that ignores `r.Context()` stays for its natural duration, in whatever state it waits.',
      affected: 'All Go versions.',
      fixed: 'By design.',
      remedy: 'Pass `r.Context()` to the database and HTTP calls inside the handler.',
      healthyWhen: 'Requests in progress.',
      evidence: ['https://github.com/golang/go/blob/go1.19.8/src/net/http/server.go#L3386'],
    },
    {
      id: 'http-reverseproxy-upgrade',
      per: 'connection',
      title: 'ReverseProxy upgraded (WebSocket) connections: two copy goroutines per tunnel',
      modules: ['std'],
      match: {
        frames: [
          'net/http/httputil.switchProtocolCopier.copyToBackend',
          'net/http/httputil.switchProtocolCopier.copyFromBackend',
        ],
        blocking: false,
        states: ['IO wait'],
      },
      lines: [
        { file: 'net/http/httputil/reverseproxy.go', line: 625, versions: 'go1.19.8', what: 'go statement' },
        { file: 'net/http/httputil/reverseproxy.go', line: 626, versions: 'go1.19.8', what: 'go statement' },
        {
          file: 'net/http/httputil/reverseproxy.go',
          line: 627,
          versions: 'go1.19.8',
          what: 'handler waits on `<-errc`',
        },
      ],
      createdBy: [
        {
          function: 'net/http/httputil.(*ReverseProxy).handleUpgradeResponse',
          file: 'net/http/httputil/reverseproxy.go',
          line: 625,
        },
      ],
      cause:
        'The handler waits for the first direction to finish and then closes both. Tunnels without an idle timeout or TCP keep-alive to a dead client stay, with two copy goroutines each.',
      affected: 'All Go versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'Enable keep-alives and set idle deadlines on both connections.',
      healthyWhen: 'Two per open tunnel plus one handler.',
      evidence: ['https://github.com/golang/go/blob/go1.19.8/src/net/http/httputil/reverseproxy.go#L625'],
    },
    {
      id: 'http2-client-readloop',
      per: 'connection',
      title: 'HTTP/2 client connections kept by leaked Transports or dead peers',
      modules: ['std', 'golang.org/x/net'],
      match: {
        frames: ['net/http.(*http2ClientConn).readLoop', 'golang.org/x/net/http2.(*ClientConn).readLoop'],
        blocking: false,
        states: ['IO wait'],
      },
      lines: [
        { file: 'net/http/h2_bundle.go', line: 7477, versions: 'go1.19.8', what: 'go statement' },
        {
          file: 'net/http/h2_bundle.go',
          line: 8864,
          versions: 'go1.19.8',
          what: '`(*http2clientConnReadLoop).run`',
        },
      ],
      createdBy: [
        { function: 'net/http.(*http2Transport).newClientConn', file: 'net/http/h2_bundle.go', line: 7477 },
        { function: 'golang.org/x/net/http2.(*Transport).newClientConn' },
      ],
      cause:
        'There is no read timeout by default: a peer that disappears (node loss, silent firewall drop) leaves the read loop and all its streams waiting until TCP gives up (about 15 minutes). A Transport without IdleConnTimeout never closes idle HTTP/2 connections.',
      affected: 'All versions; the idle timeout was finished in Go 1.8 (issue 16808).',
      fixed: 'Nothing to fix: the limits are set by the user.',
      remedy:
        'Set `http2.Transport.ReadIdleTimeout` and PingTimeout (client-go sets 30 s) and IdleConnTimeout; call CloseIdleConnections.',
      healthyWhen: 'One per HTTP/2 connection, that is one per host and Transport.',
      companions: ['http2-client-stream-writerequest', 'http2-pipe-read'],
      evidence: [
        'https://github.com/golang/go/issues/16808',
        'https://github.com/golang/go/issues/25759',
        'https://github.com/golang/go/issues/50027',
        'https://github.com/sideshow/apns2/issues/238',
      ],
    },
    {
      id: 'http2-client-stream-writerequest',
      per: 'request',
      title: 'HTTP/2 request goroutine waits for a response body nobody closes',
      modules: ['std', 'golang.org/x/net'],
      match: {
        frames: [
          'net/http.(*http2clientStream).writeRequest',
          'golang.org/x/net/http2.(*clientStream).writeRequest',
        ],
        blocking: true,
        states: ['select'],
      },
      lines: [
        { file: 'net/http/h2_bundle.go', line: 7886, versions: 'go1.19.8', what: 'go statement' },
        { file: 'net/http/h2_bundle.go', line: 7956, versions: 'go1.19.8', what: 'doRequest' },
        { file: 'net/http/h2_bundle.go', line: 7968, versions: 'go1.19.8', what: 'writeRequest' },
        {
          file: 'net/http/h2_bundle.go',
          line: 8095,
          versions: 'go1.19.8',
          what: 'final wait, select (8095-8103)',
        },
      ],
      createdBy: [
        { function: 'net/http.(*http2ClientConn).RoundTrip', file: 'net/http/h2_bundle.go', line: 7886 },
        { function: 'golang.org/x/net/http2.(*ClientConn).RoundTrip' },
      ],
      cause:
        'Since Go 1.18 each HTTP/2 request has its own goroutine that ends with the stream; an unclosed `resp.Body` or a watch keeps it. At connection level only one readLoop is visible, so this is the HTTP/2 counterpart of `http-client-body-not-closed`.',
      affected: 'Go 1.18 and later.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'Close the body or cancel the request context.',
      healthyWhen: 'One per HTTP/2 request in flight; a Kubernetes watch counts as one.',
      evidence: ['https://github.com/golang/go/blob/go1.19.8/src/net/http/h2_bundle.go#L7968'],
    },
    {
      id: 'http2-client-awaitrequestcancel',
      title: 'Old h2 transport: awaitRequestCancel goroutines',
      modules: ['golang.org/x/net', 'std'],
      match: {
        frames: [
          'net/http.(*http2clientStream).awaitRequestCancel',
          'net/http.http2awaitRequestCancel',
          'golang.org/x/net/http2.(*clientStream).awaitRequestCancel',
          'golang.org/x/net/http2.awaitRequestCancel',
        ],
        blocking: true,
        states: ['select'],
      },
      lines: [
        {
          file: 'http2/transport.go',
          line: 230,
          versions: 'golang.org/x/net ab555f36 (Feb 2018), bundled in Go 1.10',
          what: 'select in the free function `awaitRequestCancel`',
        },
        {
          file: 'http2/transport.go',
          line: 244,
          versions: 'golang.org/x/net ab555f36 (Feb 2018), bundled in Go 1.10',
          what: 'method `(*clientStream).awaitRequestCancel`',
        },
        {
          file: 'http2/transport.go',
          line: 1685,
          versions: 'golang.org/x/net ab555f36 (Feb 2018), bundled in Go 1.10',
          what: 'go statement',
        },
      ],
      createdBy: [
        { function: 'net/http.(*http2clientConnReadLoop).handleResponse' },
        {
          function: 'golang.org/x/net/http2.(*clientConnReadLoop).handleResponse',
          file: 'http2/transport.go',
          line: 1685,
        },
      ],
      cause:
        'The old HTTP/2 transport had one goroutine per stream that waits for a cancel. It leaked when the response body was not closed.',
      affected: 'Go 1.8 to 1.17.',
      range: { module: 'std', introduced: 'v1.8.0', fixed: 'v1.18.0' },
      fixed: 'Go 1.18 (rewrite).',
      remedy: 'Close bodies; upgrade Go.',
      evidence: ['https://github.com/golang/go/issues/24776', 'https://github.com/golang/net/commit/ab555f36'],
    },
    {
      id: 'http2-pipe-read',
      per: 'request',
      title: 'Reader blocked in h2 pipe (watch or download without data)',
      modules: ['std', 'golang.org/x/net'],
      match: {
        frames: ['net/http.(*http2pipe).Read', 'golang.org/x/net/http2.(*pipe).Read'],
        blocking: true,
        states: ['sync.Cond.Wait'],
        below: [
          'net/http.http2transportResponseBody.Read',
          'golang.org/x/net/http2.transportResponseBody.Read',
        ],
      },
      lines: [
        { file: 'net/http/h2_bundle.go', line: 3647, versions: 'go1.19.8', what: 'pipe.Read' },
        { file: 'net/http/h2_bundle.go', line: 3668, versions: 'go1.19.8', what: 'Cond.Wait' },
        {
          file: 'net/http/h2_bundle.go',
          line: 9157,
          versions: 'go1.19.8',
          what: '`http2transportResponseBody.Read`, as measured',
        },
      ],
      cause:
        'A reader waits for data of an HTTP/2 response body, which is normal for idle watches. It becomes a leak together with `k8s-streamwatcher-never-stopped`, or when the peer died and no ReadIdleTimeout is set.',
      affected: 'All versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'Stop or cancel watches; set ReadIdleTimeout.',
      healthyWhen: 'One per open watch or stream.',
      companions: ['k8s-streamwatcher-never-stopped'],
      evidence: ['https://github.com/golang/go/blob/go1.19.8/src/net/http/h2_bundle.go#L3647'],
    },
    {
      id: 'http2-server-conn',
      per: 'connection',
      title: 'HTTP/2 server connections not closed: serve + readFrames pairs',
      modules: ['std', 'golang.org/x/net'],
      match: {
        frames: ['net/http.(*http2serverConn).serve', 'golang.org/x/net/http2.(*serverConn).serve'],
        blocking: true,
        states: ['select'],
      },
      lines: [
        { file: 'net/http/h2_bundle.go', line: 4540, versions: 'go1.19.8', what: 'serve' },
        { file: 'net/http/h2_bundle.go', line: 4592, versions: 'go1.19.8', what: 'main select, as measured' },
        { file: 'net/http/h2_bundle.go', line: 4605, versions: 'go1.19.8', what: 'main select, as cited' },
        { file: 'net/http/h2_bundle.go', line: 4584, versions: 'go1.19.8', what: 'go statement of readFrames' },
        {
          file: 'net/http/h2_bundle.go',
          line: 4474,
          versions: 'go1.19.8',
          what: 'readFrames (4474-4484), partner in IO wait or select',
        },
        { file: 'net/http/h2_bundle.go', line: 5645, versions: 'go1.19.8', what: 'go statement of runHandler' },
        { file: 'net/http/h2_bundle.go', line: 5910, versions: 'go1.19.8', what: 'runHandler, as measured' },
        {
          file: 'net/http/h2_bundle.go',
          line: 3163,
          versions: 'about go1.6',
          what: 'as cited, from an issue stack',
        },
      ],
      createdBy: [
        { function: 'net/http.(*Server).Serve' },
        { function: 'net/http.(*http2serverConn).serve', file: 'net/http/h2_bundle.go', line: 4584 },
      ],
      cause:
        'Each client connection costs a serve and a readFrames goroutine. Without IdleTimeout, and with clients that create a transport per request, they accumulate.',
      affected: 'All versions; a specific leak in the Go 1.6/1.7 bundle.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'Set Server.IdleTimeout; fix the connection reuse of the client.',
      healthyWhen: 'Two per HTTP/2 client connection (serve and readFrames) plus one per running handler.',
      evidence: [
        'https://github.com/kubernetes/kubernetes/issues/35207',
        'https://github.com/bradfitz/http2/issues/58',
        'https://github.com/golang/go/blob/go1.19.8/src/net/http/h2_bundle.go#L4584',
      ],
    },
    {
      id: 'fasthttp-expect-100',
      title: 'fasthttp: request with Expect: 100-continue blocks reading the body without deadline',
      modules: ['github.com/valyala/fasthttp'],
      match: {
        frames: ['github.com/valyala/fasthttp.(*Request).ContinueReadBody'],
        blocking: false,
        states: ['IO wait'],
      },
      lines: [
        { file: 'http.go', line: 1988, versions: 'v1.31.0', what: 'appendBodyFixedSize' },
        { file: 'http.go', line: 2003, versions: 'v1.31.0', what: 'read' },
        { file: 'http.go', line: 1908, versions: 'v1.31.0', what: 'readBody' },
        { file: 'http.go', line: 1090, versions: 'v1.31.0', what: 'ContinueReadBody' },
        { file: 'workerpool.go', line: 194, versions: 'v1.31.0', what: 'go statement' },
      ],
      createdBy: [
        { function: 'github.com/valyala/fasthttp.(*workerPool).getCh.func*', file: 'workerpool.go', line: 194 },
      ],
      cause:
        'For a request with Expect: 100-continue the read deadline was not applied while waiting for the continued body (1757 minutes in the report).',
      affected: 'Up to v1.55 according to the report (v1.31.0).',
      fixed: 'See issue 1834.',
      remedy: 'Upgrade; set ReadTimeout.',
      evidence: [
        'https://github.com/valyala/fasthttp/issues/1834',
        'https://github.com/valyala/fasthttp/blob/v1.31.0/http.go#L1988',
      ],
    },
  ],
  benign: [
    {
      id: 'http-accept',
      per: 'connection',
      match: {
        frames: ['internal/poll.(*FD).Accept'],
        blocking: false,
        states: ['IO wait'],
        below: ['net/http.(*Server).Serve'],
      },
      why: 'Listener.',
      expected: '1 per listening socket.',
      evidence: ['https://github.com/golang/go/blob/go1.19.8/src/net/http/server.go#L3070'],
    },
    {
      id: 'http-server-idle-conn',
      per: 'connection',
      match: {
        frames: ['net/http.(*connReader).Read'],
        blocking: false,
        states: ['IO wait'],
        below: ['net/http.(*conn).readRequest', 'bufio.(*Reader).Peek'],
      },
      why: 'Idle keep-alive connection of a client or load balancer.',
      expected:
        'As many as open client connections; look again only if that exceeds the known pool sizes or IdleTimeout is unset (`http-server-no-timeouts`).',
      evidence: ['https://github.com/golang/go/blob/go1.19.8/src/net/http/server.go#L3102'],
    },
    {
      id: 'http-server-background-read',
      per: 'request',
      match: { frames: ['net/http.(*connReader).backgroundRead'], blocking: false, states: ['IO wait'] },
      why: 'Companion of a running handler.',
      expected: 'As many as requests in flight; judge the handler goroutine, not this one.',
      evidence: ['https://github.com/golang/go/blob/go1.19.8/src/net/http/server.go#L674'],
    },
    {
      id: 'http-client-idle-pair',
      per: 'connection',
      match: {
        frames: ['net/http.(*persistConn).readLoop'],
        blocking: false,
        states: ['IO wait'],
        above: ['bufio.(*Reader).Peek'],
      },
      why: 'Two goroutines per keep-alive connection in the pool: this one and `net/http.(*persistConn).writeLoop` in select. The leak variant has readLoop in select, not below Peek.',
      expected:
        '2 per connection; bounded by MaxIdleConnsPerHost (default 2 per host) and IdleConnTimeout (DefaultTransport 90 s).',
      evidence: ['https://github.com/golang/go/blob/go1.19.8/src/net/http/transport.go#L1751'],
    },
    {
      id: 'http-client-inflight',
      per: 'request',
      match: { frames: ['net/http.(*persistConn).roundTrip'], blocking: true, states: ['select'] },
      why: 'A request waiting for its response.',
      expected:
        'As many as requests in flight; with no client timeout and a wait of many minutes look at the server side.',
      evidence: ['https://github.com/golang/go/blob/go1.19.8/src/net/http/transport.go'],
    },
    {
      id: 'h2-client-readloop',
      per: 'connection',
      match: {
        frames: ['net/http.(*http2clientConnReadLoop).run', 'golang.org/x/net/http2.(*clientConnReadLoop).run'],
        blocking: false,
        states: ['IO wait'],
      },
      why: 'One reader per HTTP/2 connection; all client-go watches of one rest.Config share 1-2 connections.',
      expected:
        '1 per host and TLS config; more than 10 to the same API server means one transport per client (`k8s-tls-transport-cache-growth`).',
      evidence: [],
    },
    {
      id: 'h2-server-pair',
      per: 'connection',
      match: {
        frames: [
          'net/http.(*http2serverConn).serve',
          'net/http.(*http2serverConn).readFrames',
          'golang.org/x/net/http2.(*serverConn).serve',
          'golang.org/x/net/http2.(*serverConn).readFrames',
        ],
        blocking: false,
        states: ['select', 'IO wait'],
      },
      why: 'Two goroutines per HTTP/2 client connection.',
      expected: '2 per connection, plus 1 per open stream (runHandler).',
      evidence: ['https://github.com/golang/go/blob/go1.19.8/src/net/http/h2_bundle.go#L4592'],
    },
    {
      id: 'pprof-http-self',
      per: 'request',
      match: {
        frames: ['net/http/pprof.handler.ServeHTTP', 'net/http/pprof.Index'],
        blocking: false,
        states: ['running'],
      },
      why: 'The request that took the dump.',
      expected: '1',
      perProcess: 1,
      evidence: [],
    },
  ],
  sets: [
    {
      id: 'set-http-body-not-closed',
      title: 'HTTP client body not closed',
      lead: 'http-client-body-not-closed',
      members: [
        { frame: 'net/http.(*persistConn).readLoop', perUnit: [1, 1] },
        { frame: 'net/http.(*persistConn).writeLoop', perUnit: [1, 1] },
        { frame: 'net/http.(*conn).serve', perUnit: [0, 1] },
      ],
    },
  ],
}
