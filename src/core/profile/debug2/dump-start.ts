import { CALL, INLINED, PLACE } from './dump-line.ts'

/** What stands before the first goroutine. */
export interface DumpStart {
  /** Whether a stack is there that has lost its header. */
  headless: boolean
  /** Whether something was announced that has stacks of its own: the runtime's, or those of a race. */
  announced: boolean
  lastKind: number
}

const ANNOUNCED = /^(?:runtime stack:|WARNING: DATA RACE|\[originating from)/

export function newStart(): DumpStart {
  return { headless: false, announced: false, lastKind: -1 }
}

/** Takes a line from before the first goroutine: a call with its place below is what is left of one that was cut off. */
export function lookAtStart(start: DumpStart, kind: number, line: Uint8Array): void {
  if (ANNOUNCED.test(new TextDecoder('latin1').decode(line.subarray(0, 40)))) start.announced = true
  const called = start.lastKind === CALL || start.lastKind === INLINED
  if (kind === PLACE && called && !start.announced) start.headless = true
  start.lastKind = kind
}
