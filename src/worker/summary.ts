import { goVersionOf } from '#core/profile/facts.ts'
import type { Profile } from '#core/profile/profile.ts'
import type { CaptureSummary } from './protocol.ts'

/** What the page needs to know of a capture to say what was found and to put it on a side. */
export function summaryOf(profile: Profile): CaptureSummary {
  const { samples } = profile
  return {
    format: profile.format,
    wrapper: profile.wrapper,
    kind: profile.kind,
    side: profile.side,
    sampleTypes: profile.sampleTypes.map((type, i) => ({ ...type, total: sum(samples.values[i]) })),
    defaultSampleType: profile.defaultSampleType,
    samples: samples.stack.length,
    stacks: Math.max(0, profile.stacks.offsets.length - 1),
    time: profile.time,
    goVersion: goVersionOf(profile),
    buildId: profile.mappings[0]?.buildId || null,
    warnings: profile.warnings,
  }
}

function sum(values: Float64Array | undefined): number {
  return values?.reduce((total, value) => total + value, 0) ?? 0
}
