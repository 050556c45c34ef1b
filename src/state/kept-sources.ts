import type { FileId } from '#worker/protocol.ts'
import type { Source } from './loading.ts'

const sources = new Map<FileId, Source>()

/** Remembers what a file was read from, for as long as it is loaded. */
export function keepSource(file: FileId, { name, blob, modified }: Source): void {
  sources.set(file, { name, blob, modified })
}

export function dropSource(file: FileId): void {
  sources.delete(file)
}

/** One or none, so that it can be flattened. */
export function sourceOf(file: FileId): readonly Source[] {
  const source = sources.get(file)
  return source ? [source] : []
}
