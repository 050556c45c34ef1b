import { addFrame, addLabels, addStack, addState, type Builder, newBuilder } from '#core/profile/builder.ts'
import { isHidden } from '#core/profile/plumbing.ts'
import { NONE } from '#core/profile/profile.ts'
import { repairedName } from '#core/profile/repaired-name.ts'
import { CALL, ELIDED, INLINED, NATIVE, PLACE } from './dump-line.ts'
import type { Goroutine } from './dump-scan.ts'
import { CREATORS, GOROUTINES, type LineTrie, lineText } from './line-trie.ts'
import { printedState } from './printed-state.ts'

/** Frame that stands for those that the runtime left out of a deep stack. */
const ELIDED_NAME = '(frames elided)'

/** Functions of the runtime in which goroutines start that profiles count. */
const USERS = new Set(['runtime.main', 'runtime.corostart'])

const SYSTEM = -1

/** What a dump tells, one entry per goroutine, and what has been made of its stacks so far. */
export interface Goroutines {
  readonly builder: Builder
  readonly lines: LineTrie
  readonly stack: number[]
  readonly labels: number[]
  readonly id: number[]
  readonly minutes: number[]
  readonly creator: number[]
  readonly creatorId: number[]
  readonly flags: number[]
  /** Stacks by printed state and last node; SYSTEM where the goroutine is the runtime's own. */
  readonly stacks: Map<string, Map<number, number>>
  readonly creators: Map<number, number>
  /** Stacks with frames left out. */
  readonly elided: Set<number>
  /** How many of the runtime's own goroutines were left out, and how many had no stack printed. */
  system: number
  unavailable: number
}

export function newGoroutines(lines: LineTrie): Goroutines {
  return {
    builder: newBuilder(),
    lines,
    stack: [],
    labels: [],
    id: [],
    minutes: [],
    creator: [],
    creatorId: [],
    flags: [],
    stacks: new Map(),
    creators: new Map(),
    elided: new Set(),
    system: 0,
    unavailable: 0,
  }
}

/** Adds a goroutine, unless it is one of the runtime's own: those of SIGQUIT dumps, and g0. */
export function addGoroutine(found: Goroutines, { id, header, stack, creator, creatorId }: Goroutine): void {
  const number = stackAt(found, stack, header.state)
  if (id === 0 || number === SYSTEM) {
    found.system++
    return
  }
  if (stack === GOROUTINES) found.unavailable++
  found.id.push(id)
  found.stack.push(number)
  found.labels.push(header.labels.length === 0 ? 0 : addLabels(found.builder, header.labels))
  found.minutes.push(header.minutes)
  found.flags.push(header.flags)
  found.creator.push(creatorAt(found, creator))
  found.creatorId.push(creatorId)
}

function stackAt(found: Goroutines, node: number, state: string): number {
  let byNode = found.stacks.get(state)
  if (byNode === undefined) {
    byNode = new Map()
    found.stacks.set(state, byNode)
  }
  let stack = byNode.get(node)
  if (stack === undefined) {
    stack = newStack(found, node, state)
    byNode.set(node, stack)
  }
  return stack
}

function newStack(found: Goroutines, node: number, state: string): number {
  const { builder } = found
  const frames = framesAt(found, node)
  if (frames === null) return SYSTEM
  const nameAt = (n: number) => (n < frames.length ? nameOf(builder, frames[n]!) : '')
  const plumbing = frames.length > 1 && isHidden(nameAt(0)) ? frames.length - 1 : 0
  return addStack(builder, frames, addState(builder, printedState(state, nameAt)), plumbing)
}

/** Frames of the lines up to a node: what `debug=2` would show, or all where it would show nothing. */
function framesAt(found: Goroutines, node: number): readonly number[] | null {
  const { builder } = found
  const printed = readFrames(found, node)
  const all = printed.filter(frame => nameOf(builder, frame) !== 'runtime.goexit')
  const complete = all.length < printed.length
  const shown = all.filter(
    frame => !isHidden(nameOf(builder, frame)) && !(complete && isWrapper(builder, frame)),
  )
  if (isSystem(found, all)) return null
  if (shown.some(frame => nameOf(builder, frame) === ELIDED_NAME)) found.elided.add(node)
  return shown.length > 0 ? shown : all
}

/** The runtime's rule: it started there, and not to run user code. */
function isSystem({ builder }: Goroutines, frames: readonly number[]): boolean {
  const root = frames.length === 0 ? '' : nameOf(builder, frames[frames.length - 1]!)
  if (!root.startsWith('runtime.') || USERS.has(root)) return false
  return frames.every(frame => nameOf(builder, frame).startsWith('runtime.'))
}

function readFrames({ builder, lines }: Goroutines, last: number): number[] {
  const frames: number[] = []
  let place: string | null = null
  for (let node = last; node !== GOROUTINES && node !== CREATORS; node = lines.parent[node]!) {
    const kind = lines.kind[node]!
    const text = lineText(lines, node)
    if (kind === PLACE) place = text
    else if (kind === ELIDED) frames.push(addFrame(builder, { name: ELIDED_NAME }))
    else if (kind === NATIVE) frames.push(addFrame(builder, { name: text }))
    else {
      const name = repairedName(text.replace(/^created by /, ''))
      const calls = kind === CALL || kind === INLINED
      frames.push(addFrame(builder, { name, ...splitPlace(place), inlined: calls && kind === INLINED }))
      place = null
    }
  }
  return frames.reverse()
}

function splitPlace(place: string | null): { file: string; line: number } {
  if (place === null) return { file: '', line: 0 }
  const colon = place.lastIndexOf(':')
  return { file: place.slice(0, colon), line: Math.min(Number(place.slice(colon + 1)), 0xfffffffe) }
}

function creatorAt(found: Goroutines, node: number): number {
  if (node === 0) return NONE
  let frame = found.creators.get(node)
  if (frame === undefined) {
    frame = readFrames(found, node)[0] ?? NONE
    found.creators.set(node, frame)
  }
  return frame
}

/** Wrappers that the compiler makes; only dumps that show the runtime's frames too show them. */
function isWrapper(builder: Builder, frame: number): boolean {
  const file = builder.strings.list[builder.functions.file[builder.frames.function[frame]!]!]
  return file === '<autogenerated>' || /-fm$|\.(?:go|defer)wrap\d+$|·dwrap·\d+$/.test(nameOf(builder, frame))
}

function nameOf({ strings, functions, frames }: Builder, frame: number): string {
  return strings.list[functions.name[frames.function[frame]!]!]!
}
