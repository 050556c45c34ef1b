import type { Failure, FailureCode } from '#core/profile/failure.ts'
import type { LinkFailureCode } from '#core/share/link-failure.ts'
import type { StoreFailureCode } from '#core/share/store-failure.ts'
import type { FailureText, failuresEn, PageFailureCode } from './failures.en.ts'
import { foreignZh } from './foreign.zh.ts'
import { formatBytes, formatNumber } from './format.ts'
import { storeFailuresZh } from './store.zh.ts'
import { textProblemsZh } from './text-problems.zh.ts'

type Describe = (name: string, at: string, facts: Failure['facts']) => FailureText

const size = (value: string | number | undefined) =>
  typeof value === 'number' ? formatBytes(value) : '未知大小'

type ArchiveText = (f: Failure['facts']) => [text: string, remedy: string]

const DAMAGED: ArchiveText = f => [`其中的 ${f.entry ?? '文件'} 无法解压。`, '请重新下载。']

const ARCHIVES: Readonly<Record<string, ArchiveText>> = {
  password: f => [`其中的 ${f.entry} 已加密。`, '请用密码解压后拖入其中的 profile。'],
  damaged: DAMAGED,
  'no directory': () => ['末尾缺失：下载被截断。', '请重新下载。'],
  cut: f => [`其中的 ${f.entry} 不完整：下载提前结束。`, '请重新下载。'],
  zip64: () => ['其文件目录采用 4 GB 以上的格式。', '请解压后拖入其中的 profile。'],
  method: f => [`其中的 ${f.entry} 使用 ${f.method} 压缩，这里无法打开。`, '请解压后拖入其中的 profile。'],
  nothing: f => [
    Number(f.files) > 0
      ? `其中的文件（${formatNumber(Number(f.files))} 个）都不是 profile。`
      : '其中没有文件。',
    '请拖入 /debug/pprof/goroutine 或 /debug/pprof/heap 的返回内容。',
  ],
}

const found = (f: Failure['facts']) => {
  if (f.what === undefined) return ''
  const expected = f.expected === undefined ? '' : `，应为 ${f.expected}`
  return f.found === undefined ? `：${f.what}` : `：${f.what} ${f.found}${expected}`
}

const textProblem = (at: string, f: Failure['facts']) => {
  const known: Readonly<Record<string, (at: string, facts: Failure['facts']) => string>> = textProblemsZh
  return known[String(f.what ?? 'nothing')]?.(at, f)
}

const byKind: Describe = (name, _, f) => {
  const known: Readonly<Record<string, (name: string, facts: Failure['facts']) => FailureText>> = foreignZh
  return (known[String(f.kind)] ?? foreignZh.PDF)(name, f)
}

const TOO_MUCH: Readonly<Record<string, (limit: number) => string>> = {
  entries: limit => `其中的文件超过 ${formatNumber(limit)} 个。`,
  layers: limit => `压缩层数超过 ${formatNumber(limit)} 层。`,
  window: limit => `解压需要占用超过 ${formatBytes(limit)} 的内存。`,
}

