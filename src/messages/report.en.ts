import type { ReportWords } from '#core/share/words.ts'

export const reportEn: ReportWords = {
  before: 'before',
  after: 'after',
  change: 'change',
  where: 'where it waits',
  state: 'state',
  cause: 'Cause',
  fix: 'Fix',
  healthyWhen: 'Healthy when',
  evidence: 'Evidence',
  links: 'Links',
  parts: 'Part of the same leak',
  others: 'Everything else that changed',
  ofGrowth: share => `${share} of all growth`,
  nothing: 'No stack grew in a way that looks like a leak.',
  functions: 'Functions that changed most',
  said: 'Review',
  verdicts: { confirmed: 'Confirmed', 'not-a-leak': 'Not a leak', unsure: 'Unsure' },
  pinned: 'Pinned',
  open: 'Open this comparison',
}
