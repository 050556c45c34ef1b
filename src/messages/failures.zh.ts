import type { Failure, FailureCode } from '#core/profile/failure.ts'
import type { LinkFailureCode } from '#core/share/link-failure.ts'
import type { FailureText, failuresEn, PageFailureCode } from './failures.en.ts'
import { formatBytes, formatNumber } from './format.ts'

const ARCHIVES: Readonly<Record<string, string>> = {
  damaged: '其中有文件无法解压。',
  'no directory': '末尾缺失：下载被截断。',
  nothing: '其中没有文件。',
}

type Describe = (name: string, at: string, facts: Failure['facts']) => FailureText

const size = (value: string | number | undefined) =>
  typeof value === 'number' ? formatBytes(value) : '未知大小'

const capture = '请带上令牌或在 Pod 内重新请求，拖入之前先看一眼文件内容。'

const texts: Record<FailureCode | PageFailureCode | LinkFailureCode, Describe> = {
  empty: name => ({
    title: `${name} 是空文件`,
    text: '文件没有内容：采集失败或被中断。',
    remedy: '请重新采集；curl -f 会在服务器拒绝时报错。',
  }),
  'not-found': (name, _, f) => ({
    title: `无法打开 ${name}`,
    text: `${f.reason ?? ''}`,
    remedy: '请检查路径。',
  }),
  'too-large': (name, _, f) => ({
    title: `${name} 太大`,
    text: `文件为 ${size(f.bytes)}，浏览器标签页最多容纳 ${size(f.limit)}。`,
    remedy: '请使用命令 npx stackdrift diff，或采集小得多的二进制格式。',
  }),
  'inflates-too-far': (name, at, f) => ({
    title: `${name} 解压后过大`,
    text: `解压后超过 ${size(f.limit)}${at}。`,
    remedy: 'profile 通常压缩约十倍，请确认文件正确。',
  }),
  'gzip-truncated': (name, at) => ({
    title: `${name} 不完整`,
    text: `gzip 流中断${at}，下载被截断。`,
    remedy: '请重新下载。函数名位于文件末尾，半个 profile 没有符号。',
  }),
  'gzip-corrupt': (name, at) => ({
    title: `${name} 已损坏`,
    text: `gzip 流无法解压${at}。`,
    remedy: '请以二进制方式重新复制；聊天软件与终端会改动字节。',
  }),
  'protobuf-truncated': (name, at) => ({
    title: `${name} 不完整`,
    text: `profile 中断${at}，下载被截断。`,
    remedy: '请重新下载。',
  }),
  'protobuf-corrupt': (name, at) => ({
    title: `${name} 已损坏`,
    text: `profile 无法解析${at}。`,
    remedy: '请以二进制方式重新复制，或重新采集。',
  }),
  'not-a-profile': name => ({
    title: `${name} 不是 profile`,
    text: '可以解码，但没有 profile 应有的字段。',
    remedy: '请拖入 /debug/pprof/goroutine 或 runtime/pprof 的输出。',
  }),
  html: name => ({
    title: `${name} 是网页，不是 profile`,
    text: '服务器返回了网页，多半是登录页或错误页。',
    remedy: capture,
  }),
  json: name => ({
    title: `${name} 是 JSON，不是 profile`,
    text: '服务器返回了 JSON，多半是错误信息。',
    remedy: capture,
  }),
  xml: name => ({
    title: `${name} 是 XML，不是 profile`,
    text: '服务器返回了 XML，多半是存储服务的错误。',
    remedy: capture,
  }),
  'execution-trace': name => ({
    title: `${name} 是执行跟踪，不是 profile`,
    text: '它来自 /debug/pprof/trace，格式不同。',
    remedy: '请用 go tool trace 打开，并为本页采集 /debug/pprof/goroutine。',
  }),
  elf: name => ({
    title: `${name} 是程序，不是 profile`,
    text: '这是一个可执行文件。',
    remedy: '只需拖入 profile，不需要程序。',
  }),
  'core-dump': name => ({
    title: `${name} 是核心转储，不是 profile`,
    text: '它是进程的内存内容。',
    remedy: '请在进程运行时采集 /debug/pprof/goroutine，或用 dlv 读取转储。',
  }),
  zip: (name, _, f) => ({
    title: f.kind === 'password' ? `${name} 有密码保护` : `${name} 是压缩包`,
    text: f.kind === 'password' ? `${f.entry} 已加密。` : (ARCHIVES[String(f.kind)] ?? '一次只读取一个文件。'),
    remedy: '请解压后给出其中的 profile。',
  }),
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
  another: '选择其他文件',
  dismiss: '关闭',
}
