import { NONE, type Profile } from './profile.ts'

/** A closure, as the compiler names it and what it makes of `go f(x)` from Go 1.18 to 1.21. */
const CLOSURE = /^(.+)\.func\d+$/

/**
 * The profile without the closures that the compiler puts around `go f(x)`, where another capture shows them to be such:
 * it never names the closure, and has stacks that start with the function that the closure calls. Dumps of SIGQUIT show
 * these closures (Go 1.18 to 1.21, which name them like any other), all other formats leave them out.
 *
 *     main.(*Pool).run              main.(*Pool).run
 *     main.NewPool.func1     and                         → main.(*Pool).run
 *     created by main.NewPool       created by main.NewPool
 */
export function withoutWrappedRoots(profile: Profile, others: readonly Profile[]): Profile {
  const roots = wrappedRoots(profile, others)
  if (roots.size === 0) return profile
  const { offsets, frames } = profile.stacks
  const count = offsets.length - 1
  const shorter = new Uint32Array(count + 1)
  const kept = new Uint32Array(frames.length)
  let length = 0
  for (let stack = 0; stack < count; stack++) {
    const end = offsets[stack + 1]! - (roots.has(stack) ? 1 : 0)
    for (let at = offsets[stack]!; at < end; at++) kept[length++] = frames[at]!
    shorter[stack + 1] = length
  }
  return { ...profile, stacks: { ...profile.stacks, offsets: shorter, frames: kept.slice(0, length) } }
}

/** Stacks whose last frame is such a closure. */
function wrappedRoots(profile: Profile, others: readonly Profile[]): ReadonlySet<number> {
  if (!showsRuntime(profile)) return new Set()
  const witnesses = others.filter(other => !showsRuntime(other))
  const candidates = witnesses.length === 0 ? [] : closuresOnTheirGoLine(profile)
  if (candidates.length === 0) return new Set()
  const names = new Set(witnesses.flatMap(other => Array.from(other.functions.name, at => other.strings[at]!)))
  const starts = new Set(witnesses.flatMap(startsOf))
  return new Set(
    candidates
      .filter(({ closure, called }) => !names.has(closure) && starts.has(called))
      .map(({ stack }) => stack),
  )
}

/** Whether a dump has the runtime's own goroutines: only then does it show what the compiler wraps. */
function showsRuntime({ warnings }: Profile): boolean {
  return warnings.some(({ code }) => code === 'runtime-goroutines-left-out')
}

/** Stacks that start in a closure of their creator, in the line of its `go` statement, and what the closure calls. */
function closuresOnTheirGoLine(profile: Profile): { stack: number; closure: string; called: string }[] {
  const { goroutines, samples, stacks, frames } = profile
  if (goroutines === null) return []
  const seen = new Set<number>()
  const found: { stack: number; closure: string; called: string }[] = []
  for (let i = 0; i < samples.stack.length; i++) {
    const stack: number = samples.stack[i]!
    const creator: number = goroutines.creator[i]!
    const last: number = stacks.offsets[stack + 1]! - 1
    if (seen.has(stack) || creator === NONE || last <= stacks.offsets[stack]!) continue
    seen.add(stack)
    const root = stacks.frames[last]!
    const closure = nameOf(profile, root)
    const isOnLine =
      frames.line[root] === frames.line[creator] && fileOf(profile, root) === fileOf(profile, creator)
    if (isOnLine && CLOSURE.exec(closure)?.[1] === nameOf(profile, creator)) {
      found.push({ stack, closure, called: nameOf(profile, stacks.frames[last - 1]!) })
    }
  }
  return found
}

/** Names of the functions in which the stacks of a profile start, in the form of tracebacks. */
function startsOf(profile: Profile): string[] {
  const { offsets, frames } = profile.stacks
  const starts = new Set<number>()
  for (let stack = 0; stack + 1 < offsets.length; stack++) {
    const end = offsets[stack + 1]!
    if (end > offsets[stack]!) starts.add(frames[end - 1]!)
  }
  return [...starts].map(frame => nameOf(profile, frame))
}

function nameOf({ frames, functions, strings }: Profile, frame: number): string {
  const fn = frames.function[frame]!
  return fn === NONE ? '' : strings[functions.name[fn]!]!
}

function fileOf({ frames, functions, strings }: Profile, frame: number): string {
  const fn = frames.function[frame]!
  return fn === NONE ? '' : strings[functions.file[fn]!]!
}
