import { formatBytes, formatNumber } from './format.ts'
import type { WarningTexts, warningsEn } from './warnings.en.ts'

const n = (value: string | number | undefined) => formatNumber(Number(value ?? 0))

const seconds = (value: string | number | undefined) => n(Number(Number(value ?? 0).toPrecision(3)))

const DIFFERENCE: Readonly<Record<string, string>> = {
  label: 'pprof 标记了较早一侧的采样',
  sign: '负值为较早一侧',
  columns: '两列即为两侧',
}

const texts: WarningTexts = {
  'already-a-diff': f => `该文件本身就是差值：${DIFFERENCE[String(f.by)] ?? '已拆回两侧'}。`,
  'beginning-missing': () => '开头缺失：文件从中途开始，之前的内容未计入。',
  'covers-a-time': f =>
    f.kind === 'heap'
      ? `该文件注明只涵盖 ${seconds(f.seconds)} 秒。若以 ?seconds=N 采集，分配量是这段时间内的，在用内存是新增部分；此时 heap 与 allocs 的文件内容相同。`
      : `该文件只涵盖 ${seconds(f.seconds)} 秒（如 ?seconds=N）：是这段时间内新增的，而非当时的全部。`,
  'cycles-unknown': () => '文件未注明每秒的周期数：延迟以周期计，而非纳秒。',
  'drop-frames-unreadable': f => `无法识别其 drop_frames 表达式，因此未去除任何栈帧：${f.expression}`,
  'dump-cut': f =>
    Number(f.limit) > 0
      ? `Go 写到 ${formatBytes(Number(f.limit))} 即停止：此处有 ${n(f.goroutines)} 个 goroutine，实际更多。`
      : `文件在某个 goroutine 中途结束：读到 ${n(f.goroutines)} 个完整的。`,
  'frames-elided': f => `${n(f.stacks)} 种调用栈过深，Go 省略了部分栈帧，显示为 (frames elided)。`,
  'inexact-value': () => '有数值过大，末位不精确。',
  'no-samples': () => '文件中没有采样。',
  'packing-cut': () => '下载被截断：已读取截断处之前的文本，其后的内容未计入。',
  'runtime-goroutines-left-out': f => `已略去 Go 运行时自身的 ${n(f.count)} 个 goroutine，与 profile 一致。`,
  'stacks-unavailable': f => `${n(f.count)} 个 goroutine 正在其他线程上运行，无法打印调用栈。`,
  'total-differs': f => `文件声明 ${n(f.announced)}，实际只有 ${n(f.found)}：内容有缺失。`,
  'year-unknown': f => `日志只写了 ${f.text}，没有年份：采集时间无法确定，因此不显示。`,
  'zone-unknown': f => `日志写的是 ${f.text}，没有时区：按 UTC 处理。`,
}

export const warningsZh: typeof warningsEn = {
  text: warning => texts[warning.code](warning.facts),
  of: (name, text) => `${name}：${text}`,
}
