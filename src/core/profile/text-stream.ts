import { isFirst } from './debug2/dump-search.ts'
import { ReadStop } from './failure.ts'
import type { TextFormat } from './formats.ts'
import { type LogClock, newLogClock } from './layers/log-clock.ts'
import type { LineSink } from './layers/log-layer.ts'
import { throughLayers } from './layers/unwrap-log.ts'
import { joined } from './packing/inflate.ts'
import type { Profile } from './profile.ts'
import { planText, type TextPlan } from './text-plan.ts'
import { type Feed, feed, lineReader, readWhole } from './text-reader.ts'

export interface ReadText {
  readonly profiles: readonly Profile[]
  /** Names of what was taken off, outermost first. */
  readonly wrappers: readonly string[]
}

/** Text that comes in pieces. Both functions throw ReadStop. */
export interface TextStream {
  /** Pieces may be of any size and cut anywhere; their memory may be used again afterwards. */
  readonly push: (bytes: Uint8Array) => void
  /** Null where nothing was found. */
  readonly end: () => ReadText | null
}

/** Without any capture in it, so much of a text is kept for the lines before one. */
const KEPT = 1 << 17
/** So much is collected before it is searched. */
const SEARCHED = 1 << 20

/**
 * Reads text as it comes: looks for the first capture, tells format and layers by the lines around it, and gives
 * everything from there on to the reader. Holds some megabytes beside the profile.
 */
export function openTextStream(): TextStream {
  let looking: Uint8Array = new Uint8Array(0)
  let dropped = false
  let reading: { readonly feed: Feed; readonly plan: TextPlan } | null = null
  const look = (last: boolean) => {
    const plan = planText(looking, dropped ? 1 : 0, last)
    if (plan === 'more') return
    if (plan === null) {
      looking = looking.slice(Math.max(0, looking.length - KEPT))
      dropped = true
      return
    }
    reading = { feed: feedOf(plan), plan }
    reading.feed.push(looking.subarray(plan.from))
    looking = new Uint8Array(0)
  }
  return {
    push(bytes) {
      if (reading !== null) return reading.feed.push(bytes)
      looking = joined([looking, bytes], looking.length + bytes.length)
      if (looking.length >= SEARCHED) look(false)
    },
    end() {
      if (reading === null) look(true)
      return reading === null ? null : { profiles: reading.feed.end(), wrappers: wrappersOf(reading.plan) }
    },
  }
}

/** Reads a text that is there as a whole, with the same readers. Null where nothing was found. Throws ReadStop. */
export function readText(bytes: Uint8Array): ReadText | null {
  const plan = planText(bytes, 0, true)
  if (plan === null || plan === 'more') return null
  const rest = bytes.subarray(plan.from)
  if (plan.layers.length === 0) return { profiles: readWhole(plan.format.open(), rest), wrappers: [] }
  const through = feedOf(plan)
  for (let at = 0; at < rest.length; at += SEARCHED) through.push(rest.subarray(at, at + SEARCHED))
  return { profiles: through.end(), wrappers: wrappersOf(plan) }
}

function wrappersOf({ layers }: TextPlan): readonly string[] {
  return layers.map(({ name }) => name)
}

function feedOf({ format, layers }: TextPlan): Feed {
  if (layers.length === 0) return feed(format.open())
  const sources: Feed[] = []
  const clock = newLogClock()
  const sink = throughLayers(layers, () => sourceSink(format, sources, clock))
  const lines = lineReader(
    line => {
      clock.pass(line)
      sink.line(line.endsWith('\r') ? line.slice(0, -1) : line)
    },
    () => {
      sink.end()
      const profiles = profilesOf(sources)
      return layers.some(({ newestFirst }) => newestFirst) ? profiles.toReversed() : profiles
    },
  )
  return feed(lines)
}

/** Lines are given on to a reader in pieces of so many characters. */
const PIECE = 1 << 19

/** The end of all layers for one source: lines become bytes again, and those a profile. The last one has no end. */
function sourceSink(format: TextFormat, sources: Feed[], clock: LogClock): LineSink {
  const source = feed(format.open())
  const encoder = new TextEncoder()
  sources.push(source)
  let held = ''
  let started = false
  const told = clock.open()
  const flush = () => {
    if (held !== '') source.push(encoder.encode(held))
    held = ''
  }
  const line = (text: string) => {
    const mark = isFirst(text) ? told() : null
    const both = mark === null ? text : `${mark}\n${text}`
    held += started ? `\n${both}` : both
    started = true
    if (held.length >= PIECE) flush()
  }
  return { line, end: flush }
}

/** Profiles of all sources. One in which nothing is, as it only mentions a goroutine, is passed over. */
function profilesOf(sources: readonly Feed[]): readonly Profile[] {
  const profiles: Profile[] = []
  let stop: ReadStop | null = null
  for (const source of sources) {
    try {
      profiles.push(...source.end())
    } catch (error) {
      if (!(error instanceof ReadStop)) throw error
      stop ??= error
    }
  }
  const framed = profiles.filter(hasFrames)
  if (profiles.length === 0) throw stop ?? new ReadStop('not-a-profile', { what: 'goroutines', found: 0 })
  return framed.length > 0 ? framed : profiles
}

function hasFrames({ stacks }: Profile): boolean {
  return stacks.frames.length > 0
}
