import type { Family } from '#core/suspects/signature.ts'

export const logging: Family = {
  signatures: [
    {
      id: 'lumberjack-millrun',
      per: 'object',
      title: 'lumberjack Logger: mill goroutine survives Close',
      modules: ['gopkg.in/natefinch/lumberjack.v2'],
      match: {
        frames: ['gopkg.in/natefinch/lumberjack.v2.(*Logger).millRun'],
        blocking: true,
        states: ['chan receive'],
      },
      lines: [
        { file: 'lumberjack.go', line: 379, versions: 'v2.0.0, v2.2.1', what: '`for range l.millCh`' },
        { file: 'lumberjack.go', line: 390, versions: 'v2.0.0, v2.2.1', what: 'go statement' },
      ],
      createdBy: [
        { function: 'gopkg.in/natefinch/lumberjack.v2.(*Logger).mill.func*', file: 'lumberjack.go', line: 390 },
      ],
      cause:
        'millCh is never closed; Close only closes the file. One goroutine stays per Logger that has written at least once (per-tenant or per-request loggers, tests).',
      affected: 'All v2 releases (open since 2017).',
      range: { module: 'gopkg.in/natefinch/lumberjack.v2', introduced: null, fixed: null },
      fixed: 'Not fixed (issues 56 and 205; PRs 57, 80, 100, 211 unmerged).',
      remedy: 'One Logger per file for the whole process; use a fork (timberjack) if loggers come and go.',
      healthyWhen: 'One per log file.',
      evidence: [
        'https://github.com/natefinch/lumberjack/issues/56',
        'https://github.com/natefinch/lumberjack/issues/205',
        'https://github.com/natefinch/lumberjack/blob/v2.0.0/lumberjack.go#L378',
      ],
    },
    {
      id: 'glog-flushdaemon-duplicates',
      per: 'object',
      title: 'Several glog/klog flushDaemon goroutines (duplicate vendored copies)',
      modules: ['github.com/golang/glog', 'k8s.io/klog', 'k8s.io/klog/v2'],
      match: {
        frames: [
          'k8s.io/klog/v2.(*loggingT).flushDaemon',
          'k8s.io/klog.(*loggingT).flushDaemon',
          'k8s.io/klog/v2.(*flushDaemon).run',
          'k8s.io/klog/v2.(*flushDaemon).run.func*',
          'github.com/golang/glog.(*loggingT).flushDaemon',
          'github.com/golang/glog.(*fileSink).flushDaemon',
        ],
        blocking: true,
        states: ['chan receive', 'select'],
      },
      lines: [
        { file: 'klog.go', line: 411, versions: 'k8s.io/klog v1.0.0', what: 'go statement' },
        { file: 'klog.go', line: 1010, versions: 'k8s.io/klog v1.0.0', what: 'loop' },
        { file: 'klog.go', line: 416, versions: 'k8s.io/klog/v2 v2.0.0', what: 'go statement' },
        { file: 'klog.go', line: 1107, versions: 'k8s.io/klog/v2 v2.0.0', what: 'loop' },
        { file: 'klog.go', line: 418, versions: 'k8s.io/klog/v2 v2.8.0', what: 'go statement' },
        { file: 'klog.go', line: 1164, versions: 'k8s.io/klog/v2 v2.8.0', what: 'loop' },
        {
          file: 'klog.go',
          line: 1045,
          versions: 'k8s.io/klog/v2 v2.60.1',
          what: '`(*flushDaemon).run` select',
        },
        {
          file: 'klog.go',
          line: 1141,
          versions: 'k8s.io/klog/v2 v2.100.1',
          what: '`(*flushDaemon).run` select',
        },
        {
          file: 'klog.go',
          line: 1174,
          versions: 'k8s.io/klog/v2 v2.120.1',
          what: '`(*flushDaemon).run` select',
        },
        { file: 'glog.go', line: 410, versions: 'github.com/golang/glog v1.0.0', what: 'go statement' },
        { file: 'glog.go', line: 882, versions: 'github.com/golang/glog v1.0.0', what: 'loop' },
        { file: 'glog_file.go', line: 163, versions: 'github.com/golang/glog v1.1.0', what: 'go statement' },
        { file: 'glog_file.go', line: 341, versions: 'github.com/golang/glog v1.1.0', what: 'loop' },
        { file: 'glog_file.go', line: 166, versions: 'github.com/golang/glog v1.2.0', what: 'go statement' },
        { file: 'glog_file.go', line: 347, versions: 'github.com/golang/glog v1.2.0', what: 'loop' },
      ],
      createdBy: [
        { function: 'k8s.io/klog/v2.init.0' },
        { function: 'k8s.io/klog.init.0' },
        { function: 'github.com/golang/glog.init.0' },
      ],
      cause:
        'Started by package init: exactly one per imported copy, and it never grows. More than about three means that several vendored copies are linked.',
      affected: 'All versions.',
      fixed: 'klog 2.60 and later can stop it (StopFlushDaemon).',
      remedy: 'Ignore.',
      healthyWhen: 'Always benign in a growth comparison: one per linked copy.',
      healthyCount: 3,
      evidence: [
        'https://github.com/kubernetes/klog/blob/v2.8.0/klog.go#L1163',
        'https://github.com/golang/glog/blob/v1.0.0/glog.go#L881',
      ],
    },
    {
      id: 'logrus-writer',
      per: 'object',
      title: 'logrus Logger.Writer() pipe goroutine',
      modules: ['github.com/sirupsen/logrus'],
      match: {
        frames: ['github.com/sirupsen/logrus.(*Entry).writerScanner'],
        blocking: false,
        states: ['select'],
        above: ['io.(*pipe).read'],
      },
      lines: [
        { file: 'writer.go', line: 51, versions: 'v1.0.0', what: 'scan' },
        { file: 'writer.go', line: 43, versions: 'v1.0.0', what: 'go statement' },
        { file: 'writer.go', line: 59, versions: 'v1.6.0, v1.9.0', what: 'scan' },
        { file: 'writer.go', line: 51, versions: 'v1.6.0, v1.9.0', what: 'go statement' },
      ],
      createdBy: [{ function: 'github.com/sirupsen/logrus.(*Entry).WriterLevel', file: 'writer.go' }],
      cause:
        'Each `Writer()` call starts a scanner goroutine that ends when the PipeWriter is closed or collected; handing it to a long-lived owner (http.Server.ErrorLog per server, exec.Cmd, log.SetOutput) without Close leaks it. Before v1.9.1 a line longer than 64 kB ended the scanner and blocked writers.',
      affected: 'All versions; the long-line hang up to v1.9.0.',
      fixed: 'Long lines: v1.9.1 and v1.9.3 split them. The rest is a usage error.',
      remedy: '`w := log.Writer(); defer w.Close()`.',
      healthyWhen: 'One per retained writer; a dropped writer ends by finalizer.',
      evidence: ['https://github.com/sirupsen/logrus/blob/v1.9.0/writer.go#L57'],
    },
    {
      id: 'zap-bufferedwritesyncer',
      per: 'object',
      title: 'zap BufferedWriteSyncer not stopped',
      modules: ['go.uber.org/zap'],
      match: {
        frames: ['go.uber.org/zap/zapcore.(*BufferedWriteSyncer).flushLoop'],
        blocking: true,
        states: ['select'],
      },
      lines: [
        { file: 'zapcore/buffered_write_syncer.go', line: 176, versions: 'v1.24.0', what: 'select' },
        { file: 'zapcore/buffered_write_syncer.go', line: 132, versions: 'v1.24.0', what: 'go statement' },
      ],
      createdBy: [
        {
          function: 'go.uber.org/zap/zapcore.(*BufferedWriteSyncer).initialize',
          file: 'zapcore/buffered_write_syncer.go',
          line: 132,
        },
      ],
      cause:
        'flushLoop ends only in `Stop()`. Rebuilding loggers on a configuration reload leaks one per rebuild, with unflushed data.',
      affected: 'All versions from v1.19.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'Call `Stop()` of the old syncer on reload and shutdown.',
      healthyWhen: 'One per sink.',
      evidence: ['https://github.com/uber-go/zap/blob/v1.24.0/zapcore/buffered_write_syncer.go#L132'],
    },
  ],
  benign: [
    {
      id: 'klog-flushdaemon',
      per: 'process',
      match: {
        frames: [
          'k8s.io/klog/v2.(*loggingT).flushDaemon',
          'k8s.io/klog/v2.(*flushDaemon).run.func*',
          'k8s.io/klog.(*loggingT).flushDaemon',
        ],
        blocking: true,
        states: ['chan receive', 'select'],
      },
      why: 'Flush ticker, started at import (v1 and old v2) or on first use.',
      expected: '1 per linked klog copy (klog v1, v2, vendored copies).',
      evidence: ['https://github.com/kubernetes/klog/blob/v2.100.1/klog.go'],
    },
    {
      id: 'glog-flushdaemon',
      per: 'process',
      match: {
        frames: [
          'github.com/golang/glog.(*loggingT).flushDaemon',
          'github.com/golang/glog.(*fileSink).flushDaemon',
        ],
        blocking: true,
        states: ['chan receive', 'select'],
      },
      why: 'Flush ticker, started in init.',
      expected: '1 per linked copy.',
      evidence: ['https://github.com/golang/glog/blob/v1.0.0/glog.go#L410'],
    },
    {
      id: 'lumberjack-one-per-file',
      per: 'object',
      match: {
        frames: ['gopkg.in/natefinch/lumberjack.v2.(*Logger).millRun'],
        blocking: true,
        states: ['chan receive'],
      },
      why: 'Compression and cleanup worker.',
      expected: '1 per rotating log file.',
      evidence: ['https://github.com/natefinch/lumberjack/blob/v2.0.0/lumberjack.go'],
    },
    {
      id: 'zap-buffered-syncer',
      per: 'object',
      match: {
        frames: ['go.uber.org/zap/zapcore.(*BufferedWriteSyncer).flushLoop'],
        blocking: true,
        states: ['select'],
      },
      why: 'Flush ticker.',
      expected: '1 per core.',
      evidence: ['https://github.com/uber-go/zap/blob/v1.24.0/zapcore/buffered_write_syncer.go'],
    },
  ],
}
