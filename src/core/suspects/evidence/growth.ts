import { WEIGHTS } from '#core/suspects/weights.ts'
import { type Case, clamp, type Evidence, reason } from './case.ts'

/** How much, on a log scale, times how far from the noise of counting: 3 → 6 is noise, 30 → 60 is not. */
export const growth: Evidence = ({ group, around }) => {
  const delta = group.after - group.before
  if (delta <= 0 || around.comparison.snapshot) return null
  const size = clamp(Math.log2(1 + delta) / 10)
  const deviations = delta / Math.sqrt(group.before + group.after + 1)
  const { before, after } = group
  return reason('growth', WEIGHTS.growth * size * clamp((deviations - 1) / 5), { before, after, delta })
}

export const ratio: Evidence = ({ group, around }) => {
  if (group.after <= group.before || around.comparison.snapshot) return null
  const doublings = Math.log2((group.after + 1) / (group.before + 1))
  const code = group.before === 0 ? 'new' : 'ratio'
  return reason(code, WEIGHTS.ratio * clamp(doublings / 5), { before: group.before, after: group.after })
}

/** Load moves everything; a leak leaves the rest behind. Four doublings beyond the rest count in full. */
export const outgrew: Evidence = ({ group, around }) => {
  const { totals, snapshot } = around.comparison
  if (group.after <= group.before || snapshot) return null
  const own = Math.log2((group.after + 1) / (group.before + 1))
  const rest = Math.log2((totals.after - group.after + 1) / (totals.before - group.before + 1))
  const before = totals.before - group.before
  return reason('outgrew', WEIGHTS.outgrew * clamp((own - Math.max(0, rest)) / 4), {
    before,
    after: totals.after - group.after,
  })
}

/** Leaks come from few source lines. */
export const concentration: Evidence = ({ group, around }: Case) => {
  const delta = group.after - group.before
  if (delta <= 0 || around.growth <= 0 || around.comparison.snapshot) return null
  const share = delta / around.growth
  return reason('concentration', WEIGHTS.concentration * share, { share })
}
