import type { ReasonCode } from '#core/suspects/suspect.ts'
import { formatAmount, formatShare, formatNumber as n } from './format.ts'
import { amount, functionName, moduleName, number, type ReasonWords, reasonsFrom } from './reasons.en.ts'

const seconds = (fact: string | number | undefined) => `${n(Number(Number(fact ?? 0).toPrecision(2)))} 秒`

const PER: Readonly<Record<string, string>> = {
  connection: '每连接一个',
  request: '每请求一个',
  object: '每对象一个',
  process: '每进程一个',
}
const per = (fact: string | number | undefined) => PER[String(fact)] ?? '健康模式'

const WORDS: Readonly<Record<ReasonCode, ReasonWords>> = {
  known: {
    chip: f => (f.waiting === undefined ? '命中已知特征' : `已知特征，${number(f.waiting)} 个在等待`),
    text: f =>
      f.waiting === undefined
        ? `命中已知特征 ${f.id}，且数量增加：${f.title}`
        : `命中已知特征 ${f.id}，${number(f.waiting)} 个在等待；是否增长需要第二次采集：${f.title}`,
  },
  'pattern-in-use': {
    chip: () => '已知特征，也可能在正常使用',
    text: f => `与 ${f.id} 相似，但正常使用时调用栈相同：${f.title}`,
  },
  affected: {
    chip: f => `${f.version} 受影响`,
    text: f => `${moduleName(f.module)} ${f.version} 在受影响范围内`,
  },
  'not-affected': {
    chip: f => `${f.version} 不受影响`,
    text: f => `${moduleName(f.module)} ${f.version} 不在受影响范围内`,
  },
  proven: { chip: () => '由运行时证实', text: f => `运行时证实其中 ${number(f.count)} 个永远无法继续` },
  growth: {
    chip: f => `增加 ${amount(f, 'delta')}`,
    text: f => `${amount(f, 'before')} → ${amount(f, 'after')}，超出计数噪声`,
  },
  new: { chip: () => '全部为新增', text: f => `之前没有，之后 ${amount(f, 'after')} 个` },
  ratio: {
    chip: f => `×${n(Number((Number(f.after) / Math.max(1, Number(f.before))).toPrecision(2)))}`,
    text: f => `按比例 ${amount(f, 'before')} → ${amount(f, 'after')}`,
  },
  outgrew: {
    chip: () => '增速超过其余部分',
    text: f => `进程其余部分由 ${amount(f, 'before')} 变为 ${amount(f, 'after')}，没有跟上`,
  },
  concentration: {
    chip: f => `占增量 ${formatShare(Number(f.share))}`,
    text: f => `全部增量的 ${formatShare(Number(f.share))} 停在这一行`,
  },
  state: { chip: f => `停在 ${f.state}`, text: f => `停在 ${f.state}` },
  survivors: {
    chip: () => '原有的仍在',
    text: f => `之前的 ${number(f.before)} 个中有 ${number(f.survivors)} 个仍在`,
  },
  churn: {
    chip: () => '每次都不同',
    text: f => `之前的 ${number(f.before)} 个中只有 ${number(f.survivors)} 个仍在：它们来来去去`,
  },
  orphans: {
    chip: () => '创建者已结束',
    text: f => `${number(f.count)} 个中有 ${number(f.orphans)} 个的创建者已结束`,
  },
  age: {
    chip: f => `最长等待 ${number(f.longest)} 分钟`,
    text: f =>
      `${number(f.count)} 个中有 ${number(f.old)} 个等待超过 ${number(f.minutes)} 分钟，最长 ${number(f.longest)} 分钟`,
  },
  'too-short': {
    chip: f => `间隔 ${seconds(f.seconds)}`,
    text: f => `两次采集仅间隔 ${seconds(f.seconds)}：突发看起来也是这样`,
  },
  benign: { chip: f => per(f.per), text: f => `健康模式，${per(f.per)}（${f.id}）` },
  multiplied: {
    chip: f => `${per(f.per)}，却有很多`,
    text: f => `本应${per(f.per)}，却由 ${number(f.before)} 变为 ${number(f.after)}`,
  },
  replaced: {
    chip: () => '取代了另一个',
    text: f => `取代了 ${functionName(f.function)}（原有 ${number(f.before)} 个）`,
  },
  load: {
    chip: () => '随负载变化',
    text: f => `与 ${functionName(f.function)} 一样多：${number(f.count)}`,
  },
  joined: {
    chip: () => '启动者在等待',
    text: f => `由 ${functionName(f.function)} 启动并等待其结束：可能是正在运行的任务`,
  },
  served: {
    chip: () => '正在排队',
    text: f => `前面有 ${number(f.count)} 个已进入 ${functionName(f.function)} 的后续步骤并在工作：队列在前进`,
  },
  accompanied: {
    chip: () => '有忙碌的同伴',
    text: f =>
      `从 ${functionName(f.function)} 开始的 goroutine 增加得一样多（共 ${number(f.count)} 个）并在工作：可能正是它们在读取`,
  },
  stranded: {
    chip: () => '再无可推进者',
    text: () => '进程中没有任何 goroutine 在运行、休眠或等待 I/O：没有谁能唤醒它们',
  },
  'piled-up': {
    chip: f => `为之前的 ${number(f.times)} 倍`,
    text: f => `数量为之前的 ${number(f.times)} 倍，而工作量并未随之增加`,
  },
  'age-spread': {
    chip: () => '陆续出现',
    text: f => `等待时间从 ${number(f.shortest)} 到 ${number(f.longest)} 分钟不等：它们是陆续出现的`,
  },
  labels: {
    chip: f => `${f.key} 有 ${number(f.values)} 个值`,
    text: f => `${number(f.count)} 个 goroutine 上，标签 ${f.key} 有 ${number(f.values)} 个不同的值`,
  },
  heap: {
    chip: f => `多占用 ${formatAmount(Number(f.delta), 'bytes')}`,
    text: f => `同一段代码申请的在用内存增加了 ${formatAmount(Number(f.delta), 'bytes')}`,
  },
  monotone: {
    chip: f => `${number(f.of)} 步中有 ${number(f.steps)} 步增长`,
    text: f => `${number(Number(f.of) + 1)} 次采集中有 ${number(f.steps)}/${number(f.of)} 次增长：${f.series}`,
  },
  plateau: { chip: () => '已停止增长', text: f => `先增长，之后保持不变：${f.series}` },
  profiler: { chip: () => '本次采集请求', text: () => '采集该 profile 的 goroutine' },
}

export const reasonsZh = reasonsFrom(WORDS)
