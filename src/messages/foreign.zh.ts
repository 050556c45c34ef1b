import type { Failure } from '#core/profile/failure.ts'
import type { FailureText } from './failures.en.ts'
import type { ForeignTexts } from './foreign.en.ts'

type Describe = (name: string, facts: Failure['facts']) => FailureText

const goroutines = '本页需要 /debug/pprof/goroutine 的采集结果。'
const askAgain = '请带上令牌或在 Pod 内重新请求，拖入之前先看一眼文件内容。'

const text =
  (is: string, about: string, remedy: string): Describe =>
  name => ({ title: `${name} 是${is}，不是 profile`, text: about, remedy })

const packed = (how: string, command: (name: string) => string): Describe => {
  return name => ({
    title: `${name} 使用 ${how} 压缩`,
    text: '这里能打开的是 gzip、zstd、zip 和 tar。',
    remedy: `请先解压：${command(name)}`,
  })
}

const answer =
  (is: string, about: string, remedy = askAgain): Describe =>
  (name, f) => ({
    title: `${name} 是${is}，不是 profile`,
    text: f.said === undefined ? about : `内容为：“${f.said}”。`,
    remedy,
  })

const program = (is: string) => text(is, '函数名已在 profile 之中。', '只需拖入 profile，不需要程序。')
const document = (is: string) =>
  text(is, '其中没有采集结果。', '请拖入 /debug/pprof/goroutine 或 /debug/pprof/heap 的返回内容。')

