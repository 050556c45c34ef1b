import type { Family } from '#core/suspects/signature.ts'

export const containerd: Family = {
  signatures: [
    {
      id: 'containerd-tasks-metrics-stuck',
      title: 'containerd ListContainerStats / tasks.Metrics blocked on one shim',
      modules: ['github.com/containerd/containerd', 'github.com/containerd/containerd/v2'],
      match: {
        frames: [
          'github.com/containerd/containerd/services/tasks.getTasksMetrics',
          'github.com/containerd/containerd/v2/plugins/services/tasks.getTasksMetrics',
        ],
        blocking: false,
        states: ['select'],
        above: ['github.com/containerd/ttrpc.(*Client).dispatch'],
      },
      lines: [
        { file: 'services/tasks/local.go', line: 607, versions: 'v1.6.0', what: 'Metrics' },
        { file: 'services/tasks/local.go', line: 644, versions: 'v1.6.0', what: 'getTasksMetrics' },
        {
          file: 'pkg/cri/server/container_stats_list.go',
          line: 31,
          versions: 'v1.6.0',
          what: 'ListContainerStats',
        },
        { file: 'runtime/v2/shim.go', line: 459, versions: 'v1.5.0', what: '(*shim).Stats' },
        { file: 'runtime/v2/shim.go', line: 498, versions: 'v1.6.0', what: '(*shimTask).Stats' },
        { file: 'runtime/v2/shim.go', line: 666, versions: 'v1.7.0', what: '(*shimTask).Stats' },
      ],
      createdBy: [{ function: 'google.golang.org/grpc.(*Server).serveStreams.func*' }],
      cause:
        'Shims are asked one after another without a per-shim timeout. A hung shim (ttrpc deadlock, D state, SIGSTOP) makes every stats RPC hang, so containerd and kubelet grow together.',
      affected: 'containerd 1.3 - 1.7, and 2.x reports.',
      fixed: 'Partly by the ttrpc fixes; open discussion in containerd issue 13183.',
      remedy: 'Find the shim (`crictl stats <id>` of a single pod hangs) and kill it; upgrade ttrpc.',
      healthyWhen: 'Short-lived.',
      companions: ['ttrpc-client-dispatch', 'kubelet-listcontainerstats-no-timeout', 'ttrpc-server-respond'],
      evidence: [
        'https://github.com/containerd/containerd/issues/13183',
        'https://github.com/containerd/containerd/issues/6362',
        'https://github.com/containerd/containerd/blob/v1.6.0/services/tasks/local.go#L607',
      ],
    },
    {
      id: 'containerd-cri-exec-resize',
      title: 'CRI exec with TTY that fails to start leaks handleResizeEvents (CVE-2022-23471)',
      modules: ['github.com/containerd/containerd'],
      match: {
        frames: ['github.com/containerd/containerd/pkg/cri/streaming/remotecommand.handleResizeEvents'],
        blocking: true,
        states: ['chan send'],
      },
      lines: [
        {
          file: 'pkg/cri/streaming/remotecommand/httpstream.go',
          line: 438,
          versions: 'v1.5.0 - v1.6.11',
          what: '`channel <- size`',
        },
        {
          file: 'pkg/cri/streaming/remotecommand/httpstream.go',
          line: 135,
          versions: 'v1.5.0 - v1.6.11',
          what: 'go statement',
        },
        {
          file: 'pkg/cri/streaming/remotecommand/httpstream.go',
          line: 440,
          versions: 'v1.5.16, v1.6.12, v1.7.0',
          what: 'fixed: select',
        },
        {
          file: 'pkg/cri/streaming/remotecommand/httpstream.go',
          line: 136,
          versions: 'v1.5.16, v1.6.12, v1.7.0',
          what: 'fixed: go statement',
        },
      ],
      createdBy: [
        {
          function: 'github.com/containerd/containerd/pkg/cri/streaming/remotecommand.createStreams',
          file: 'pkg/cri/streaming/remotecommand/httpstream.go',
          line: 135,
        },
      ],
      cause: 'The sender of terminal sizes starts before the process; if Start fails there is no receiver.',
      affected: 'containerd up to v1.5.15 and up to v1.6.11.',
      range: { module: 'github.com/containerd/containerd', introduced: null, fixed: 'v1.6.12' },
      fixed: 'v1.5.16, v1.6.12, v1.7.0.',
      remedy: 'Upgrade containerd.',
      evidence: [
        'https://github.com/containerd/containerd/issues/7738',
        'https://github.com/containerd/containerd/issues/7415',
        'https://github.com/containerd/containerd/security/advisories/GHSA-2qjp-425j-52j9',
        'https://github.com/containerd/containerd/blob/v1.6.11/pkg/cri/streaming/remotecommand/httpstream.go#L438',
        'https://github.com/containerd/containerd/commit/ec5acd4c1',
      ],
    },
    {
      id: 'containerd-cri-handleresizing',
      title: 'CRI exec/attach handleResizing receiver never ends',
      modules: ['github.com/containerd/cri'],
      match: {
        frames: ['github.com/containerd/cri/pkg/server.handleResizing.func*'],
        blocking: true,
        states: ['chan receive'],
      },
      lines: [
        {
          file: 'pkg/server/streaming.go',
          line: 170,
          versions: 'issue dump',
          what: 'range over the resize channel (170-174)',
        },
        {
          file: 'pkg/cri/server/streaming.go',
          line: 174,
          versions: 'containerd v1.5.0',
          what: 'fixed: select on ctx',
        },
        {
          file: 'pkg/cri/server/streaming.go',
          line: 175,
          versions: 'containerd v1.6.0',
          what: 'fixed: select on ctx',
        },
      ],
      createdBy: [
        { function: 'github.com/containerd/cri/pkg/server.handleResizing', file: 'pkg/server/streaming.go' },
      ],
      cause:
        'The resize channel is never closed, so the range loop stayed for ever: one goroutine per `exec -t` or `attach -t`.',
      affected: 'containerd up to 1.3 (cri before March 2020).',
      range: { module: 'github.com/containerd/containerd', introduced: null, fixed: 'v1.4.0' },
      fixed: 'cri PR 1418, containerd 1.4.0.',
      remedy: 'Upgrade.',
      healthyWhen: 'One per open TTY session.',
      evidence: [
        'https://github.com/containerd/cri/issues/1418',
        'https://github.com/containerd/cri/commit/cb014006',
      ],
    },
    {
      id: 'containerd-cri-websocket-open',
      title: 'kubectl ≥ 1.30 exec over WebSocket leaks wsstream Conn.Open in containerd',
      modules: ['github.com/containerd/containerd', 'k8s.io/apiserver'],
      match: {
        frames: [
          'k8s.io/apiserver/pkg/util/wsstream.(*Conn).Open',
          'k8s.io/apimachinery/pkg/util/httpstream/wsstream.(*Conn).Open',
        ],
        blocking: true,
        states: ['chan receive'],
      },
      lines: [
        {
          file: 'pkg/util/wsstream/conn.go',
          line: 185,
          versions: 'containerd 1.6.x; apiserver v0.15 - v0.24',
          what: '`<-conn.ready`',
        },
        {
          file: 'pkg/util/wsstream/conn.go',
          line: 183,
          versions: 'containerd 1.7.0 - 1.7.20; apiserver v0.25 - v0.27',
          what: '`<-conn.ready`',
        },
        {
          file: 'pkg/cri/streaming/remotecommand/websocket.go',
          line: 114,
          versions: 'containerd',
          what: 'createWebSocketStreams calls Open',
        },
        {
          file: 'pkg/util/httpstream/wsstream/conn.go',
          line: 201,
          versions: 'apimachinery v0.29',
          what: 'fixed: select with serveHTTPComplete (201-222)',
        },
        {
          file: 'pkg/util/httpstream/wsstream/conn.go',
          line: 219,
          versions: 'apimachinery v0.30',
          what: 'fixed: select with serveHTTPComplete (219-240)',
        },
      ],
      createdBy: [{ function: 'net/http.(*Server).Serve' }],
      cause:
        'When the handshake fails (the v5 subprotocol asked by new kubectl is not supported) nobody closes `ready`. The request goroutine waits for ever, one per exec.',
      affected: 'containerd up to 1.6.35, 1.7.0 - 1.7.20.',
      range: { module: 'github.com/containerd/containerd', introduced: null, fixed: 'v1.7.21' },
      fixed: 'containerd 1.6.36, 1.7.21, 2.0; apimachinery v0.29.0.',
      remedy: 'Upgrade containerd, or set KUBECTL_REMOTE_COMMAND_WEBSOCKETS=false.',
      evidence: [
        'https://github.com/kubernetes/kubernetes/issues/126608',
        'https://github.com/containerd/containerd/issues/10568',
        'https://github.com/kubernetes/apiserver/blob/v0.26.0/pkg/util/wsstream/conn.go#L183',
      ],
    },
    {
      id: 'containerd-cri-attach-wait',
      title: 'CRI attach to a silent container: Attach waits on its WaitGroup after the client left',
      modules: ['github.com/containerd/containerd', 'github.com/containerd/containerd/v2'],
      match: {
        frames: [
          'github.com/containerd/containerd/pkg/cri/io.(*ContainerIO).Attach',
          'github.com/containerd/containerd/v2/internal/cri/io.(*ContainerIO).Attach',
        ],
        blocking: true,
        states: ['semacquire', 'sync.WaitGroup.Wait'],
      },
      lines: [
        { file: 'pkg/cri/io/container_io.go', line: 199, versions: 'v1.5.0 - v1.7.28', what: 'wg.Wait' },
        { file: 'pkg/cri/io/container_io.go', line: 137, versions: 'v1.5.0 - v1.7.28', what: 'Attach' },
        { file: 'pkg/cri/io/container_io.go', line: 151, versions: 'v1.5.0 - v1.7.28', what: 'go statement' },
        { file: 'pkg/cri/io/container_io.go', line: 191, versions: 'v1.5.0 - v1.7.28', what: 'go statement' },
        { file: 'pkg/cri/io/container_io.go', line: 197, versions: 'v1.5.0 - v1.7.28', what: 'go statement' },
      ],
      cause:
        'If the container writes nothing, the output writers never notice that the HTTP client has gone, so Attach does not return.',
      affected: 'v1.5 - v1.7.28, 2.0.0 - 2.0.6, 2.1.0 - 2.1.4.',
      range: { module: 'github.com/containerd/containerd', introduced: 'v1.5.0', fixed: 'v1.7.29' },
      fixed: 'v1.7.29, v2.0.7, v2.1.5, v2.2.0 (commit a0d0f0ef6).',
      remedy: 'Upgrade.',
      healthyWhen: 'One per open `kubectl attach`.',
      evidence: [
        'https://github.com/containerd/containerd/issues/11120',
        'https://github.com/containerd/containerd/commit/a0d0f0ef6',
        'https://github.com/containerd/containerd/blob/v1.7.28/pkg/cri/io/container_io.go#L199',
      ],
    },
    {
      id: 'containerd-execsync-attachdone',
      title: 'ExecSync probe waits for exec IO that a grandchild keeps open',
      modules: ['github.com/containerd/containerd'],
      match: {
        frames: ['github.com/containerd/containerd/pkg/cri/server.(*criService).execInternal'],
        blocking: true,
        states: ['chan receive'],
      },
      lines: [
        {
          file: 'pkg/cri/server/container_execsync.go',
          line: 210,
          versions: 'v1.6.19',
          what: '`<-attachDone`',
        },
        {
          file: 'pkg/cri/server/container_execsync.go',
          line: 219,
          versions: 'v1.6.19',
          what: '`<-attachDone`',
        },
        {
          file: 'pkg/cri/server/container_execsync.go',
          line: 293,
          versions: 'v1.7.0',
          what: 'drainExecSyncIO select (timeout option)',
        },
      ],
      createdBy: [{ function: 'google.golang.org/grpc.(*Server).serveStreams.func*' }],
      cause:
        'Exec probe processes that fork background children keep stdout open, so attachDone never closes. Each probe period leaves one RPC goroutine, IO copiers and fifos.',
      affected: 'Up to v1.6.x (no drain timeout).',
      range: { module: 'github.com/containerd/containerd', introduced: null, fixed: 'v1.7.0' },
      fixed: 'v1.7.0: `drain_exec_sync_io_timeout`.',
      remedy: 'Set `drain_exec_sync_io_timeout` (for example 10s) and fix the probe script.',
      healthyWhen: 'For the time of the command.',
      companions: ['containerd-shim-copypipes'],
      evidence: [
        'https://github.com/containerd/containerd/blob/v1.6.19/pkg/cri/server/container_execsync.go#L219',
        'https://github.com/containerd/containerd/blob/v1.7.0/pkg/cri/server/container_execsync.go#L283',
      ],
    },
    {
      id: 'containerd-fifo-openfifo',
      title: 'containerd/fifo open goroutine pair left (peer never opens the other end)',
      modules: ['github.com/containerd/fifo'],
      match: { frames: ['github.com/containerd/fifo.openFifo.func*'], blocking: false, states: ['syscall'] },
      lines: [
        { file: 'fifo.go', line: 110, versions: 'v1.0.0', what: 'go statement of func1' },
        { file: 'fifo.go', line: 125, versions: 'v1.0.0', what: 'go statement of func2' },
        { file: 'fifo.go', line: 132, versions: 'v1.0.0', what: 'os.OpenFile' },
        { file: 'fifo.go', line: 114, versions: 'v1.0.0', what: 'select of func1' },
        { file: 'fifo.go', line: 179, versions: 'v1.0.0', what: 'select in Read' },
        { file: 'fifo.go', line: 116, versions: 'v1.1.0', what: 'go statement of func1' },
        { file: 'fifo.go', line: 131, versions: 'v1.1.0', what: 'go statement of func2' },
        { file: 'fifo.go', line: 138, versions: 'v1.1.0', what: 'os.OpenFile' },
        { file: 'fifo.go', line: 120, versions: 'v1.1.0', what: 'select of func1' },
        { file: 'fifo.go', line: 185, versions: 'v1.1.0', what: 'select in Read' },
      ],
      createdBy: [{ function: 'github.com/containerd/fifo.openFifo', file: 'fifo.go' }],
      cause:
        'Opening a FIFO blocks in the kernel until the peer opens it. If the shim died or the exec failed, two goroutines and one OS thread stay until ctx is cancelled or Close is called (also visible as `threadcreate` growth and leftover /run/containerd/fifo files).',
      affected: 'fifo v1.0 and v1.1; ExecSync reports on containerd 1.6.12 and later.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'Cancel the ctx passed to OpenFifo, and call io.Cancel() and Close on every error path.',
      healthyWhen: 'Two goroutines per stream (one in syscall) for a moment at process start.',
      evidence: [
        'https://github.com/containerd/containerd/issues/9668',
        'https://github.com/containerd/fifo/blob/v1.1.0/fifo.go#L116',
      ],
    },
    {
      id: 'containerd-shim-copypipes',
      title: 'Shim IO copiers waiting for pipes held by orphaned children',
      modules: ['github.com/containerd/containerd', 'github.com/containerd/containerd/v2'],
      match: {
        frames: [
          'github.com/containerd/containerd/pkg/process.copyPipes.func*',
          'github.com/containerd/containerd/v2/cmd/containerd-shim-runc-v2/process.copyPipes.func*',
          'github.com/containerd/containerd/runtime/v1/linux/proc.copyPipes.func*',
        ],
        blocking: false,
        states: ['IO wait'],
      },
      lines: [
        { file: 'pkg/process/io.go', line: 151, versions: 'v1.4.0', what: 'CopyBuffer of stdout' },
        { file: 'pkg/process/io.go', line: 170, versions: 'v1.4.0', what: 'CopyBuffer of stderr' },
        { file: 'pkg/process/io.go', line: 147, versions: 'v1.4.0', what: 'go statement' },
        { file: 'pkg/process/io.go', line: 166, versions: 'v1.4.0', what: 'go statement' },
        { file: 'pkg/process/io.go', line: 150, versions: 'v1.6.0', what: 'CopyBuffer of stdout' },
        { file: 'pkg/process/io.go', line: 169, versions: 'v1.6.0', what: 'CopyBuffer of stderr' },
        { file: 'pkg/process/io.go', line: 149, versions: 'v1.7.0', what: 'CopyBuffer of stdout' },
        { file: 'pkg/process/io.go', line: 168, versions: 'v1.7.0', what: 'CopyBuffer of stderr' },
        { file: 'pkg/process/io.go', line: 144, versions: 'v1.3.0', what: 'CopyBuffer of stdout' },
        { file: 'pkg/process/io.go', line: 163, versions: 'v1.3.0', what: 'CopyBuffer of stderr' },
      ],
      createdBy: [
        { function: 'github.com/containerd/containerd/pkg/process.copyPipes', file: 'pkg/process/io.go' },
      ],
      cause:
        "The copier ends at EOF, i.e. when the last process holding the pipe exits. Daemonised children of an exec keep 2 goroutines per exec in the shim, and the shim's `wg.Wait` on delete blocks too.",
      affected: 'All versions.',
      fixed: 'Drain and timeouts added over time.',
      remedy: 'Kill the orphan, and avoid background children in exec probes.',
      healthyWhen: '2-3 per container and per running exec.',
      companions: ['containerd-execsync-attachdone'],
      evidence: [
        'https://github.com/containerd/containerd/issues/13692',
        'https://github.com/containerd/containerd/blob/v1.6.0/pkg/process/io.go#L146',
      ],
    },
    {
      id: 'containerd-shim-binaryio-cancel',
      title: 'Shim binary logger: cmd.Wait goroutine blocked on an unbuffered channel',
      modules: ['github.com/containerd/containerd'],
      match: {
        frames: ['github.com/containerd/containerd/pkg/process.(*binaryIO).cancel.func*'],
        blocking: true,
        states: ['chan send'],
      },
      lines: [
        { file: 'pkg/process/io.go', line: 386, versions: 'before v1.4.0', what: '`done <- b.cmd.Wait()`' },
        { file: 'pkg/process/io.go', line: 384, versions: 'before v1.4.0', what: '`done := make(chan error)`' },
      ],
      createdBy: [
        {
          function: 'github.com/containerd/containerd/pkg/process.(*binaryIO).cancel',
          file: 'pkg/process/io.go',
        },
      ],
      cause: 'After the termination timeout nobody receives from the unbuffered channel.',
      affected: 'Before June 2020 (up to the 1.3 lines).',
      range: { module: 'github.com/containerd/containerd', introduced: null, fixed: 'v1.4.0' },
      fixed: 'v1.4.0 (commit 7213cd89d, buffered channel).',
      remedy: 'Upgrade.',
      evidence: ['https://github.com/containerd/containerd/commit/7213cd89d'],
    },
    {
      id: 'containerd-reaper-waittimeout',
      title: 'Shim reaper WaitTimeout leaves the waiter goroutine',
      modules: ['github.com/containerd/containerd'],
      match: {
        frames: ['github.com/containerd/containerd/sys/reaper.(*Monitor).WaitTimeout.func*'],
        blocking: true,
        states: ['chan send'],
      },
      lines: [
        { file: 'sys/reaper/reaper_unix.go', line: 131, versions: 'v1.6.0', what: 'fixed: go statement' },
        {
          file: 'sys/reaper/reaper_unix.go',
          line: 135,
          versions: 'v1.6.0',
          what: 'fixed: send on a buffered channel',
        },
      ],
      createdBy: [
        {
          function: 'github.com/containerd/containerd/sys/reaper.(*Monitor).WaitTimeout',
          file: 'sys/reaper/reaper_unix.go',
        },
      ],
      cause: 'For an exec that timed out there is no receiver for the status.',
      affected: 'Pre-release code of 1.6 and backports of PR 6166.',
      range: { module: 'github.com/containerd/containerd', introduced: null, fixed: 'v1.6.0' },
      fixed: 'v1.6.0 (commit 6ee8577e5).',
      remedy: 'Upgrade.',
      evidence: [
        'https://github.com/containerd/containerd/commit/6ee8577e5',
        'https://github.com/containerd/containerd/blob/v1.6.0/sys/reaper/reaper_unix.go#L122',
      ],
    },
    {
      id: 'containerd-shim-processexits',
      title: 'Shim task service subscribes to the reaper and never unsubscribes',
      modules: ['github.com/containerd/containerd/v2'],
      match: {
        frames: [
          'github.com/containerd/containerd/v2/cmd/containerd-shim-runc-v2/task.(*service).processExits',
        ],
        blocking: true,
        states: ['chan receive'],
      },
      createdBy: [
        {
          function: 'github.com/containerd/containerd/v2/cmd/containerd-shim-runc-v2/task.NewTaskService',
          file: 'cmd/containerd-shim-runc-v2/task/service.go',
        },
      ],
      cause: 'Each re-initialised service leaves a reaper subscriber and its goroutine.',
      affected: '2.x before the February 2026 fix.',
      range: { module: 'github.com/containerd/containerd/v2', introduced: 'v2.0.0', fixed: null },
      fixed: 'Commit 6bc8e5212 (main).',
      remedy: 'Upgrade.',
      healthyWhen: 'One per shim.',
      healthyCount: 1,
      evidence: ['https://github.com/containerd/containerd/commit/6bc8e5212'],
    },
    {
      id: 'containerd-transfer-stream-helpers',
      title: 'Transfer/streaming helper goroutines blocked on window updates after close',
      modules: ['github.com/containerd/containerd/v2'],
      match: {
        frames: [
          'github.com/containerd/containerd/v2/core/transfer/streaming.ReadByteStream.func*',
          'github.com/containerd/containerd/v2/core/transfer/streaming.WriteByteStream.func*',
          'github.com/containerd/containerd/v2/core/transfer/streaming.SendStream.func*',
        ],
        blocking: true,
        states: ['chan send', 'select'],
      },
      createdBy: [
        {
          function: 'github.com/containerd/containerd/v2/core/transfer/streaming.ReadByteStream',
          file: 'core/transfer/streaming/reader.go',
        },
        {
          function: 'github.com/containerd/containerd/v2/core/transfer/streaming.WriteByteStream',
          file: 'core/transfer/streaming/writer.go',
        },
        {
          function: 'github.com/containerd/containerd/v2/core/transfer/streaming.SendStream',
          file: 'core/transfer/streaming/stream.go',
        },
      ],
      cause: "Close() did not cancel the helpers' context, so they stay blocked on window updates.",
      affected: '2.0 - 2.2 (before April 2026).',
      range: { module: 'github.com/containerd/containerd/v2', introduced: 'v2.0.0', fixed: null },
      fixed: 'Commits 3efb5c609 and cb3127f2f.',
      remedy: 'Upgrade when released.',
      healthyWhen: '2 per running pull or push stream.',
      evidence: [
        'https://github.com/containerd/containerd/commit/3efb5c609',
        'https://github.com/containerd/containerd/commit/cb3127f2f',
      ],
    },
    {
      id: 'runc-awaitfifoopen',
      title: 'libcontainer exec FIFO opener left when the init process died',
      modules: ['github.com/opencontainers/runc'],
      match: {
        frames: ['github.com/opencontainers/runc/libcontainer.awaitFifoOpen.func*'],
        blocking: false,
        states: ['syscall', 'chan send'],
      },
      lines: [
        { file: 'libcontainer/container_linux.go', line: 300, versions: 'v1.1.0', what: 'go statement' },
        { file: 'libcontainer/container_linux.go', line: 301, versions: 'v1.1.0', what: 'fifoOpen' },
        { file: 'libcontainer/container_linux.go', line: 302, versions: 'v1.1.0', what: 'send' },
        {
          file: 'libcontainer/container_linux.go',
          line: 269,
          versions: 'v1.1.0',
          what: 'select of exec (269-273)',
        },
      ],
      createdBy: [
        {
          function: 'github.com/opencontainers/runc/libcontainer.awaitFifoOpen',
          file: 'libcontainer/container_linux.go',
          line: 300,
        },
      ],
      cause:
        'When `exec()` notices a dead init process and returns, the opener stays in open(2), holding a thread, or on the send of its unbuffered result. It is harmless in the short-lived runc command and a leak in daemons that embed libcontainer.',
      affected: 'Code up to v1.2 / v1.3.',
      range: { module: 'github.com/opencontainers/runc', introduced: null, fixed: null },
      fixed: 'Simplified with poll(2) in 2026 (937d887d1).',
      remedy: 'Use the runc binary; upgrade libcontainer.',
      healthyWhen: 'For a moment at the start of a container.',
      evidence: [
        'https://github.com/opencontainers/runc/blob/v1.1.0/libcontainer/container_linux.go#L298',
        'https://github.com/opencontainers/runc/commit/937d887d1',
      ],
    },
    {
      id: 'runc-notify-oom',
      title: 'libcontainer NotifyOOM / memory-pressure watchers',
      modules: ['github.com/opencontainers/runc'],
      match: {
        frames: ['github.com/opencontainers/runc/libcontainer.registerMemoryEvent.func*'],
        blocking: true,
        states: ['chan send'],
      },
      lines: [
        { file: 'libcontainer/notify_linux.go', line: 57, versions: 'v1.1.0', what: '`ch <- struct{}{}`' },
        {
          file: 'libcontainer/notify_linux.go',
          line: 49,
          versions: 'v1.1.0',
          what: 'eventfd.Read, the healthy wait',
        },
        { file: 'libcontainer/notify_linux.go', line: 41, versions: 'v1.1.0', what: 'go statement' },
      ],
      createdBy: [
        {
          function: 'github.com/opencontainers/runc/libcontainer.registerMemoryEvent',
          file: 'libcontainer/notify_linux.go',
          line: 41,
        },
      ],
      cause:
        'The event channel is unbuffered: if the consumer is gone when an OOM event arrives, the sender blocks. Otherwise the removal of the cgroup ends it.',
      affected: 'Code for cgroup v1.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'Keep reading until the channel closes.',
      healthyWhen: 'One per watched container, in syscall below `os.(*File).Read` and not in chan send.',
      evidence: ['https://github.com/opencontainers/runc/blob/v1.1.0/libcontainer/notify_linux.go#L41'],
    },
  ],
  benign: [
    {
      id: 'containerd-exit-monitor',
      match: {
        frames: [
          'github.com/containerd/containerd/pkg/cri/server.(*eventMonitor).startContainerExitMonitor.func*',
          'github.com/containerd/containerd/pkg/cri/server.(*eventMonitor).startSandboxExitMonitor.func*',
        ],
        blocking: true,
        states: ['select'],
      },
      why: 'Waits for the exit of one container.',
      expected: '1 per container, plus 1 per sandbox.',
      evidence: ['https://github.com/containerd/containerd/blob/v1.7.0/pkg/cri/server/events.go#L112'],
    },
    {
      id: 'containerd-shim-copypipes',
      match: {
        frames: [
          'github.com/containerd/containerd/pkg/process.copyPipes.func*',
          'github.com/containerd/containerd/v2/cmd/containerd-shim-runc-v2/process.copyPipes.func*',
          'github.com/containerd/containerd/runtime/v1/linux/proc.copyPipes.func*',
        ],
        blocking: false,
        states: ['IO wait'],
      },
      why: 'stdout and stderr pumps in the shim.',
      expected: '2-3 per container.',
      evidence: ['https://github.com/containerd/containerd/blob/v1.6.0/pkg/process/io.go'],
    },
  ],
}