const texts: Record<FailureCode | PageFailureCode | LinkFailureCode | StoreFailureCode, Describe> = {
  ...storeFailuresZh,
  empty: (name, _, f) => ({
    title: `${name} 是空文件`,
    text: `文件${f.kind === 'blank' ? '只有空白' : '没有内容'}：采集失败或被中断。`,
    remedy: '请重新采集；curl -f 会在服务器拒绝时报错。',
  }),
  'not-found': (name, _, f) => ({
    title: `无法打开 ${name}`,
    text: `${f.reason ?? ''}`,
    remedy: '请检查路径。',
  }),
  'too-large': (name, _, f) => ({
    title: `${name} 太大`,
    text:
      f.what === undefined
        ? `文件为 ${size(f.bytes)}，一次最多读取 ${size(f.limit)}。`
        : `其中的 ${f.what} 超过 ${formatNumber(Number(f.limit))}。`,
    remedy: '请使用命令 npx stackdrift diff，或采集小得多的二进制格式。',
  }),
  'inflates-too-far': (name, at, f) => ({
    title: `${name} 解压后过大`,
    text: (TOO_MUCH[String(f.what)] ?? (limit => `解压后超过 ${formatBytes(limit)}${at}。`))(Number(f.limit)),
    remedy: 'profile 通常压缩约十倍，请确认文件正确。',
  }),
  'gzip-truncated': (name, at, f) => ({
    title: `${name} 不完整`,
    text: `${f.packing ?? 'gzip'} 流中断${at}，下载被截断。`,
    remedy: '请重新下载。函数名位于文件末尾，半个 profile 没有符号。',
  }),
  'gzip-corrupt': (name, at, f) => ({
    title: `${name} 已损坏`,
    text: `${f.packing ?? 'gzip'} 流无法解压${at}。`,
    remedy: '请以二进制方式重新复制；聊天软件与终端会改动字节。',
  }),
  'protobuf-truncated': (name, at) => ({
    title: `${name} 不完整`,
    text: `profile 中断${at}，下载被截断。`,
    remedy: '请重新下载。',
  }),
  'protobuf-corrupt': (name, at, f) => ({
    title: `${name} 已损坏`,
    text: `profile 无法解析${at}${found(f)}。`,
    remedy: '请以二进制方式重新复制，或重新采集。',
  }),
  'not-a-profile': (name, at, f) => ({
    title: `${name} 不是 profile`,
    text: textProblem(at, f) ?? `开头像 profile，但无法读取${at}${found(f)}。`,
    remedy: '请拖入 /debug/pprof/goroutine 或 runtime/pprof 的完整、未经改动的输出。',
  }),
  html: byKind,
  json: byKind,
  xml: byKind,
  'execution-trace': byKind,
  elf: byKind,
  'core-dump': byKind,
  packed: byKind,
  'other-profiler': byKind,
  report: byKind,
  document: byKind,
  'server-message': byKind,
  zip: (name, _, f) => {
    const [text, remedy] = (ARCHIVES[String(f.kind)] ?? DAMAGED)(f)
    const title = f.kind === 'password' ? `${name} 有密码保护` : `${name} 中没有可用的 profile`
    return f.kind === 'zip' || f.kind === 'tar' ? byKind(name, '', f) : { title, text, remedy }
  },
  'unknown-format': (name, at) => ({
    title: `${name} 的格式无法识别`,
    text: `既不是 pprof，也不是 goroutine 文本${at}。`,
    remedy: '请拖入 /debug/pprof/goroutine 或 /debug/pprof/heap 的返回内容。',
  }),
  cancelled: name => ({ title: `${name} 已取消`, text: '', remedy: '再次拖入即可继续。' }),
  'newer-link': (_, __, f) => ({
    title: `链接为 v=${f.version}，本页最高支持 v=${f.known}`,
    text: '它由更新版本的页面生成。',
    remedy: '请刷新以获得最新页面，链接内容不会丢失。',
  }),
  'link-cut': () => ({
    title: '链接不完整',
    text: '末尾缺少字符。聊天软件和邮件常会截断长链接。',
    remedy: '请对方用文件或代码块重新发送，或发送调用栈更少的链接。',
  }),
  'link-corrupt': () => ({
    title: '链接已损坏',
    text: '内容与生成时不同：有字符缺失或被改动，因此不显示任何内容。',
    remedy: '请从第一个字符到最后一个字符完整复制。',
  }),
  'link-newer': (_, __, f) => ({
    title: `链接数据为版本 ${f.version ?? '?'}，本页无法识别`,
    text: '它由更新版本的页面生成。',
    remedy: '请刷新以获得最新页面，链接内容不会丢失。',
  }),
  'link-too-large': (_, __, f) => ({
    title: '链接解开后远大于一次比较',
    text: `超过 ${size(f.limit)}，可能是恶意构造的。`,
    remedy: '请确认来源可信，并改为索取 profile 文件。',
  }),
  'not-fetched': (name, _, f) => ({
    title: `无法获取 ${name}`,
    text: f.status === undefined ? '服务器没有响应。' : `服务器返回 ${f.status}。`,
    remedy: '请重新启动命令，或把文件拖到这里。',
  }),
  'worker-lost': name => ({
    title: `无法读取 ${name}`,
    text: '后台线程已停止，多半是内存不足。',
    remedy: '请关闭其他标签页后再试，或使用命令 npx stackdrift diff。',
  }),
  'no-clipboard': name => ({
    title: `无法复制 ${name}`,
    text: '浏览器不允许本页写入剪贴板。',
    remedy: '请改为保存成文件。',
  }),
  internal: (name, _, f) => ({
    title: `处理 ${name} 时本页出错`,
    text: `${f.message ?? ''}`,
    remedy: '已载入的内容不受影响。请报告此问题并注明文件格式。',
  }),
}

export const failuresZh: typeof failuresEn = {
  describe(name, failure) {
    const { at } = failure
    const where =
      at === undefined
        ? ''
        : 'byte' in at
          ? `（字节 ${formatNumber(at.byte)}）`
          : `（第 ${formatNumber(at.line)} 行）`
    return texts[failure.code](name, where, failure.facts)
  },
  stop: '。',
  another: '选择其他文件',
  dismiss: '关闭',
}
