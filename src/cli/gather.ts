import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, inflateRawSync } from 'node:zlib'
import { type Failure, type FailureCode, ReadStop } from '#core/profile/failure.ts'
import { LARGEST_FILE, MOST_ENTRIES } from '#core/profile/limits.ts'
import { ARCHIVE_HEAD, isArchive, readArchive } from '#core/profile/packing/archive.ts'
import { isHidden } from '#core/profile/packing/entry.ts'
import type { Host } from '#core/profile/read.ts'
import type { StreamedFile } from '#core/profile/read-stream.ts'
import { bytesIn, headOf, streamedFile, streamedInput } from './streamed.ts'

/** A file that could not be read; leads to exit code 3. */
export class Unreadable extends Error {
  readonly file: string
  readonly failure: Failure
  constructor(file: string, failure: Failure) {
    super(failure.code)
    this.file = file
    this.failure = failure
  }
}

/** The bytes behind a path, or behind one of the files in a folder or an archive. */
export interface Content {
  readonly name: string
  /** Milliseconds since 1970, or null. */
  readonly modified: number | null
  readonly read: () => Promise<Uint8Array>
  /** The same as a stream, where it does not have to be held as a whole. */
  readonly streamed?: StreamedFile
}

/** What a path of the command line stands for. In a folder or an archive anything may lie, not only profiles. */
export interface Gathered {
  readonly bundle: boolean
  readonly contents: readonly Content[]
}

/** Larger than zlib's default of 16 kB: fewer pieces to join. */
const INFLATE_CHUNK = 1 << 18

/** Node's own zlib, which needs half the CPU time of its streams. */
export const nodeHost: Host = {
  async inflate(kind, bytes, limit) {
    try {
      const unpack = kind === 'gzip' ? gunzipSync : inflateRawSync
      return unpack(bytes, { maxOutputLength: limit, chunkSize: INFLATE_CHUNK })
    } catch (error) {
      throw new ReadStop(...inflateProblem(error, bytes.length, limit))
    }
  },
}

function inflateProblem(
  error: unknown,
  bytes: number,
  limit: number,
): [FailureCode, Failure['facts'], { byte: number }?] {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'ERR_BUFFER_TOO_LARGE') return ['inflates-too-far', { limit }, { byte: bytes }]
  if (code === 'Z_BUF_ERROR') return ['gzip-truncated', { bytes }, { byte: bytes }]
  return ['gzip-corrupt', { bytes }]
}

/** The file at a path, or all files in it where it is a folder or an archive; `-` is standard input. Throws Unreadable. */
export async function gather(path: string): Promise<Gathered> {
  const folder = path !== '-' && (await stat(path).catch(() => null))?.isDirectory()
  if (!folder) return fileOrArchive(await contentOf(path, null))
  const contents: Content[] = []
  for (const name of await filesUnder(path)) {
    const { mtimeMs: modified } = await stat(name)
    const inside = await fileOrArchive(await contentOf(name, modified))
    contents.push(...inside.contents)
  }
  return { bundle: true, contents }
}

/** Paths of the files in a folder, also in the folders in it, without hidden ones. Throws Unreadable beyond the limit. */
export async function filesUnder(folder: string): Promise<readonly string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found
    .filter(each => each.isFile())
    .map(each => join(each.parentPath, each.name))
    .filter(name => !isHidden(name.slice(folder.length)))
  if (files.length <= MOST_ENTRIES) return files.sort()
  const facts = { what: 'entries', limit: MOST_ENTRIES }
  throw new Unreadable(folder, { code: 'inflates-too-far', facts })
}

async function contentOf(path: string, modified: number | null): Promise<Content> {
  const streamed = path === '-' ? streamedInput() : await streamedFile(path)
  if (streamed === null) return { name: path, modified, read: () => bytesOf(path) }
  const read = path === '-' ? () => bytesIn(streamed) : () => bytesOf(path)
  return { name: path, modified, read, streamed }
}

async function fileOrArchive(content: Content): Promise<Gathered> {
  const head = await (content.streamed ? headOf(content.streamed, ARCHIVE_HEAD) : content.read())
  if (!(await isArchive(head.subarray(0, ARCHIVE_HEAD)))) return { bundle: false, contents: [content] }
  const bytes = await content.read()
  const result = await readArchive(bytes, nodeHost)
  if (!result.ok) throw new Unreadable(content.name, result.failure)
  return {
    bundle: true,
    contents: result.value.map(entry => ({
      name: `${content.name}/${entry.name}`,
      modified: entry.modified,
      read: async () => {
        if (entry.failure) throw new Unreadable(entry.name, entry.failure)
        return entry.bytes
      },
    })),
  }
}

async function bytesOf(path: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(path)
    if (size > LARGEST_FILE)
      throw new Unreadable(path, { code: 'too-large', facts: { bytes: size, limit: LARGEST_FILE } })
    return await readFile(path)
  } catch (error) {
    if (error instanceof Unreadable) throw error
    throw new Unreadable(path, {
      code: 'not-found',
      facts: { reason: error instanceof Error ? error.message : '' },
    })
  }
}
