import { NONE, type Profile, type Warning } from '#core/profile/profile.ts'

/** Verdicts per frame. A location is a run of inlined frames up to the one they are inlined into. */
const KEEP = 0
/** The location's own function matched: all its frames go. */
const PRUNED = 1
/** Towards the leaf of a match inside a location. */
const TRIMMED = 2
/** What remains of a location that was trimmed. */
const REST = 3

/**
 * Cuts stacks at the frames that the file itself calls uninteresting (`drop_frames` minus `keep_frames`), as pprof does
 * when it loads a file: https://github.com/google/pprof/blob/main/profile/prune.go. Go's runtime writes neither field.
 * An expression that JavaScript cannot compile changes nothing and is told as a warning.
 */
export function dropFrames(profile: Profile): Profile {
  if (profile.dropFrames === '') return profile
  const verdicts = judgeFrames(profile)
  if (verdicts === null) {
    const warning: Warning = { code: 'drop-frames-unreadable', facts: { expression: profile.dropFrames } }
    return { ...profile, warnings: [...profile.warnings, warning] }
  }
  const { offsets, frames } = profile.stacks
  const cut = { offsets: new Uint32Array(offsets.length), frames: new Uint32Array(frames.length) }
  let length = 0
  for (let stack = 0; stack + 1 < offsets.length; stack++) {
    const end = offsets[stack + 1]!
    for (let at = firstKept(frames, verdicts, offsets[stack]!, end); at < end; at++) {
      const frame = frames[at]!
      if (verdicts[frame] !== TRIMMED) cut.frames[length++] = frame
    }
    cut.offsets[stack + 1] = length
  }
  const stacks = { ...profile.stacks, offsets: cut.offsets, frames: cut.frames.slice(0, length) }
  return { ...profile, stacks }
}

function judgeFrames(profile: Profile): Uint8Array | null {
  const dropped = droppedFunctions(profile)
  if (dropped === null) return null
  const { inlined, function: functions } = profile.frames
  const verdicts = new Uint8Array(functions.length)
  for (let from = 0; from < functions.length; ) {
    let outermost = from
    while (inlined[outermost] === 1) outermost++
    let match = outermost
    while (match >= from && (functions[match] === NONE || dropped[functions[match]!] === 0)) match--
    if (match === outermost) verdicts.fill(PRUNED, from, outermost + 1)
    else if (match >= from) verdicts.fill(TRIMMED, from, match + 1).fill(REST, match + 1, outermost + 1)
    from = outermost + 1
  }
  return verdicts
}

function droppedFunctions(profile: Profile): Uint8Array | null {
  const drop = anchored(profile.dropFrames)
  const keep = anchored(profile.keepFrames)
  if (drop === null || keep === null) return null
  return Uint8Array.from(profile.functions.name, index => {
    const name = withoutArguments(profile.strings[index]!)
    return name !== '' && drop.test(name) && !(profile.keepFrames !== '' && keep.test(name)) ? 1 : 0
  })
}

function anchored(expression: string): RegExp | null {
  try {
    return new RegExp(`^(?:${expression})$`)
  } catch {
    return null
  }
}

/** pprof matches names without an argument list and without the dot that PowerPC puts in front. */
function withoutArguments(name: string): string {
  const plain = name.startsWith('.') ? name.slice(1) : name
  for (const match of plain.matchAll(/\(anonymous namespace\)|operator\(\)|\(/g)) {
    if (match[0] === '(') return plain.slice(0, match.index)
  }
  return plain
}

/** Where the kept part of a stack starts. Nothing is cut before the first kept location from the root. */
function firstKept(frames: Uint32Array, verdicts: Uint8Array, start: number, end: number): number {
  let found = false
  for (let at = end - 1; at >= start; at--) {
    const verdict = verdicts[frames[at]!]!
    if (verdict === KEEP) found = true
    else if (found && verdict !== REST) return at + 1
  }
  return start
}
