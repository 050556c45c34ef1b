import type { Evidence } from './case.ts'
import { concentration, growth, outgrew, ratio } from './growth.ts'
import { benign, load, multiplied, replaced } from './healthy.ts'
import { joined } from './joined.ts'
import { known, proven, version } from './known.ts'
import { labels } from './labels.ts'
import { age, ageSpread, orphans, survivors, tooShort } from './lives.ts'
import { memory } from './memory.ts'
import { accompanied, piledUp, served, stranded } from './queue.ts'
import { series } from './series.ts'
import { profiler, state } from './state.ts'

/** Every kind of evidence; a new one is one file and one name here. */
export const EVIDENCE: readonly Evidence[] = [
  proven,
  known,
  version,
  growth,
  ratio,
  outgrew,
  state,
  concentration,
  survivors,
  orphans,
  age,
  ageSpread,
  labels,
  memory,
  series,
  multiplied,
  benign,
  load,
  joined,
  replaced,
  served,
  accompanied,
  stranded,
  piledUp,
  tooShort,
  profiler,
]
