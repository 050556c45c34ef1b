import type { Family } from '#core/suspects/signature.ts'

export const networkProtocols: Family = {
  signatures: [
    {
      id: 'quicgo-connection-run',
      per: 'connection',
      title: 'quic-go connections or listeners not closed',
      modules: ['github.com/quic-go/quic-go', 'github.com/lucas-clemente/quic-go'],
      match: {
        frames: [
          'github.com/quic-go/quic-go.(*Conn).run',
          'github.com/quic-go/quic-go.(*connection).run',
          'github.com/lucas-clemente/quic-go.(*connection).run',
          'github.com/lucas-clemente/quic-go.(*session).run',
        ],
        blocking: true,
        states: ['select'],
      },
      lines: [
        { file: 'session.go', line: 539, versions: 'v0.20.0', what: 'run' },
        { file: 'server.go', line: 221, versions: 'v0.20.0', what: 'server run, created at 215' },
        { file: 'connection.go', line: 548, versions: 'v0.30.0', what: 'run' },
        { file: 'server.go', line: 220, versions: 'v0.30.0', what: 'go statement of the server' },
        { file: 'connection.go', line: 495, versions: 'v0.40.0', what: 'run' },
        { file: 'server.go', line: 272, versions: 'v0.40.0', what: 'go statements of the server (272, 273)' },
        {
          file: 'transport.go',
          line: 242,
          versions: 'v0.40.0',
          what: 'go statements of the Transport (242, 243)',
        },
        { file: 'server.go', line: 281, versions: 'v0.48.0', what: 'go statements of the server (281, 282)' },
        {
          file: 'transport.go',
          line: 267,
          versions: 'v0.48.0',
          what: 'go statements of the Transport (267, 268)',
        },
      ],
      createdBy: [
        { function: 'github.com/quic-go/quic-go.(*baseServer).handleInitialImpl' },
        { function: 'github.com/quic-go/quic-go.(*client).dial' },
      ],
      cause:
        'Every connection has run and sendQueue goroutines. The idle timeout (30 s) normally ends them, so sustained growth means keep-alive connections that are never closed, or a Transport per dial; a version-negotiation race leaked one goroutine before v0.53.',
      affected: 'All versions without Close; the race before v0.53 (commit 3a53b8169).',
      fixed: 'Race: v0.53.0.',
      remedy: 'CloseWithError; share one Transport.',
      healthyWhen:
        'Two to three goroutines per live connection, one of them in this function, and three per listener.',
      evidence: [
        'https://github.com/quic-go/quic-go/commit/3a53b8169',
        'https://github.com/quic-go/quic-go/blob/v0.40.0/server.go#L272',
      ],
    },
    {
      id: 'pion-peerconnection-not-closed',
      per: 'object',
      title: 'pion PeerConnection not closed',
      modules: ['github.com/pion/ice/v2', 'github.com/pion/webrtc/v3'],
      match: { frames: ['github.com/pion/ice/v2.(*Agent).taskLoop'], blocking: true, states: ['select'] },
      lines: [
        { file: 'agent.go', line: 228, versions: 'pion/ice v2.3.0', what: 'taskLoop select (function at 195)' },
        { file: 'agent.go', line: 366, versions: 'pion/ice v2.3.0', what: 'go statement' },
        {
          file: 'candidate_base.go',
          line: 209,
          versions: 'pion/ice v2.3.0',
          what: 'partner recvLoop, created at 206',
        },
        {
          file: 'peerconnection.go',
          line: 1635,
          versions: 'pion/webrtc v3.2.0',
          what: 'go statements (1635, 1636)',
        },
        {
          file: 'peerconnection.go',
          line: 1648,
          versions: 'pion/webrtc v3.2.0',
          what: 'AcceptStream (also 1692)',
        },
        { file: 'sctptransport.go', line: 137, versions: 'pion/webrtc v3.2.0', what: 'go statement' },
        { file: 'internal/mux/mux.go', line: 47, versions: 'pion/webrtc v3.2.0', what: 'go statement' },
      ],
      createdBy: [
        { function: 'github.com/pion/ice/v2.NewAgent', file: 'agent.go' },
        { function: 'github.com/pion/ice/v2.(*candidateBase).start', file: 'candidate_base.go', line: 206 },
        {
          function: 'github.com/pion/webrtc/v3.(*PeerConnection).undeclaredMediaProcessor',
          file: 'peerconnection.go',
        },
      ],
      cause:
        'The states Failed and Disconnected release nothing: without `Close()` 20 to 40 goroutines and UDP sockets per peer remain.',
      affected: 'All versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: '`pc.Close()` in OnConnectionStateChange(Failed) and on a signalling timeout.',
      healthyWhen: 'More than 20 goroutines per live peer, one of them in this function.',
      evidence: [
        'https://github.com/pion/webrtc/blob/v3.2.0/peerconnection.go#L1634',
        'https://github.com/pion/ice/blob/v2.3.0/agent.go#L195',
      ],
    },
    {
      id: 'gogit-listenfirsterror',
      per: 'request',
      title: 'go-git transport stderr reader / upload-pack encoder pipe',
      modules: ['github.com/go-git/go-git/v5'],
      match: {
        frames: [
          'github.com/go-git/go-git/v5/plumbing/transport/internal/common.(*client).listenFirstError.func*',
          'github.com/go-git/go-git/v5/plumbing/transport/server.(*upSession).UploadPack.func*',
          'github.com/go-git/go-git/v5/plumbing/format/packfile.ReaderFromDelta.func*',
        ],
        blocking: false,
        states: ['IO wait', 'select'],
      },
      lines: [
        {
          file: 'plumbing/transport/internal/common/common.go',
          line: 151,
          versions: 'v5.0.0, v5.4.2',
          what: 'go statement',
        },
        {
          file: 'plumbing/transport/internal/common/common.go',
          line: 155,
          versions: 'v5.12.0',
          what: 'go statement',
        },
        {
          file: 'plumbing/transport/server/server.go',
          line: 167,
          versions: 'v5.0 - v5.12',
          what: 'go statement of the io.Pipe writer (167 or 171)',
        },
        {
          file: 'plumbing/format/packfile/patch_delta.go',
          line: 123,
          versions: 'v5.12.0',
          what: 'go statement',
        },
      ],
      createdBy: [
        {
          function: 'github.com/go-git/go-git/v5/plumbing/transport/internal/common.(*client).listenFirstError',
          file: 'plumbing/transport/internal/common/common.go',
        },
        {
          function: 'github.com/go-git/go-git/v5/plumbing/transport/server.(*upSession).UploadPack',
          file: 'plumbing/transport/server/server.go',
        },
        {
          function: 'github.com/go-git/go-git/v5/plumbing/format/packfile.ReaderFromDelta',
          file: 'plumbing/format/packfile/patch_delta.go',
          line: 123,
        },
      ],
      cause:
        'SSH or file sessions that are not closed keep the stderr scanner. UploadPack responses or delta readers abandoned before EOF keep the encoder in `io.(*pipe).write`.',
      affected: 'v5.0 to v5.12.',
      fixed: 'Leak-detection infrastructure on main (28b60bed, 2026).',
      remedy: 'Close sessions, readers and responses; use contexts.',
      healthyWhen: 'One or two during an operation.',
      companions: ['io-pipe-blocked'],
      evidence: [
        'https://github.com/go-git/go-git/blob/v5.4.2/plumbing/transport/internal/common/common.go#L151',
        'https://github.com/go-git/go-git/blob/v5.12.0/plumbing/transport/server/server.go#L169',
      ],
    },
    {
      id: 'gorilla-ws-pumps',
      per: 'connection',
      title: 'WebSocket read/write pumps without deadlines',
      modules: ['github.com/gorilla/websocket'],
      match: {
        frames: ['github.com/gorilla/websocket.(*Conn).NextReader'],
        blocking: false,
        states: ['IO wait'],
      },
      lines: [
        {
          file: 'examples/chat/client.go',
          line: 135,
          versions: 'v1.4.2, v1.5.0',
          what: 'go statements (135, 136)',
        },
        {
          file: 'examples/chat/client.go',
          line: 56,
          versions: 'v1.4.2, v1.5.0',
          what: 'readPump (ReadMessage 65, `hub.broadcast <-` 73)',
        },
        {
          file: 'examples/chat/client.go',
          line: 82,
          versions: 'v1.4.2, v1.5.0',
          what: 'writePump',
        },
      ],
      cause:
        'Without SetReadDeadline and a pong handler a silent client keeps both pumps for the lifetime of the TCP connection. A hub that stopped receiving blocks readPump in chan send, and closing only one side leaves the other; the library itself starts no goroutine.',
      affected: 'All versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy:
        'Ping and pong with a read deadline, close the connection when either pump ends, use buffered or select sends.',
      healthyWhen: 'Two goroutines per live websocket, one of them reading here.',
      evidence: ['https://github.com/gorilla/websocket/blob/v1.5.0/examples/chat/client.go#L56'],
    },
    {
      id: 'coredns-transfer-out',
      title: 'CoreDNS transfer plugin: envelope producer blocked when the AXFR client fails',
      modules: ['github.com/coredns/coredns'],
      match: {
        frames: [
          'github.com/coredns/coredns/plugin/transfer.(*Transfer).ServeDNS',
          'github.com/coredns/coredns/plugin/transfer.Transfer.ServeDNS',
        ],
        blocking: true,
        states: ['chan send'],
      },
      lines: [
        { file: 'plugin/transfer/transfer.go', line: 133, versions: 'v1.7.1', what: 'send (133, 141, 147)' },
        { file: 'plugin/transfer/transfer.go', line: 113, versions: 'v1.7.1', what: '`tr.Out` goroutine' },
        { file: 'plugin/transfer/transfer.go', line: 152, versions: 'v1.7.1', what: '`wg.Wait`' },
      ],
      createdBy: [{ function: 'github.com/miekg/dns.(*Server).serveTCPConn' }],
      cause:
        '`tr.Out` returned on a write error and nobody read the channel, so the handler (and the zone plugin that produces the records) blocks in a send. Later versions still left the producer on `pchan`.',
      affected: 'Up to v1.7.1; the second form up to v1.12.3.',
      range: { module: 'github.com/coredns/coredns', introduced: null, fixed: 'v1.12.4' },
      fixed: 'v1.8.0 (commit c1bc79c92); second form v1.12.4 (PR 7516).',
      remedy: 'Upgrade; restrict AXFR.',
      evidence: [
        'https://github.com/coredns/coredns/commit/c1bc79c92',
        'https://github.com/coredns/coredns/issues/7516',
        'https://github.com/coredns/coredns/blob/v1.7.1/plugin/transfer/transfer.go#L113',
      ],
    },
    {
      id: 'coredns-forward-connmanager',
      per: 'object',
      title: 'CoreDNS forward/proxy transport connManager after reload',
      modules: ['github.com/coredns/coredns'],
      match: {
        frames: [
          'github.com/coredns/coredns/plugin/forward.(*Transport).connManager',
          'github.com/coredns/coredns/plugin/pkg/proxy.(*Transport).connManager',
        ],
        blocking: true,
        states: ['select'],
      },
      lines: [
        { file: 'plugin/forward/persistent.go', line: 50, versions: 'v1.8.0', what: 'select' },
        { file: 'plugin/forward/persistent.go', line: 140, versions: 'v1.8.0', what: 'go statement' },
      ],
      createdBy: [
        {
          function: 'github.com/coredns/coredns/plugin/forward.(*Transport).Start',
          file: 'plugin/forward/persistent.go',
          line: 140,
        },
        { function: 'github.com/coredns/coredns/plugin/pkg/proxy.(*Transport).Start' },
      ],
      cause:
        'There is one per upstream proxy, and stop must run on reload. Queries that call Dial after Stop blocked on the dial channel (chan send in `(*Transport).Dial`) until v1.12.2; Update loops of the secondary plugin also survived a reload.',
      affected: 'Dial hang up to v1.12.1; secondary plugin up to v1.13.1.',
      fixed: 'PR 7321 (Dial, v1.12.2), PR 7694 (secondary).',
      remedy: 'Upgrade CoreDNS to v1.12.2 or later.',
      healthyWhen: 'One per upstream.',
      evidence: [
        'https://github.com/coredns/coredns/issues/7321',
        'https://github.com/coredns/coredns/issues/7694',
        'https://github.com/coredns/coredns/blob/v1.8.0/plugin/forward/persistent.go#L140',
      ],
    },
    {
      id: 'quicgo-transport-per-dial',
      per: 'object',
      title: 'quic-go connections dialled one by one and not closed (a Transport each)',
      modules: ['github.com/quic-go/quic-go'],
      match: {
        frames: ['github.com/quic-go/quic-go.(*Transport).runSendQueue'],
        blocking: true,
        states: ['select'],
      },
      lines: [
        { file: 'transport.go', line: 442, versions: 'v0.59.0', what: 'select' },
        { file: 'transport.go', line: 427, versions: 'v0.59.0', what: 'go statement' },
        { file: 'transport.go', line: 444, versions: 'v0.65.0', what: 'select' },
        { file: 'transport.go', line: 429, versions: 'v0.65.0', what: 'go statement' },
      ],
      createdBy: [{ function: 'github.com/quic-go/quic-go.(*Transport).init', file: 'transport.go' }],
      cause:
        '`DialAddr` opens a UDP socket with a Transport of its own, two goroutines more than the connection has. Both end with the connection; one that keep-alive holds open and nobody closes keeps the socket too.',
      affected: 'All versions with Transport.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: '`conn.CloseWithError` when done; share one `quic.Transport` and dial from it.',
      healthyWhen: 'One per Transport: one for each socket that the program means to have.',
      companions: ['quicgo-connection-run'],
      evidence: [
        'https://github.com/quic-go/quic-go/issues/1457',
        'https://github.com/quic-go/quic-go/blob/v0.59.0/transport.go#L427',
      ],
    },
  ],
}
