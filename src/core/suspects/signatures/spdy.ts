import type { Family } from '#core/suspects/signature.ts'

export const spdy: Family = {
  signatures: [
    {
      id: 'k8s-spdy-exec-shutdownchan',
      title: 'Exec/attach/port-forward clients: SPDY shutdown goroutine parked 10 minutes on shutdownChan',
      modules: ['github.com/moby/spdystream', 'github.com/docker/spdystream'],
      match: {
        frames: [
          'github.com/moby/spdystream.(*Connection).shutdown',
          'github.com/docker/spdystream.(*Connection).shutdown',
        ],
        blocking: true,
        states: ['chan send'],
      },
      lines: [
        { file: 'connection.go', line: 743, versions: 'v0.2.0', what: '`s.shutdownChan <- err`' },
        { file: 'connection.go', line: 769, versions: 'v0.2.0', what: 'go statement in Close' },
        { file: 'connection.go', line: 745, versions: 'v0.4.0', what: 'fixed: select' },
        {
          file: 'connection.go',
          line: 755,
          versions: 'v0.5.0',
          what: 'fixed: select with a timer of at most 1 s by default',
        },
      ],
      createdBy: [
        { function: 'github.com/moby/spdystream.(*Connection).Close', file: 'connection.go' },
        { function: 'github.com/docker/spdystream.(*Connection).Close', file: 'connection.go' },
      ],
      cause:
        'When closing the socket returns an error (usual: the peer closed first), shutdown blocks on an unbuffered channel nobody reads until a timer fires 10 minutes later. At a few execs per second this is thousands of goroutines and their buffers: it looks like a leak and plateaus at rate times 600 s.',
      affected: 'docker/spdystream (all), moby/spdystream v0.1.0 - v0.3.0; client-go 0.21 made it visible.',
      range: { module: 'github.com/moby/spdystream', introduced: null, fixed: 'v0.4.0' },
      fixed: 'moby/spdystream v0.4.0 (select) and v0.5.0 (timer); client-go and apimachinery 0.31 pick it up.',
      remedy: 'Upgrade moby/spdystream to v0.5.0 or later (Kubernetes 1.31 line or later).',
      healthyWhen: 'A handful right after execs.',
      companions: ['k8s-spdy-conn-serve-leak'],
      evidence: [
        'https://github.com/kubernetes/client-go/issues/993',
        'https://github.com/kubernetes/kubernetes/issues/105830',
        'https://github.com/moby/spdystream/commit/5c84296',
        'https://github.com/moby/spdystream/blob/v0.2.0/connection.go#L743',
      ],
    },
    {
      id: 'k8s-spdy-conn-serve-leak',
      per: 'object',
      title: 'SPDY connection never closed: Serve + frame workers + idle monitor per exec/port-forward',
      modules: ['github.com/moby/spdystream', 'github.com/docker/spdystream', 'k8s.io/apimachinery'],
      match: {
        frames: [
          'github.com/moby/spdystream.(*Connection).Serve',
          'github.com/docker/spdystream.(*Connection).Serve',
        ],
        blocking: false,
        states: ['IO wait'],
      },
      lines: [
        { file: 'connection.go', line: 322, versions: 'v0.2.0', what: 'Serve.func1 `<-s.closeChan`' },
        { file: 'connection.go', line: 327, versions: 'v0.2.0', what: 'go statement of the frame workers' },
        {
          file: 'connection.go',
          line: 77,
          versions: 'v0.2.0 - v0.5.0',
          what: 'select of idleAwareFramer.monitor',
        },
        { file: 'connection.go', line: 327, versions: 'v0.4.0 - v0.5.0', what: 'Serve.func1 `<-s.closeChan`' },
        {
          file: 'connection.go',
          line: 332,
          versions: 'v0.4.0 - v0.5.0',
          what: 'go statement of the frame workers',
        },
        { file: 'connection.go', line: 414, versions: 'v0.2.0', what: 'frameHandler calls Pop' },
        { file: 'priority.go', line: 102, versions: 'v0.2.0', what: 'PriorityFrameQueue.Pop' },
        {
          file: 'pkg/util/httpstream/spdy/connection.go',
          line: 68,
          versions: 'apimachinery v0.19.0',
          what: '`go conn.Serve`',
        },
        {
          file: 'pkg/util/httpstream/spdy/connection.go',
          line: 94,
          versions: 'apimachinery v0.30.0',
          what: '`go conn.Serve`',
        },
      ],
      createdBy: [
        {
          function: 'k8s.io/apimachinery/pkg/util/httpstream/spdy.newConnection',
          file: 'pkg/util/httpstream/spdy/connection.go',
        },
        { function: 'github.com/moby/spdystream.(*Connection).Serve', file: 'connection.go' },
      ],
      cause:
        'Each exec that never finishes (shim stuck) keeps the server side of its connection with 12 goroutines and 5 frame queues. On the client side a `Dial` whose Connection is not closed does the same.',
      affected: 'All versions.',
      fixed:
        'No general fix; kubectl and port-forward client leaks were fixed in client-go v0.26.0 (commit cc3cc93e6) by closing and removing streams.',
      remedy:
        '`defer conn.Close()`, use StreamWithContext with a deadline, and set streaming idle timeouts on kubelet and containerd. Repair the hung runtime.',
      healthyWhen:
        '12 goroutines (one of them in Serve) per interactive exec, attach or port-forward session that is really open, up to the 4 h default idle timeout.',
      companions: ['k8s-spdy-stream-read', 'k8s-spdy-exec-shutdownchan'],
      evidence: [
        'https://github.com/kubernetes/client-go/issues/993',
        'https://github.com/kubernetes/client-go/commit/cc3cc93e6',
        'https://github.com/moby/spdystream/blob/v0.2.0/connection.go#L321',
      ],
    },
    {
      id: 'k8s-spdy-stream-read',
      per: 'object',
      title: 'Copy goroutine blocked in spdystream Stream.Read / unread data stream wedges the connection',
      modules: ['github.com/moby/spdystream', 'github.com/docker/spdystream', 'k8s.io/client-go'],
      match: {
        frames: [
          'github.com/moby/spdystream.(*Stream).ReadData',
          'github.com/docker/spdystream.(*Stream).ReadData',
        ],
        blocking: true,
        states: ['select'],
        below: [
          'k8s.io/client-go/tools/remotecommand.(*streamProtocolV2).copyStdout.func*',
          'k8s.io/client-go/tools/remotecommand.(*streamProtocolV2).copyStderr.func*',
          'k8s.io/client-go/tools/remotecommand.(*streamProtocolV2).copyStdin.func*',
        ],
      },
      lines: [
        { file: 'stream.go', line: 123, versions: 'v0.2.0 - v0.5.0', what: 'select in ReadData' },
        {
          file: 'connection.go',
          line: 600,
          versions: 'v0.2.0',
          what: 'select in handleDataFrame, the sending side',
        },
        {
          file: 'connection.go',
          line: 605,
          versions: '>= v0.4.0',
          what: 'select in handleDataFrame, the sending side',
        },
        {
          file: 'tools/remotecommand/v2.go',
          line: 142,
          versions: 'client-go v0.24.0',
          what: 'go statement of copyStdout',
        },
        {
          file: 'tools/remotecommand/v2.go',
          line: 162,
          versions: 'client-go v0.24.0',
          what: 'go statement of copyStderr',
        },
        { file: 'tools/remotecommand/v2.go', line: 189, versions: 'client-go v0.24.0', what: '`wg.Wait`' },
      ],
      createdBy: [
        {
          function: 'k8s.io/client-go/tools/remotecommand.(*streamProtocolV2).copyStdout',
          file: 'tools/remotecommand/v2.go',
        },
        {
          function: 'k8s.io/client-go/tools/remotecommand.(*streamProtocolV2).copyStderr',
          file: 'tools/remotecommand/v2.go',
        },
        {
          function: 'k8s.io/client-go/tools/remotecommand.(*streamProtocolV2).copyStdin',
          file: 'tools/remotecommand/v2.go',
        },
      ],
      cause:
        '`Stream()` (no ctx) waits until stdout and stderr end: if the remote process never exits, or the stdout consumer blocks, everything stays. A frameHandler stuck in handleDataFrame stops all streams of that connection.',
      affected:
        'client-go without StreamWithContext (before 0.26); the drain fix of kubernetes issue 96339 is in v0.21 and later.',
      range: { module: 'k8s.io/client-go', introduced: null, fixed: 'v0.26.0' },
      fixed: 'StreamWithContext: client-go v0.26.',
      remedy: 'Use `StreamWithContext` with a timeout, and keep reading both stdout and stderr.',
      healthyWhen: 'Open interactive sessions.',
      companions: ['k8s-spdy-conn-serve-leak'],
      evidence: [
        'https://github.com/kubernetes/kubernetes/issues/96339',
        'https://github.com/kubernetes/client-go/blob/v0.24.0/tools/remotecommand/v2.go#L142',
      ],
    },
    {
      id: 'k8s-remotecommand-stdin-copy',
      per: 'connection',
      title: "Exec stdin copier stuck reading the caller's Reader for ever",
      modules: ['k8s.io/client-go'],
      match: {
        frames: ['k8s.io/client-go/tools/remotecommand.(*streamProtocolV2).copyStdin.func1'],
        blocking: false,
        states: ['IO wait', 'chan receive', 'select'],
      },
      lines: [
        { file: 'tools/remotecommand/v2.go', line: 96, versions: 'v0.24.0', what: 'go statement' },
        { file: 'tools/remotecommand/v2.go', line: 104, versions: 'v0.24.0', what: 'io.Copy' },
        { file: 'tools/remotecommand/v2.go', line: 95, versions: 'v0.30 - v0.35', what: 'go statement' },
      ],
      createdBy: [
        {
          function: 'k8s.io/client-go/tools/remotecommand.(*streamProtocolV2).copyStdin',
          file: 'tools/remotecommand/v2.go',
        },
      ],
      cause:
        "The call returns when stdout and stderr end, but nothing can interrupt a Read on the caller's stdin. Web terminals that pass an io.Pipe or websocket reader and never close it leak one goroutine per session.",
      affected: 'All versions.',
      fixed: 'By design.',
      remedy: 'Close the stdin reader (`pipe.CloseWithError`) when Stream returns.',
      healthyWhen: '1 per open session with stdin.',
      evidence: ['https://github.com/kubernetes/client-go/blob/v0.24.0/tools/remotecommand/v2.go#L96'],
    },
    {
      id: 'k8s-remotecommand-errorstream',
      title: 'watchErrorStream goroutine blocked delivering the exec result',
      modules: ['k8s.io/client-go'],
      match: {
        frames: ['k8s.io/client-go/tools/remotecommand.watchErrorStream.func*'],
        blocking: true,
        states: ['chan send'],
      },
      lines: [
        {
          file: 'tools/remotecommand/errorstream.go',
          line: 37,
          versions: 'v0.24.0',
          what: 'unbuffered channel',
        },
        { file: 'tools/remotecommand/errorstream.go', line: 45, versions: 'v0.24.0', what: 'send' },
        { file: 'tools/remotecommand/errorstream.go', line: 47, versions: 'v0.24.0', what: 'send' },
        { file: 'tools/remotecommand/errorstream.go', line: 49, versions: 'v0.24.0', what: 'send' },
        { file: 'tools/remotecommand/errorstream.go', line: 39, versions: 'v0.24.0', what: 'go statement' },
        { file: 'tools/remotecommand/errorstream.go', line: 38, versions: '>= v0.30', what: 'go statement' },
      ],
      createdBy: [
        {
          function: 'k8s.io/client-go/tools/remotecommand.watchErrorStream',
          file: 'tools/remotecommand/errorstream.go',
        },
      ],
      cause:
        'The result channel is unbuffered. If `stream()` returned early (createStreams error, panic, StreamWithContext cancelled between the two waits), nobody receives.',
      affected: 'All versions read.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'Upgrade and close the connection. Wait for the inner stream call on cancellation.',
      healthyWhen: 'Transient.',
      evidence: ['https://github.com/kubernetes/client-go/blob/v0.24.0/tools/remotecommand/errorstream.go#L37'],
    },
    {
      id: 'k8s-portforward-handleconnection',
      title: 'Port-forward data copiers / errorChan waiters remain after the local client left',
      modules: ['k8s.io/client-go', 'k8s.io/apimachinery'],
      match: {
        frames: ['k8s.io/client-go/tools/portforward.(*PortForwarder).handleConnection'],
        blocking: true,
        states: ['chan receive'],
      },
      lines: [
        {
          file: 'tools/portforward/portforward.go',
          line: 404,
          versions: 'v0.24.0',
          what: '`err = <-errorChan`',
        },
        {
          file: 'tools/portforward/portforward.go',
          line: 411,
          versions: 'v0.30.0',
          what: '`err = <-errorChan`',
        },
        {
          file: 'tools/portforward/portforward.go',
          line: 422,
          versions: 'v0.35.0',
          what: '`err = <-errorChan`',
        },
        {
          file: 'tools/portforward/portforward.go',
          line: 398,
          versions: 'v0.24.0',
          what: 'select of the copy wait: an open connection',
        },
        {
          file: 'tools/portforward/portforward.go',
          line: 353,
          versions: 'v0.24.0',
          what: 'go statement of the error stream reader',
        },
        {
          file: 'tools/portforward/portforward.go',
          line: 375,
          versions: 'v0.24.0',
          what: 'go statement of a copier',
        },
        {
          file: 'tools/portforward/portforward.go',
          line: 385,
          versions: 'v0.24.0',
          what: 'go statement of a copier',
        },
        { file: 'tools/portforward/portforward.go', line: 357, versions: 'v0.24.0', what: 'send to errorChan' },
        { file: 'tools/portforward/portforward.go', line: 359, versions: 'v0.24.0', what: 'send to errorChan' },
        {
          file: 'tools/portforward/portforward.go',
          line: 359,
          versions: 'v0.30',
          what: 'go statement of the error stream reader',
        },
        {
          file: 'tools/portforward/portforward.go',
          line: 382,
          versions: 'v0.30',
          what: 'go statement of a copier',
        },
        {
          file: 'tools/portforward/portforward.go',
          line: 392,
          versions: 'v0.30',
          what: 'go statement of a copier',
        },
        {
          file: 'tools/portforward/portforward.go',
          line: 365,
          versions: 'v0.35',
          what: 'go statement of the error stream reader',
        },
        {
          file: 'tools/portforward/portforward.go',
          line: 388,
          versions: 'v0.35',
          what: 'go statement of a copier',
        },
        {
          file: 'tools/portforward/portforward.go',
          line: 398,
          versions: 'v0.35',
          what: 'go statement of a copier',
        },
        {
          file: 'tools/portforward/portforward.go',
          line: 307,
          versions: 'v0.24.0',
          what: 'Accept in waitForConnection',
        },
      ],
      createdBy: [
        {
          function: 'k8s.io/client-go/tools/portforward.(*PortForwarder).waitForConnection',
          file: 'tools/portforward/portforward.go',
        },
      ],
      cause:
        'Streams were never removed from the list of the SPDY connection (heap growth), and error goroutines could outlive the connection. apimachinery commit 24633e44 and client-go commit cc3cc93e6 fixed the two halves.',
      affected: 'client-go before v0.26.0; apimachinery before v0.21.',
      range: { module: 'k8s.io/client-go', introduced: null, fixed: 'v0.26.0' },
      fixed: 'v0.26.0 (commit cc3cc93e6).',
      remedy: 'Upgrade, close stopChan and call `pf.Close()`. Use one PortForwarder per target.',
      healthyWhen:
        '3 goroutines per open forwarded TCP connection (handleConnection in select and two copiers).',
      companions: ['k8s-spdy-conn-serve-leak'],
      evidence: [
        'https://github.com/kubernetes/client-go/commit/cc3cc93e6',
        'https://github.com/kubernetes/apimachinery/commit/24633e44',
      ],
    },
  ],
  sets: [
    {
      id: 'set-spdy-connection',
      title: 'SPDY connection (exec, attach, port-forward)',
      lead: 'k8s-spdy-conn-serve-leak',
      members: [
        { frame: 'github.com/moby/spdystream.(*Connection).Serve', perUnit: [1, 1] },
        { frame: 'github.com/moby/spdystream.(*PriorityFrameQueue).Pop', perUnit: [5, 5] },
        { frame: 'github.com/moby/spdystream.(*Connection).Serve.func1', perUnit: [5, 5] },
        { frame: 'github.com/moby/spdystream.(*idleAwareFramer).monitor', perUnit: [1, 1] },
        { frame: 'github.com/moby/spdystream.(*Stream).ReadData', perUnit: [0, null] },
      ],
    },
  ],
}
