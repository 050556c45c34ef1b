import type { ReportWords } from '#core/share/words.ts'

export const reportZh: ReportWords = {
  before: '之前',
  after: '之后',
  change: '变化',
  where: '等待位置',
  state: '状态',
  cause: '原因',
  fix: '处理',
  healthyWhen: '正常情况',
  evidence: '依据',
  links: '链接',
  parts: '同一泄漏的其他部分',
  others: '其他变化',
  ofGrowth: share => `占全部增量的 ${share}`,
  nothing: '没有调用栈的增长像是泄漏。',
  functions: '变化最大的函数',
  said: '评审',
  verdicts: { confirmed: '已确认', 'not-a-leak': '不是泄漏', unsure: '不确定' },
  pinned: '已固定',
  open: '打开此比较',
}
