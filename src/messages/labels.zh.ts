import { formatNumber as n } from './format.ts'
import type { LabelsMessages } from './labels.en.ts'
import { labelsEn } from './labels.en.ts'

export const labelsZh: LabelsMessages = {
  value: '值',
  keys: count => `${n(count)} 个键`,
  label: '标签',
  number: '数值',
  pseudo: '来自文本转储，并非标签',
  creator: '创建者',
  minutes: '已等待',
  locked: '锁定到线程',
  lockedValue: '已锁定',
  bucket: (from, to) => {
    const short = (minutes: number) =>
      minutes >= 1440 ? `${minutes / 1440} 天` : minutes >= 60 ? `${minutes / 60} 小时` : `${minutes} 分钟`
    if (to === null) return `${short(from)}以上`
    return from === 0 ? `不足 ${short(to)}` : `${short(from)}至 ${short(to)}`
  },
  shareTitle: '占之后全部的比例；之后为空时占之前全部的比例',
  ratioTitle: '之后是之前的多少倍',
  only: '聚焦',
  onlyTitle: '只保留带有此值的部分（Enter）',
  group: '按此分组',
  groupTitle: '把此键的值放到每个调用栈的根部',
  none: '这些 profile 没有标签',
  noneText:
    'CPU 与 goroutine profile 会带上程序设置的标签。在工作开始处设置标签，即可按租户、路由或任务区分增长的部分：',
  noneKind: '运行时不会把程序的标签写入这一类 profile。',
  code: labelsEn.code.replace(
    '// or for the rest of a goroutine’s life:',
    '// 或在 goroutine 余下的生命期内：',
  ),
  onlyPseudo:
    '没有标签：以下是文本转储中每个 goroutine 旁的信息。用 pprof.Do 与 pprof.SetGoroutineLabels 设置标签。',
}
