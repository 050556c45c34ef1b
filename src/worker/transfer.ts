import type { Frames } from '#core/compare/comparison.ts'

/**
 * The buffers behind every typed array in a value, each once, to be handed over instead of copied.
 * Walks plain objects and arrays of objects; long lists of strings or numbers are not searched.
 */
export function buffersOf(value: object): ArrayBuffer[] {
  const found = new Set<ArrayBuffer>()
  const queue: unknown[] = [value]
  for (let item = queue.pop(); item !== undefined; item = queue.pop()) {
    if (ArrayBuffer.isView(item)) {
      if (item.buffer instanceof ArrayBuffer) found.add(item.buffer)
    } else if (Array.isArray(item)) {
      if (typeof item[0] === 'object') for (const each of item) if (isObject(each)) queue.push(each)
    } else if (isObject(item)) {
      for (const each of Object.values(item)) if (isObject(each)) queue.push(each)
    }
  }
  return [...found]
}

/** The same without what the worker keeps for later: the table of frames. */
export function buffersBeside(value: object, kept: readonly Frames[]): ArrayBuffer[] {
  const staying = new Set(kept.flatMap(buffersOf))
  return buffersOf(value).filter(buffer => !staying.has(buffer))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
