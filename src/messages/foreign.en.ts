import type { Failure } from '#core/profile/failure.ts'
import type { ForeignKind } from '#core/profile/foreign/foreign-kind.ts'
import type { FailureText } from './failures.en.ts'

type Describe = (name: string, facts: Failure['facts']) => FailureText
export type ForeignTexts = Readonly<Record<ForeignKind, Describe>>

const goroutines = 'Capture /debug/pprof/goroutine for this page.'
const askAgain =
  'Ask the server again, with a token or from inside the pod, and look at the file before dropping it.'

const text =
  (is: string, about: string, remedy: string): Describe =>
  name => ({ title: `${name} is ${is}, not a profile`, text: about, remedy })

const packed = (how: string, command: (name: string) => string): Describe => {
  return name => ({
    title: `${name} is packed with ${how}`,
    text: 'Opened here are gzip, zstd, zip and tar.',
    remedy: `Unpack it first: ${command(name)}`,
  })
}

/** What a server wrote in the place of a profile, with its own words where they were found. */
const answer =
  (is: string, about: string, remedy = askAgain): Describe =>
  (name, f) => ({
    title: `${name} is ${is}, not a profile`,
    text: f.said === undefined ? about : `It says: “${f.said}”.`,
    remedy,
  })

const program = (is: string) =>
  text(
    is,
    'Names of functions stand in the profile itself.',
    'Drop the profile alone; the program is not needed.',
  )
const document = (is: string) =>
  text(is, 'No capture stands in it.', 'Drop what /debug/pprof/goroutine or /debug/pprof/heap answers.')

