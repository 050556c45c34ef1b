import type { Analysis } from '#core/suspects/analysis.ts'
import type { Facts, Scale } from './facts.ts'

/** Time spent is compared by shares, everything else by counts, until the reader chooses otherwise. */
export function scaleFor({ kind }: Analysis, { analysis, view }: Facts): Scale {
  if (kind === analysis?.kind) return view.scale
  return kind === 'cpu' ? 'relative' : analysis?.kind === 'cpu' ? 'absolute' : view.scale
}
