import type { Evidence } from './case.ts'
import { concentration, growth, outgrew, ratio } from './growth.ts'
import { benign, load, multiplied, replaced } from './healthy.ts'
import { joined } from './joined.ts'
import { known, proven, version } from './known.ts'
import { age, orphans, survivors, tooShort } from './lives.ts'
import { piledUp, served, stranded } from './queue.ts'
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
  multiplied,
  benign,
  load,
  joined,
  replaced,
  served,
  stranded,
  piledUp,
  tooShort,
  profiler,
]
