import { type Foreign, starts } from './foreign-kind.ts'

/** Text that is no profile, unless a dump stands in it. First match counts. */
export const FOREIGN_TEXT: readonly Foreign[] = [
  { code: 'html', kind: 'pprof index page', matches: head => isHtml(head) && head.includes('/debug/pprof/') },
  { code: 'html', kind: 'HTML', matches: isHtml },
  { code: 'xml', kind: 'XML', matches: head => /^\s*<(?:\?xml|svg|[a-zA-Z][\w:.-]*[\s>/])/.test(head) },
  {
    code: 'other-profiler',
    kind: 'speedscope',
    matches: head => isJson(head) && head.includes('www.speedscope.app/file-format-schema'),
  },
  {
    code: 'other-profiler',
    kind: 'V8 profile',
    matches: head => isJson(head) && /"callFrame"\s*:|"snapshot"\s*:\s*\{\s*"meta"/.test(head),
  },
  {
    code: 'other-profiler',
    kind: 'Chrome trace',
    matches: head => isJson(head) && /"traceEvents"\s*:|^\s*\[\s*\{[^}]*"ph"\s*:/.test(head),
  },
  {
    code: 'other-profiler',
    kind: 'Firefox profile',
    matches: head =>
      isJson(head) && /"meta"\s*:/.test(head) && /"processType"|"preprocessedProfileVersion"/.test(head),
  },
  {
    code: 'other-profiler',
    kind: 'OTLP profiles',
    matches: head => isJson(head) && /"resourceProfiles"\s*:/.test(head),
  },
  {
    code: 'other-profiler',
    kind: 'Parca',
    matches: head => isJson(head) && /"(?:flamegraph|flamegraphArrow|callgraph)"\s*:\s*\{/.test(head),
  },
  {
    code: 'other-profiler',
    kind: 'Pyroscope',
    matches: head => isJson(head) && /"flamebearer"\s*:/.test(head),
  },
  {
    code: 'json',
    kind: 'Kubernetes status',
    matches: head => isJson(head) && /"kind"\s*:\s*"Status"/.test(head),
  },
  { code: 'json', kind: 'expvar', matches: head => isJson(head) && /"(?:memstats|cmdline)"\s*:/.test(head) },
  { code: 'json', kind: 'JSON', matches: isJson },
  { code: 'other-profiler', kind: 'C++ threadz', matches: head => starts(head, '--- threadz ') },
  {
    code: 'other-profiler',
    kind: 'Java contention',
    matches: head => /^--- contentionz [\s\S]*format = java/.test(head),
  },
  {
    code: 'other-profiler',
    kind: 'perf script',
    matches: head =>
      /^\S.*\s\d+(?:\/\d+)?\s+(?:\[\d+\]\s+)?\d+\.\d+:\s+(?:\d+\s+)?[\w:-]+:.*\n\s+[0-9a-f]+ /.test(head),
  },
  { code: 'report', kind: 'Prometheus metrics', matches: head => /^# (?:HELP|TYPE) \w+ /m.test(head) },
  {
    code: 'report',
    kind: 'pprof report',
    matches: head =>
      /^(?:Showing nodes accounting for|PeriodType: |Total: [\d.]+\w* *\nROUTINE =|-{11}\+-{20})/m.test(head),
  },
  {
    code: 'packed',
    kind: 'hex dump',
    matches: head =>
      /^(?:0x)?[0-9a-f]{4,10}:? +(?:(?:[0-9a-f]{2}){1,4} +){4,}.*\n(?:0x)?[0-9a-f]{4,10}:? /im.test(head),
  },
  { code: 'report', kind: 'Graphviz', matches: head => /^\s*(?:strict\s+)?digraph\b/.test(head) },
  { code: 'report', kind: 'race report', matches: head => head.includes('WARNING: DATA RACE') },
  {
    code: 'report',
    kind: 'panicparse',
    matches: head => /^\d+: [a-z][^\n]*(?:\[Created by |\n +\S+ +\S+\.go:\d+ )/m.test(head),
  },
  { code: 'report', kind: 'grouped stacks', matches: head => /^\s*\d+ instances? of:\s*$/m.test(head) },
  {
    code: 'other-profiler',
    kind: 'Java thread dump',
    matches: head => /^Full thread dump |^"[^"\n]+" #\d+ .*\btid=0x/m.test(head),
  },
  {
    code: 'other-profiler',
    kind: 'Python traceback',
    matches: head =>
      /^(?:Traceback \(most recent call last\):|Python v\d.*\n\s*\n?Thread |(?:Current )?[Tt]hread 0x[0-9a-f]+ .*\n {2}File ")/m.test(
        head,
      ),
  },
  {
    code: 'other-profiler',
    kind: 'gdb',
    matches: head =>
      /^(?:\(gdb\) |\* +\d+ +(?:waiting|running|runnable|syscall) |#0 +(?:0x[0-9a-f]+ in )?\S+ \()/m.test(head),
  },
  {
    code: 'core-dump',
    kind: 'coredumpctl',
    matches: head => /^ *Message: Process \d+ .*dumped core|^ *Stack trace of thread \d+:/m.test(head),
  },
  {
    code: 'other-profiler',
    kind: 'stack of another language',
    matches: head =>
      /^thread '.*' panicked at |^stack backtrace:\n|^ +at .+(?:\(.*:\d+\)|:line \d+|:\d+:\d+\)?)$|^\s+from \S+\.rb:\d+/m.test(
        head,
      ),
  },
  {
    code: 'server-message',
    kind: 'server message',
    matches: head => head.length < LONG && SERVER_SAYS.test(head),
  },
]

/** Errors are short. */
const LONG = 1000

/** What net/http, proxies, curl and kubectl write in the place of a profile. */
const SERVER_SAYS =
  /^\s*(?:[45]\d\d\b|unauthori[sz]ed|forbidden|not found|bad gateway|service unavailable|method not allowed|unknown profile|could not enable|profile duration exceeds|"?seconds"? (?:and debug|parameter)|invalid value for "seconds"|failed to|upstream |no healthy upstream|RBAC:|curl: \(|error\b|the connection to the server|command terminated with exit code|OCI runtime |--\d{4}-\d\d-\d\d [\d:]+-- |context deadline exceeded|http: )/i

function isJson(head: string): boolean {
  return /^\s*(?:\{\s*["}]|\[\s*[[\]{"\d-])/.test(head)
}

function isHtml(head: string): boolean {
  return /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype html|html|head|body|title|script)\b/i.test(head)
}
