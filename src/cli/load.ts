import { readFile, stat } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import type { Sides, SourceFile } from '#core/compare/notes.ts'
import { type Failure, type FailureCode, ReadStop } from '#core/profile/failure.ts'
import { fingerprintOf } from '#core/profile/fingerprint.ts'
import { type Host, readProfiles } from '#core/profile/read.ts'
import { onSides } from '#core/suspects/analysis.ts'

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

const MAX_BYTES = 2 * 1024 ** 3

/** Larger than zlib's default of 16 kB: fewer pieces to join. */
const INFLATE_CHUNK = 1 << 18

/** Node's own zlib, which needs half the CPU time of its streams. */
const host: Host = {
  async inflate(_kind, bytes, limit) {
    try {
      return gunzipSync(bytes, { maxOutputLength: limit, chunkSize: INFLATE_CHUNK })
    } catch (error) {
      throw new ReadStop(...inflateProblem(error, bytes.length, limit))
    }
  },
}

function inflateProblem(
  error: unknown,
  bytes: number,
  limit: number,
): [FailureCode, Failure['facts'], { byte: number }] {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'ERR_BUFFER_TOO_LARGE') return ['inflates-too-far', { limit }, { byte: bytes }]
  if (code === 'Z_BUF_ERROR') return ['gzip-truncated', { bytes }, { byte: bytes }]
  return ['gzip-corrupt', { bytes }, { byte: 0 }]
}

/** Files of a comma-separated list, read; `-` is standard input. Throws Unreadable. */
export async function loadFiles(list: string): Promise<readonly SourceFile[]> {
  const files: SourceFile[] = []
  for (const path of list.split(',').filter(part => part !== '')) files.push(await loadFile(path))
  return files
}

async function loadFile(path: string): Promise<SourceFile> {
  const name = path === '-' ? 'standard input' : path
  const bytes = await bytesOf(path, name)
  const result = await readProfiles(bytes, host)
  if (!result.ok) throw new Unreadable(name, result.failure)
  return { name, fingerprint: fingerprintOf(bytes), profiles: result.value }
}

async function bytesOf(path: string, name: string): Promise<Uint8Array> {
  if (path === '-') return readStandardInput()
  try {
    const { size } = await stat(path)
    if (size > MAX_BYTES)
      throw new Unreadable(name, { code: 'too-large', facts: { bytes: size, limit: MAX_BYTES } })
    return await readFile(path)
  } catch (error) {
    if (error instanceof Unreadable) throw error
    throw new Unreadable(name, {
      code: 'not-found',
      facts: { reason: error instanceof Error ? error.message : '' },
    })
  }
}

async function readStandardInput(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of process.stdin) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Two lists of files as sides; a file that is a difference already fills both. */
export async function loadSides(before: string | null, after: string): Promise<Sides> {
  const given = {
    before: before === null ? [] : await loadFiles(before),
    after: await loadFiles(after),
  }
  const sides: { before: SourceFile[]; after: SourceFile[] } = { before: [], after: [] }
  for (const side of ['before', 'after'] as const)
    for (const file of given[side]) {
      const split = onSides(file.profiles, side)
      for (const target of ['before', 'after'] as const)
        if (split[target].length > 0) sides[target].push({ ...file, profiles: split[target] })
    }
  return sides
}
