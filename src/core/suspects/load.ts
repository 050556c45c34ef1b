import type { Comparison } from '#core/compare/comparison.ts'
import type { Group } from './group.ts'
import { HARD_STATES, LEAST_GROWTH } from './weights.ts'

const HANDLER_ROOT = /^net\/http\.\(\*(?:conn|http2serverConn)\)\.(?:serve|runHandler)$/
const BACKGROUND_READ = 'net/http.(*connReader).backgroundRead'

/** Goroutines that stand beside a live connection or request each, and the group that counts those. */
export function loadOf(comparison: Comparison, groups: readonly Group[]): ReadonlyMap<Group, Group> {
  const inFlight = requestsInFlight(comparison, groups)
  const live = new Map<number, Group[]>()
  for (const group of groups) {
    if (!countsLive(comparison, group) && !inFlight.has(group)) continue
    const list = live.get(group.after)
    if (list) list.push(group)
    else live.set(group.after, [group])
  }
  const found = new Map(inFlight)
  for (const group of groups) {
    if (found.has(group) || HARD_STATES.has(group.state) || group.before < LEAST_GROWTH) continue
    const twin = twinOf(group, live, twin => explains(comparison, twin, group))
    if (twin) found.set(group, twin)
  }
  return found
}

/** Equal on both sides, but for the one that comes or goes while the profile is taken. */
function twinOf(
  group: Group,
  live: ReadonlyMap<number, readonly Group[]>,
  explains: (twin: Group) => boolean,
): Group | undefined {
  for (const after of [group.after, group.after - 1, group.after + 1]) {
    const twin = live
      .get(after)
      ?.find(each => each !== group && Math.abs(each.before - group.before) <= 1 && explains(each))
    if (twin) return twin
  }
  return undefined
}

/** A handler whose client still listens has a reader that waits for the client to go away; an abandoned one has none. */
function requestsInFlight(comparison: Comparison, groups: readonly Group[]): ReadonlyMap<Group, Group> {
  const found = new Map<Group, Group>()
  const reader = groups.find(({ normal }) => normal === BACKGROUND_READ)
  const handlers = groups.filter(
    group => group.normal !== rootName(comparison, group) && isHandler(comparison, group),
  )
  const count = handlers.reduce((sum, { after }) => sum + after, 0)
  if (!reader || count > reader.after * 1.05 + 1) return found
  for (const handler of handlers) if (!HARD_STATES.has(handler.state)) found.set(handler, reader)
  return found
}

function rootName({ offsets, stack, frames }: Comparison, { rows }: Group): string {
  return frames.name[stack[offsets[rows[0]!]!]!] ?? ''
}

function isHandler(comparison: Comparison, group: Group): boolean {
  return HANDLER_ROOT.test(rootName(comparison, group))
}

/** Sockets that a program opens for itself: nobody else makes them more. */
const OWN_SOCKET = /^internal\/poll\.\(\*FD\)\.(?:Accept|Raw|ReadFrom|ReadMsg)/

function countsLive(comparison: Comparison, { state, benign, rows }: Group): boolean {
  if (state === 'IO wait') return !someFrame(comparison, rows, name => OWN_SOCKET.test(name))
  return benign?.per === 'connection' || benign?.per === 'request'
}

const CLIENT_READER = 'net/http.(*persistConn).readLoop'

/**
 * A kept-alive connection to somebody else says how many clients this program has made, and nothing of whoever needs
 * them: only their own other half is explained.
 */
function explains(comparison: Comparison, twin: Group, { rows }: Group): boolean {
  return (
    rootName(comparison, twin) !== CLIENT_READER || someFrame(comparison, rows, name => name.startsWith('net/'))
  )
}

function someFrame(
  { offsets, stack, frames }: Comparison,
  rows: readonly number[],
  test: (name: string) => boolean,
): boolean {
  const row = rows[0]!
  for (let i = offsets[row]!; i < offsets[row + 1]!; i++) if (test(frames.name[stack[i]!]!)) return true
  return false
}