export const foreignZh: ForeignTexts = {
  'Go execution trace': text(
    '执行跟踪',
    '它来自 /debug/pprof/trace，格式不同。',
    `请用 go tool trace 打开。${goroutines}`,
  ),
  'Go heap dump': text(
    ' Go 的堆转储',
    '由 debug.WriteHeapDump 写出，包含进程的全部对象。',
    '请采集 /debug/pprof/heap：它说明内存由谁分配。',
  ),
  'core dump': text(
    '核心转储',
    '它是进程的内存内容。',
    '请在进程运行时采集 /debug/pprof/goroutine，或用 dlv core 读取转储。',
  ),
  minidump: text(' minidump', '它是 Windows 进程的内存内容。', '请用调试器读取。'),
  'ELF binary': program('程序'),
  'Mach-O binary': program(' macOS 程序'),
  'Windows binary': program(' Windows 程序'),
  WebAssembly: program(' WebAssembly 模块'),
  'Java class': program(' Java 类文件'),
  zip: name => ({
    title: `${name} 是 zip 压缩包`,
    text: '它位于另一层内容之中，那里不会打开压缩包。',
    remedy: '请直接拖入压缩包本身。',
  }),
  tar: name => ({
    title: `${name} 是 tar 归档`,
    text: '它位于另一层内容之中，那里不会打开归档。',
    remedy: '请直接拖入归档本身。',
  }),
  xz: packed('xz', name => `xz -d ${name}`),
  bzip2: packed('bzip2', name => `bzip2 -d ${name}`),
  lz4: packed('lz4', name => `lz4 -d ${name}`),
  lzip: packed('lzip', name => `lzip -d ${name}`),
  lzma: packed('lzma', name => `xz --format=lzma -d ${name}`),
  '7z': packed('7-Zip', name => `7z x ${name}`),
  rar: packed('RAR', name => `unrar x ${name}`),
  snappy: packed('snappy', name => `snzip -d ${name}`),
  compress: packed('compress', name => `gzip -d ${name}`),
  'zstd dictionary': name => ({
    title: `${name} 使用带字典的 zstd 压缩`,
    text: '没有该字典就无法解压。',
    remedy: `请先解压：zstd -d -D 字典 ${name}`,
  }),
  'hex dump': name => ({
    title: `${name} 是十六进制转储`,
    text: '它以数字显示文件的字节。',
    remedy: `请还原为原文件：xxd -r ${name} > profile；hexdump -C 的输出须先经 cut -c1-58。`,
  }),
  'Java Flight Recorder': text(
    ' Java Flight Recorder 的记录',
    '它来自 Java 程序。',
    '请用 JDK Mission Control 打开，或用 jfr2pprof 转换为 pprof。',
  ),
  'Java heap dump': text(' Java 的堆转储', '它来自 Java 程序。', '请用 Eclipse MAT 打开。'),
  'perf.data': text(
    ' Linux perf 的记录',
    '它本身不含符号。',
    '请转换为折叠栈：perf script | stackcollapse-perf.pl > stacks.folded；或用 perf_to_profile 转换为 pprof。',
  ),
  'perf script': text(
    ' perf script 的文本',
    '其中的栈尚未折叠。',
    '请先折叠：stackcollapse-perf.pl 文件 > stacks.folded，再拖入结果。',
  ),
  '.NET trace': text(' .NET 跟踪', '它来自 .NET 程序。', '请用 PerfView 或 dotnet-trace 打开。'),
  'legacy CPU profile': text(
    ' gperftools 旧格式的 CPU profile',
    '其中只有地址，没有函数名。',
    '请转换为 pprof：go tool pprof -proto 程序 文件 > cpu.pb.gz',
  ),
  'C++ threadz': text(' C++ 的 threadz 文本', '它列出的是线程，不是 goroutine。', '请用 pprof 读取。'),
  'Java contention': text(' Java 的锁竞争 profile', '它来自 Java 程序。', '请用 pprof 读取。'),
  'journal file': text(
    ' journald 的二进制文件',
    '其中的日志行不是文本。',
    '请先导出：journalctl --file 文件 -o export > dump.log，再拖入结果。',
  ),
  'packet capture': document('网络抓包文件'),
  PDF: document(' PDF'),
  image: document('图片'),
  SQLite: document(' SQLite 数据库'),
  'Office document': document(' Office 文档'),
  '.DS_Store': text(' macOS 自用的文件', '它只描述文件夹。', '请拖入同一文件夹中的其他文件。'),
  'pprof index page': text(
    ' /debug/pprof/ 的目录页',
    '它只有指向各个 profile 的链接。',
    '请下载其中的链接：/debug/pprof/goroutine 或 /debug/pprof/heap。',
  ),
  HTML: answer('网页', '服务器返回了网页，多半是登录页或错误页。'),
  XML: answer(' XML', '服务器返回了 XML，多半是存储服务的错误。'),
  JSON: answer(' JSON', '服务器返回了 JSON，多半是错误信息。'),
  'Kubernetes status': answer(
    ' Kubernetes API 的答复',
    'API server 拒绝了请求。',
    '请申请 nodes/proxy 或 pods/proxy 的权限，或在 Pod 内采集。',
  ),
  expvar: text(
    ' /debug/vars 的内容',
    '它只有计数，没有调用栈。',
    '请从同一地址下载 /debug/pprof/goroutine 和 /debug/pprof/heap。',
  ),
  speedscope: text(' speedscope 的文件', '它由查看工具导出。', '请拖入它所依据的 profile。'),
  'V8 profile': text(
    ' V8 的 CPU 或堆 profile',
    '它来自 JavaScript 程序。',
    '请用 Chrome 开发者工具打开，或用 @datadog/pprof 采集。',
  ),
  'Chrome trace': text(' Chrome 跟踪', '其中是事件，不是调用栈。', '请在 ui.perfetto.dev 打开。'),
  'Firefox profile': text(
    ' Firefox Profiler 的 profile',
    '它出自查看器，或出自用于非 Go 程序的记录器。',
    '请拖入生成它的 pprof 文件。',
  ),
  'OTLP profiles': text(
    '一批 OpenTelemetry profile',
    '其格式仍在变动，这里不读取。',
    '请直接从服务采集 pprof：/debug/pprof/goroutine。',
  ),
  Parca: text(' Parca 火焰图的 JSON', '其中已丢失标签与 goroutine。', '请改为下载 pprof：火焰图上方的按钮。'),
  Pyroscope: text(
    ' Pyroscope 火焰图的 JSON',
    '行号、标签和 goroutine 信息已丢失。',
    '请改为导出 pprof：使用火焰图菜单，或在地址中加 format=pprof。',
  ),
  'Prometheus metrics': text(
    ' Prometheus 指标页面',
    '它只有计数，没有调用栈。',
    '请下载 /debug/pprof/goroutine，通常在同一端口。',
  ),
  'pprof report': text(
    ' pprof 打印的报告',
    '它只含 profile 的一部分，且为文字。',
    '请拖入 pprof 所读取的 profile，通常在 ~/pprof 目录中。',
  ),
  Graphviz: text(' Graphviz 图', '它由 profile 绘制而成。', '请拖入 profile 本身。'),
  'race report': text(
    '竞态检测器的报告',
    '它列出对同一变量的两次访问，而不是所有 goroutine 在等待什么。',
    goroutines,
  ),
  panicparse: text(' panicparse 的摘要', '其中的 goroutine 已分组并缩写。', '请拖入交给 panicparse 的原文。'),
  'grouped stacks': text(
    '测试中泄漏检查的报告',
    '每种调用栈只出现一次，且没有 goroutine 的状态。',
    '请拖入该测试的 goroutine 转储：以 -timeout 运行，或发送 SIGQUIT。',
  ),
  gdb: text(
    ' gdb 的输出',
    '它列出线程，或不带调用栈的 goroutine。',
    '请向进程发送 SIGQUIT 以打印所有 goroutine，或使用 dlv：goroutines -t。',
  ),
  'Java thread dump': text(' Java 程序的线程转储', 'goroutine 只存在于 Go 程序中。', goroutines),
  'Python traceback': text(' Python 程序的回溯', 'goroutine 只存在于 Go 程序中。', goroutines),
  coredumpctl: text(
    ' coredumpctl 对崩溃的说明',
    '它以 C 的地址显示线程，而非 goroutine。',
    '请在服务日志中查找 Go 打印的内容，或用 dlv core 读取转储。',
  ),
  'stack of another language': text('非 Go 程序的调用栈', '只有 Go 程序才有 goroutine。', goroutines),
  'server message': (name, f) => ({
    title: `${name} 是错误信息，不是 profile`,
    text: `内容为：“${f.said ?? f.quote}”。`,
    remedy: '请重新采集；curl -f 在服务器拒绝时不会写出文件。',
  }),
}
