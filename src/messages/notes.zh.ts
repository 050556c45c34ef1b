import type { Note } from '#core/compare/note.ts'
import { formatSpan } from './format.ts'
import type { notesEn } from './notes.en.ts'

const span = (f: Note['facts']) =>
  formatSpan(Number(f.seconds), { seconds: '秒', minutes: '分钟', hours: '小时', days: '天' })

export const notesZh: typeof notesEn = {
  'same-file': f => `两侧内容完全相同（${f.name}）：不会有差异`,
  swapped: f => `“之后”比“之前”早 ${span(f)}：看起来放反了`,
  'different-types': f => `类型不同：${f.before} 与 ${f.after} 无法相减`,
  'different-builds': () => '不同构建',
  'same-build': f => `同一构建 ${String(f.build).slice(0, 12)}`,
  'different-go': f => `Go 版本不同：${f.before} 与 ${f.after}`,
  'different-hosts': f => `主机不同：${f.before} 与 ${f.after}`,
  'too-close': f => `间隔仅 ${span(f)}：只看增量，分不清突发与泄漏`,
  apart: f => `间隔 ${span(f)}`,
  'no-times': () => '采集时间未知：按您给出的顺序',
  modules: f => `两侧均为 ${f.modules}`,
  'modules-changed': f => `版本变化：${f.text}`,
  'already-a-diff': () => '该文件本身就是差值，已拆回两侧',
  inexact: () => '总量过大，末位不精确',
  cut: f => `${f.file === undefined ? '有文件' : `${f.file} `}被截断：实际增长不少于所示`,
  'set-aside': f => `当前显示 ${f.shown}；不同类型从不相加，已搁置：${f.kinds}`,
  summed: f => `每侧多个文件（${f.before} 与 ${f.after}）已相加：标签“file”可区分它们`,
  series: f => `两者之间有 ${f.count} 次采集，作为序列`,
  'left-out': f => `未参与比较：${f.names}${Number(f.more) > 0 ? ` 等，另有 ${f.more} 个` : ''}`,
  snapshot: () => '仅一侧：增长未知',
  'distinct-stacks': f => `${f.stacks} 种调用栈，${f.both} 种两侧都有`,
}
