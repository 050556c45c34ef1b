import { ReadStop } from '#core/profile/failure.ts'
import { MOST_LINES } from '#core/profile/limits.ts'
import { grown } from '#core/profile/spans.ts'
import { hashBytes, sameBytes } from './same-bytes.ts'

/**
 * The distinct lines of a dump as a tree, from the leaf frame to the root: goroutines that stand at the same place share
 * their path. A node keeps a copy of its line's significant bytes (no arguments, no offsets), so that the file can pass by
 * in pieces; lines are compared with them as a whole, so that nothing is decoded twice and no hash is trusted.
 */
export interface LineTrie {
  /** Significant bytes of all nodes, one after the other. */
  text: Uint8Array
  /** The same memory, for comparing several bytes at once. */
  words: DataView
  textLength: number
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

/** Distinct text beyond this is no dump: a goroutine has some kilobytes, and most stacks come again. */
const MOST_TEXT = 1 << 30

export function newLineTrie(): LineTrie {
  const column = () => new Uint32Array(1024)
  const text = new Uint8Array(1 << 16)
  return {
    text,
    words: new DataView(text.buffer),
    textLength: 0,
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

/** The child of a node for a line with these significant bytes of a window; made when it is new. */
export function childOf(
  trie: LineTrie,
  parent: number,
  kind: number,
  window: DataView,
  from: number,
  to: number,
): number {
  const { slots } = trie
  const mask = slots.length - 1
  const length = to - from
  let slot = hashBytes(window, from, to, seedOf(parent, kind)) & mask
  for (let node = slots[slot]!; node !== 0; node = slots[slot]!) {
    const same = trie.parent[node] === parent && trie.kind[node] === kind && trie.length[node] === length
    if (same && sameBytes(trie.words, trie.from[node]!, window, from, length)) {
      trie.recent[parent] = node
      return node
    }
    slot = (slot + 1) & mask
  }
  slots[slot] = trie.count
  return addNode(trie, parent, kind, new Uint8Array(window.buffer, window.byteOffset + from, length))
}

function seedOf(parent: number, kind: number): number {
  return Math.imul(parent, 0x9e3779b1) ^ kind
}

function addNode(trie: LineTrie, parent: number, kind: number, line: Uint8Array): number {
  const node = trie.count++
  if (node === trie.parent.length) growColumns(trie)
  if (trie.textLength + line.length > trie.text.length) growText(trie, line.length)
  trie.text.set(line, trie.textLength)
  trie.parent[node] = parent
  trie.kind[node] = kind
  trie.from[node] = trie.textLength
  trie.length[node] = line.length
  trie.textLength += line.length
  trie.recent[parent] = node
  if (trie.count * 2 > trie.slots.length) rehash(trie)
  return node
}

function growText(trie: LineTrie, more: number): void {
  const needed = trie.textLength + more
  if (needed > MOST_TEXT) throw new ReadStop('too-large', { what: 'text', bytes: needed, limit: MOST_TEXT })
  const text = new Uint8Array(Math.min(MOST_TEXT, Math.max(needed, trie.text.length * 2)))
  text.set(trie.text)
  trie.text = text
  trie.words = new DataView(text.buffer)
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
    const from = trie.from[node]!
    const seed = seedOf(trie.parent[node]!, trie.kind[node]!)
    let slot = hashBytes(trie.words, from, from + trie.length[node]!, seed) & mask
    while (slots[slot] !== 0) slot = (slot + 1) & mask
    slots[slot] = node
  }
  trie.slots = slots
}

/** Text of the line of a node. */
export function lineText(trie: LineTrie, node: number): string {
  const from = trie.from[node]!
  return new TextDecoder('utf-8').decode(trie.text.subarray(from, from + trie.length[node]!))
}
