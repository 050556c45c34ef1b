import type { Family } from '#core/suspects/signature.ts'

export const standardLibrary: Family = {
  signatures: [
    {
      id: 'exec-cmd-pipe-copy',
      title: 'os/exec copier goroutines waiting for a pipe held by a grandchild',
      modules: ['std'],
      match: {
        frames: [
          'os/exec.(*Cmd).writerDescriptor.func*',
          'os/exec.(*Cmd).stdin.func*',
          'os/exec.(*Cmd).childStdin.func*',
        ],
        blocking: false,
        states: ['IO wait'],
      },
      lines: [
        { file: 'os/exec/exec.go', line: 407, versions: 'go1.19.8', what: 'copy of stdout or stderr' },
        { file: 'os/exec/exec.go', line: 362, versions: 'go1.19.8', what: 'copy of stdin' },
        { file: 'os/exec/exec.go', line: 543, versions: 'go1.19.8', what: 'go statement' },
        {
          file: 'os/exec/exec.go',
          line: 608,
          versions: 'go1.19.8',
          what: 'caller in `(*Cmd).Wait`, chan receive',
        },
      ],
      createdBy: [{ function: 'os/exec.(*Cmd).Start', file: 'os/exec/exec.go', line: 543 }],
      cause:
        'If the child leaves a background process that inherited stdout or stderr, Wait and the copiers block until that process exits, also after CommandContext killed the child.',
      affected: 'All Go versions.',
      fixed: 'Go 1.20 adds the opt-in Cmd.WaitDelay (issue 23019).',
      remedy: 'Set `cmd.WaitDelay`, kill the process group, or redirect to an *os.File.',
      healthyWhen: 'Two or three per running command.',
      companions: ['exec-cmd-no-wait'],
      evidence: [
        'https://github.com/golang/go/issues/23019',
        'https://github.com/golang/go/blob/go1.19.8/src/os/exec/exec.go#L543',
      ],
    },
    {
      id: 'exec-cmd-no-wait',
      title: 'CommandContext watcher of a command that was never waited for',
      modules: ['std'],
      match: {
        frames: ['os/exec.(*Cmd).watchCtx', 'os/exec.(*Cmd).watchCtx.func*', 'os/exec.(*Cmd).Start.func2'],
        blocking: true,
        states: ['select'],
      },
      lines: [
        { file: 'os/exec/exec.go', line: 648, versions: 'go1.19.8', what: 'select' },
        { file: 'os/exec/exec.go', line: 647, versions: 'go1.19.8', what: 'go statement' },
      ],
      createdBy: [
        { function: 'os/exec.(*Cmd).watchCtx', file: 'os/exec/exec.go', line: 647 },
        { function: 'os/exec.(*Cmd).Start', file: 'os/exec/exec.go' },
      ],
      cause: 'Start without Wait leaves the context watcher, the pipe copiers and a zombie process.',
      affected: 'All Go versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'Always call Wait.',
      healthyWhen: 'One per running command that has a context.',
      companions: ['exec-cmd-pipe-copy'],
      evidence: ['https://github.com/golang/go/blob/go1.19.8/src/os/exec/exec.go#L635'],
    },
    {
      id: 'io-pipe-blocked',
      title: 'io.Pipe peer never closed',
      modules: [],
      match: { frames: ['io.(*pipe).write', 'io.(*pipe).read'], blocking: true, states: ['select'] },
      generic: true,
      lines: [
        { file: 'io/pipe.go', line: 77, versions: 'go1.19.8', what: 'write select' },
        { file: 'io/pipe.go', line: 86, versions: 'go1.19.8', what: 'write select' },
        { file: 'io/pipe.go', line: 51, versions: 'go1.19.8', what: 'read select' },
        { file: 'io/pipe.go', line: 57, versions: 'go1.19.8', what: 'read select' },
      ],
      cause:
        'If the reader returns early (HTTP upload error, tar consumer error) without `pr.CloseWithError`, the writer goroutine blocks for ever; the same holds mirrored for the reader.',
      affected: 'All Go versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: '`defer pr.Close()` and `pw.CloseWithError(err)`, on both sides.',
      healthyWhen: 'Streaming in progress.',
      evidence: ['https://github.com/golang/go/blob/go1.19.8/src/io/pipe.go#L76'],
    },
    {
      id: 'signal-notify-goroutine',
      title: 'Goroutine per signal.Notify/NotifyContext never stopped',
      modules: ['std'],
      match: { frames: ['os/signal.NotifyContext.func*'], blocking: true, states: ['select'] },
      lines: [
        { file: 'os/signal/signal.go', line: 287, versions: 'go1.19.8', what: 'go statement in NotifyContext' },
        { file: 'os/signal/signal.go', line: 288, versions: 'go1.19.8', what: 'select' },
      ],
      createdBy: [{ function: 'os/signal.NotifyContext', file: 'os/signal/signal.go', line: 287 }],
      cause:
        '`signal.Notify` per request or connection registers channels in a global map for ever, with a user goroutine in chan receive on each; NotifyContext needs its stop function called.',
      affected: 'All Go versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'Call `signal.Stop` or the stop function; register once in main.',
      healthyWhen: 'One in main.',
      healthyCount: 1,
      evidence: ['https://github.com/golang/go/blob/go1.19.8/src/os/signal/signal.go#L287'],
    },
    {
      id: 'net-resolver-cgo-stuck',
      title: 'DNS lookups stuck in cgo/getaddrinfo',
      modules: ['std'],
      match: {
        frames: ['net._C2func_getaddrinfo', 'net.cgoLookupIPCNAME', 'net.cgoIPLookup'],
        blocking: false,
        states: ['syscall'],
      },
      lines: [
        { file: 'net/cgo_unix.go', line: 227, versions: 'go1.19.8', what: 'go statement' },
        { file: 'net/cgo_unix.go', line: 228, versions: 'go1.19.8', what: 'select of the caller' },
        {
          file: 'net/lookup.go',
          line: 327,
          versions: 'go1.19.8',
          what: 'callers in `(*Resolver).lookupIPAddr`, select',
        },
      ],
      createdBy: [{ function: 'net.cgoLookupIP', file: 'net/cgo_unix.go', line: 227 }],
      cause:
        'getaddrinfo cannot be cancelled: each timed-out lookup keeps a goroutine and an operating-system thread until libc gives up.',
      affected: 'All versions with the cgo resolver.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'GODEBUG=netdns=go; repair DNS.',
      healthyWhen: 'Bounded by the resolver timeouts (30 s).',
      evidence: ['https://github.com/golang/go/blob/go1.19.8/src/net/cgo_unix.go#L227'],
    },
    {
      id: 'net-rpc-client-input',
      title: 'net/rpc clients not closed',
      modules: ['std'],
      match: { frames: ['net/rpc.(*Client).input'], blocking: false, states: ['IO wait', 'select'] },
      lines: [
        { file: 'net/rpc/client.go', line: 104, versions: 'go1.19.8', what: 'input' },
        { file: 'net/rpc/client.go', line: 206, versions: 'go1.19.8', what: 'go statement' },
      ],
      createdBy: [{ function: 'net/rpc.NewClientWithCodec', file: 'net/rpc/client.go', line: 206 }],
      cause: 'One reader per client connection lives until Close.',
      affected: 'All Go versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: '`client.Close()`.',
      healthyWhen: 'One per connection.',
      companions: ['goplugin-client-abandoned'],
      evidence: ['https://github.com/golang/go/blob/go1.19.8/src/net/rpc/client.go#L104'],
    },
  ],
  benign: [
    {
      id: 'net-dns-inflight',
      per: 'request',
      match: {
        frames: [
          'net.(*Resolver).lookupIPAddr',
          'internal/singleflight.(*Group).doCall',
          'net.(*Resolver).goLookupIPCNAMEOrder',
        ],
        blocking: false,
        states: ['select', 'IO wait'],
      },
      why: 'DNS lookups in flight.',
      expected: 'Few; only long waits (more than 30 s) matter.',
      evidence: [],
    },
  ],
  sets: [
    {
      id: 'set-exec-orphan',
      title: 'os/exec orphan',
      lead: 'exec-cmd-pipe-copy',
      members: [
        { frame: 'os/exec.(*Cmd).Wait', perUnit: [1, 1] },
        { frame: 'os/exec.(*Cmd).Start.func*', perUnit: [1, 3] },
        { frame: 'os/exec.(*Cmd).watchCtx.func*', perUnit: [0, 1] },
      ],
    },
  ],
}