/** What a file is that was recognised and cannot be read here, and what to do instead. */
export const foreignEn: ForeignTexts = {
  'Go execution trace': text(
    'an execution trace',
    'It comes from /debug/pprof/trace and has another format.',
    `Open it with go tool trace. ${goroutines}`,
  ),
  'Go heap dump': text(
    'a heap dump of Go',
    'debug.WriteHeapDump wrote every object of the process.',
    'Capture /debug/pprof/heap: it says who allocated what.',
  ),
  'core dump': text(
    'a core dump',
    'It holds the memory of a process.',
    'Capture /debug/pprof/goroutine while the process runs, or read the dump with dlv core.',
  ),
  minidump: text('a minidump', 'It holds the memory of a process on Windows.', 'Read it with a debugger.'),
  'ELF binary': program('a program'),
  'Mach-O binary': program('a program for macOS'),
  'Windows binary': program('a program for Windows'),
  WebAssembly: program('a WebAssembly module'),
  'Java class': program('a Java class'),
  zip: name => ({
    title: `${name} is a zip archive`,
    text: 'It stands inside something else, where archives are not opened.',
    remedy: 'Drop the archive itself.',
  }),
  tar: name => ({
    title: `${name} is a tar archive`,
    text: 'It stands inside something else, where archives are not opened.',
    remedy: 'Drop the archive itself.',
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
    title: `${name} is packed with zstd and a dictionary`,
    text: 'It cannot be unpacked without that dictionary.',
    remedy: `Unpack it first: zstd -d -D DICTIONARY ${name}`,
  }),
  'hex dump': name => ({
    title: `${name} is a hex dump`,
    text: 'It shows the bytes of a file as numbers.',
    remedy: `Turn it back into the file: xxd -r ${name} > profile; one of hexdump -C goes through cut -c1-58 first.`,
  }),
  'Java Flight Recorder': text(
    'a recording of Java Flight Recorder',
    'It is of a Java program.',
    'Open it with JDK Mission Control, or turn it into pprof with jfr2pprof.',
  ),
  'Java heap dump': text('a heap dump of Java', 'It is of a Java program.', 'Open it with Eclipse MAT.'),
  'perf.data': text(
    'a recording of Linux perf',
    'It has no symbols of its own.',
    'Turn it into folded stacks: perf script | stackcollapse-perf.pl > stacks.folded; or into pprof with perf_to_profile.',
  ),
  'perf script': text(
    'the text of perf script',
    'Its stacks are not folded yet.',
    'Fold them: stackcollapse-perf.pl FILE > stacks.folded, and drop that.',
  ),
  '.NET trace': text('a trace of .NET', 'It is of a .NET program.', 'Open it with PerfView or dotnet-trace.'),
  'legacy CPU profile': text(
    'a CPU profile in the old form of gperftools',
    'It has addresses and no names.',
    'Turn it into pprof: go tool pprof -proto PROGRAM FILE > cpu.pb.gz',
  ),
  'C++ threadz': text('a threadz text of C++', 'It lists threads, not goroutines.', 'Read it with pprof.'),
  'Java contention': text('a contention profile of Java', 'It is of a Java program.', 'Read it with pprof.'),
  'journal file': text(
    'a binary file of journald',
    'Its lines are in no text.',
    'Export it: journalctl --file FILE -o export > dump.log, and drop that.',
  ),
  'packet capture': document('a packet capture'),
  PDF: document('a PDF'),
  image: document('a picture'),
  SQLite: document('an SQLite database'),
  'Office document': document('an Office document'),
  '.DS_Store': text(
    'a file that macOS keeps for itself',
    'It describes a folder.',
    'Drop the files beside it.',
  ),
  'pprof index page': text(
    'the list of profiles that /debug/pprof/ shows',
    'It links to the profiles and holds none.',
    'Fetch one of its links: /debug/pprof/goroutine or /debug/pprof/heap.',
  ),
  HTML: answer('a web page', 'The server answered with a page, often a login or an error.'),
  XML: answer('XML', 'The server answered with XML, often an error of a storage service.'),
  JSON: answer('JSON', 'The server answered with JSON, often an error message.'),
  'Kubernetes status': answer(
    'an answer of the Kubernetes API',
    'The API server refused.',
    'Ask for the right to nodes/proxy or pods/proxy, or capture from inside the pod.',
  ),
  expvar: text(
    'what /debug/vars answers',
    'It has counters and no stacks.',
    'Fetch /debug/pprof/goroutine and /debug/pprof/heap of the same address.',
  ),
  speedscope: text(
    'a file of speedscope',
    'It came out of a viewer.',
    'Drop the profile that it was made from.',
  ),
  'V8 profile': text(
    'a CPU or heap profile of V8',
    'It is of a JavaScript program.',
    'Open it in the developer tools of Chrome, or capture with @datadog/pprof.',
  ),
  'Chrome trace': text('a trace of Chrome', 'It holds events, not stacks.', 'Open it at ui.perfetto.dev.'),
  'Firefox profile': text(
    'a profile of the Firefox Profiler',
    'It came out of a viewer, or of a recorder for programs that are not Go.',
    'Drop the pprof file that it was made from.',
  ),
  'OTLP profiles': text(
    'a batch of OpenTelemetry profiles',
    'Its format is still changing and is not read here.',
    'Capture pprof from the service itself: /debug/pprof/goroutine.',
  ),
  Parca: text(
    'the JSON of a flame graph of Parca',
    'Labels and goroutines are lost in it.',
    'Download pprof instead: the button above the flame graph.',
  ),
  Pyroscope: text(
    'the JSON of a flame graph of Pyroscope',
    'Lines, labels and goroutines are lost in it.',
    'Export pprof instead: the menu of the flame graph, or format=pprof in the address.',
  ),
  'Prometheus metrics': text(
    'a page of Prometheus metrics',
    'It has counters and no stacks.',
    'Fetch /debug/pprof/goroutine, often of the same port.',
  ),
  'pprof report': text(
    'a report that pprof printed',
    'It holds a part of a profile, in words.',
    'Drop the profile that pprof read, often in ~/pprof.',
  ),
  Graphviz: text(
    'a graph in the language of Graphviz',
    'It was drawn of a profile.',
    'Drop the profile itself.',
  ),
  'race report': text(
    'a report of the race detector',
    'It shows two accesses to one variable, not what all goroutines wait for.',
    goroutines,
  ),
  panicparse: text(
    'a summary by panicparse',
    'It has groups of goroutines, shortened for reading.',
    'Drop the text that panicparse was given.',
  ),
  'grouped stacks': text(
    'a report of a leak check in a test',
    'It has each stack once, without the states of goroutines.',
    'Drop a goroutine dump of the test: run it with -timeout, or send SIGQUIT.',
  ),
  gdb: text(
    'the output of gdb',
    'It shows threads, or goroutines without their stacks.',
    'Send SIGQUIT to the process for a dump of all goroutines, or use dlv: goroutines -t.',
  ),
  'Java thread dump': text(
    'a thread dump of a Java program',
    'Goroutines are those of Go programs.',
    goroutines,
  ),
  'Python traceback': text(
    'a traceback of a Python program',
    'Goroutines are those of Go programs.',
    goroutines,
  ),
  coredumpctl: text(
    'what coredumpctl says of a crash',
    'It shows threads by addresses of C, not goroutines.',
    'Look in the log of the service for what Go printed, or read the dump with dlv core.',
  ),
  'stack of another language': text(
    'a stack trace of a program that is not Go',
    'Goroutines are those of Go programs.',
    goroutines,
  ),
  'server message': (name, f) => ({
    title: `${name} is an error message, not a profile`,
    text: `It says: “${f.said ?? f.quote}”.`,
    remedy: 'Capture again; curl -f writes no file when the server refuses.',
  }),
}
