import { isHidden } from './plumbing.ts'
import { NONE, type Profile, type WaitState } from './profile.ts'
import { type Callers, CHANNELS, type Finding, SKIPPED, type WaitRule, waitRule } from './wait-rules.ts'

/** What is known of each function, looked up once by name. */
interface Memo {
  readonly names: readonly string[]
  readonly rules: readonly (WaitRule | undefined)[]
  readonly skipped: Uint8Array
  readonly hidden: Uint8Array
  /** Whether something took frames away, so that what stands at a leaf may be waiting. */
  readonly trimmed: boolean
}

/** Parks closer than this to the start of `chansend` and `chanrecv` are those of a nil channel. */
const NIL_WITHIN = 20
/** Go before 1.20 wrote no start line; these lines part the two parks of chan.go from Go 1.9 on. */
const NIL_LINES: Readonly<Record<string, number>> = { 'runtime.chansend': 200, 'runtime.chanrecv': 490 }

/** Fills in how each stack waits, for profiles of goroutines. Decides by function names, and by lines for nil channels. */
export function withWaitStates(profile: Profile): Profile {
  if (profile.kind !== 'goroutine' && profile.kind !== 'goroutineleak') return profile
  const memo = remember(profile)
  const count = profile.stacks.offsets.length - 1
  const state = new Uint16Array(count)
  const plumbing = new Uint16Array(count)
  const states: WaitState[] = []
  const known = new Map<string, number>()
  for (let stack = 0; stack < count; stack++) {
    const found = waitStateOf(profile, memo, stack)
    const key = `${found.text}\n${found.detail ?? ''}`
    let index = known.get(key)
    if (index === undefined) {
      index = states.push(found) - 1
      known.set(key, index)
    }
    state[stack] = index
    plumbing[stack] = plumbingOf(profile, memo, stack)
  }
  return { ...profile, states, stacks: { ...profile.stacks, state, plumbing } }
}

function remember(profile: Profile): Memo {
  const names = Array.from(profile.functions.name, index => profile.strings[index]!)
  const rules = names.map(waitRule)
  return {
    names,
    rules,
    skipped: Uint8Array.from(names, name => (SKIPPED.has(name) ? 1 : 0)),
    hidden: Uint8Array.from(names, name => (isHidden(name) ? 1 : 0)),
    trimmed: isTrimmed(profile, names, rules),
  }
}

/**
 * Whoever waits stands in `runtime.gopark`. A profile that has none of it, and nothing of the runtime or a leaf in a
 * function that is left by parking only, has been through a tool that hides frames, such as `pprof -proto -hide`.
 */
function isTrimmed({ stacks, frames }: Profile, names: readonly string[], rules: Memo['rules']): boolean {
  if (names.includes('runtime.gopark')) return false
  if (names.length > 0 && !names.some(name => name.startsWith('runtime.'))) return true
  for (let stack = 0; stack + 1 < stacks.offsets.length; stack++) {
    const at = stacks.offsets[stack]!
    const leaf = at < stacks.offsets[stack + 1]! ? frames.function[stacks.frames[at]!]! : NONE
    if (leaf !== NONE && rules[leaf]?.parked) return true
  }
  return false
}

function waitStateOf(profile: Profile, memo: Memo, stack: number): WaitState {
  const { offsets, frames } = profile.stacks
  const functions = profile.frames.function
  const end = offsets[stack + 1]!
  let at = offsets[stack]!
  const leaf = functions[frames[at]!]!
  if (at === end || leaf === NONE) return told(at === end ? 'running' : 'unknown')
  const parked = memo.names[leaf] === 'runtime.gopark'
  while (at < end && memo.skipped[functions[frames[at]!]!] === 1) at++
  const decisive = at < end ? functions[frames[at]!]! : NONE
  const rule = memo.rules[decisive]
  if (memo.trimmed && rule === undefined && !memo.hidden[leaf])
    return { ...told('unknown'), source: 'inferred' }
  if (rule === undefined || (rule.parked && !parked && !memo.trimmed)) return told('running')
  const callers = (n: number) => (at + 1 + n < end ? (memo.names[functions[frames[at + 1 + n]!]!] ?? '') : '')
  const line = profile.frames.line[frames[at]!]!
  return decide(rule, memo.names[decisive]!, callers, line, profile.functions.startLine[decisive]!)
}

/** The same for a stack of names and lines, leaf first, none of them hidden. */
export function namedState(frames: readonly { readonly name: string; readonly line: number }[]): {
  state: WaitState
  plumbing: number
} {
  const at = frames.findIndex(({ name }) => !SKIPPED.has(name))
  const { name, line } = frames[at] ?? { name: '', line: 0 }
  const rule = waitRule(name)
  const parked = frames[0]?.name === 'runtime.gopark'
  const shown = frames.findIndex(frame => !isHidden(frame.name))
  const plumbing = shown < 0 ? Math.max(0, frames.length - 1) : shown
  if (rule === undefined || (rule.parked && !parked)) return { state: told('running'), plumbing }
  return { state: decide(rule, name, n => frames[at + 1 + n]?.name ?? '', line, 0), plumbing }
}

function decide(rule: WaitRule, name: string, callers: Callers, line: number, start: number): WaitState {
  if (CHANNELS.has(name) && isNilPark(name, line, start)) return told(`${rule.text} (nil chan)`)
  return told(rule.text, rule.refine?.(callers))
}

function told(text: string, finding: Finding = {}): WaitState {
  return { text: finding.text ?? text, detail: finding.detail ?? null, source: 'stack' }
}

function isNilPark(name: string, line: number, start: number): boolean {
  if (line === 0) return false
  return start > 0 ? line - start < NIL_WITHIN : line < NIL_LINES[name]!
}

/** Leading frames that a traceback hides; where it would hide all, the last one stays as the place that waits. */
function plumbingOf(profile: Profile, memo: Memo, stack: number): number {
  const { offsets, frames } = profile.stacks
  const start = offsets[stack]!
  const last = offsets[stack + 1]! - 1
  let at = start
  while (at < last && memo.hidden[profile.frames.function[frames[at]!]!] === 1) at++
  return Math.min(at - start, 0xffff)
}
