import { formatNumber } from './format.ts'
import type { textProblemsEn } from './text-problems.en.ts'

type Describe = (typeof textProblemsEn)['base64']

const record =
  (kind: string): Describe =>
  (at, f) =>
    `有一条记录${at}不属于${kind}：“${f.quote ?? ''}”。`

export const textProblemsZh: typeof textProblemsEn = {
  nothing: (_, f) =>
    f.quote === undefined
      ? '这是文本，其中没有找到调用栈。'
      : `这是文本，其中没有找到调用栈。开头为：“${f.quote}”。`,
  records: (_, f) =>
    `首行声明共 ${formatNumber(Number(f.announced ?? 0))} 个，但后面没有内容：其余部分被截断。`,
  goroutines: (_, f) =>
    Number(f.system ?? 0) > 0
      ? `其中只有 Go 运行时自身的 ${formatNumber(Number(f.system))} 个 goroutine，没有程序的。`
      : '其中有 goroutine 的首行，但在该 goroutine 结束之前就中断了。',
  'goroutine record': record(' goroutine profile'),
  'heap record': record(' heap profile'),
  'contention record': record(' block 或 mutex profile'),
  base64: (at, f) => `其为 base64，但“${f.found}”${at}不是 base64 字符。`,
}
