import { ReadStop } from './failure.ts'
import { grown } from './spans.ts'

/**
 * The distinct lines of a dump as a tree, from the leaf frame to the root: goroutines that stand at the same place share
 * their path. A line is kept as its significant bytes in the file (no arguments, no offsets) and compared with them byte
 * by byte, so that nothing is decoded for a stack that has been seen before, and no hash is trusted.
 */
export interface LineTrie {
  readonly bytes: Uint8Array
  count: number
  parent: Uint32Array
  kind: Uint32Array
  from: Uint32Array
  length: Uint32Array
  /** Child that was taken last; 0 where there is none. */
  recent: Uint32Array
  /** At the end of a stack: the `created by` line that was seen last after it; 0 where there is none. */
  creator: Uint32Array
  slots: Uint32Array
}

/** Roots of the tree: where stacks start, where `created by` lines do, and what headers say after the id. */
export const GOROUTINES = 1
export const CREATORS = 2
export const HEADERS = 3

const MOST_LINES = 1 << 26

export function newLineTrie(bytes: Uint8Array): LineTrie {
  const column = () => new Uint32Array(1024)
  return {
    bytes,
    count: HEADERS + 1,
    parent: column(),
    kind: column(),
    from: column(),
    length: column(),
    recent: column(),
    creator: column(),
    slots: new Uint32Array(4096),
  }
}

/** The child of a node for a line with these significant bytes; made when it is new. */
export function childOf(trie: LineTrie, parent: number, kind: number, from: number, to: number): number {
  const { bytes, slots } = trie
  const mask = slots.length - 1
  let hash = Math.imul(parent, 0x9e3779b1) ^ kind
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ bytes[at]!, 0x01000193)
  let slot = (hash ^ (hash >>> 15)) & mask
  for (let node = slots[slot]!; node !== 0; node = slots[slot]!) {
    if (trie.parent[node] === parent && trie.kind[node] === kind && sameLine(trie, node, from, to)) {
      trie.recent[parent] = node
      return node
    }
    slot = (slot + 1) & mask
  }
  slots[slot] = trie.count
  return addNode(trie, parent, kind, from, to)
}

function sameLine(trie: LineTrie, node: number, from: number, to: number): boolean {
  const bytes = trie.bytes
  let at = trie.from[node]!
  if (trie.length[node] !== to - from) return false
  for (let other = from; other < to; at++, other++) if (bytes[at] !== bytes[other]) return false
  return true
}

function addNode(trie: LineTrie, parent: number, kind: number, from: number, to: number): number {
  const node = trie.count++
  if (node === trie.parent.length) growColumns(trie)
  trie.parent[node] = parent
  trie.kind[node] = kind
  trie.from[node] = from
  trie.length[node] = to - from
  trie.recent[parent] = node
  if (trie.count * 2 > trie.slots.length) rehash(trie)
  return node
}

function growColumns(trie: LineTrie): void {
  const needed = trie.count
  if (needed > MOST_LINES) throw new ReadStop('too-large', { what: 'lines', limit: MOST_LINES })
  trie.parent = grown(trie.parent, needed)
  trie.kind = grown(trie.kind, needed)
  trie.from = grown(trie.from, needed)
  trie.length = grown(trie.length, needed)
  trie.recent = grown(trie.recent, needed)
  trie.creator = grown(trie.creator, needed)
}

function rehash(trie: LineTrie): void {
  const slots = new Uint32Array(trie.slots.length * 4)
  const mask = slots.length - 1
  for (let node = HEADERS + 1; node < trie.count; node++) {
    let hash = Math.imul(trie.parent[node]!, 0x9e3779b1) ^ trie.kind[node]!
    const to = trie.from[node]! + trie.length[node]!
    for (let at = trie.from[node]!; at < to; at++) hash = Math.imul(hash ^ trie.bytes[at]!, 0x01000193)
    let slot = (hash ^ (hash >>> 15)) & mask
    while (slots[slot] !== 0) slot = (slot + 1) & mask
    slots[slot] = node
  }
  trie.slots = slots
}

/** Text of the line of a node. */
export function lineText(trie: LineTrie, node: number): string {
  const from = trie.from[node]!
  return new TextDecoder('utf-8').decode(trie.bytes.subarray(from, from + trie.length[node]!))
}
