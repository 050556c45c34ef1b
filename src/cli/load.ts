import { readFile, stat } from 'node:fs/promises'
import { gunzipSync, inflateRawSync } from 'node:zlib'
import { moments, onSide } from '#core/compare/captures.ts'
import type { Sides, SourceFile } from '#core/compare/notes.ts'
import { ofOneKind } from '#core/compare/one-kind.ts'
import { type Failure, type FailureCode, ReadStop } from '#core/profile/failure.ts'
import { fingerprintOf } from '#core/profile/fingerprint.ts'
import { type Host, readProfiles } from '#core/profile/read.ts'
import { UsageError } from './command.ts'

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
): [FailureCode, Failure['facts'], { byte: number }] {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'ERR_BUFFER_TOO_LARGE') return ['inflates-too-far', { limit }, { byte: bytes }]
  if (code === 'Z_BUF_ERROR') return ['gzip-truncated', { bytes }, { byte: bytes }]
  return ['gzip-corrupt', { bytes }, { byte: 0 }]
}

/** A file with the moment asked for by `FILE#2`, counted from 0. */
interface Picked {
  readonly file: SourceFile
  readonly picked: number | null
}

/** Files of a comma-separated list, read; `-` is standard input. Throws Unreadable. */
export async function loadFiles(list: string): Promise<readonly SourceFile[]> {
  const files = await loadPicked(list)
  return files.map(({ file, picked }) =>
    picked === null ? file : { ...file, profiles: moments(file.profiles).slice(picked, picked + 1) },
  )
}

async function loadPicked(list: string): Promise<readonly Picked[]> {
  const files: Picked[] = []
  for (const path of list.split(',').filter(part => part !== '')) files.push(await loadFile(path))
  return files
}

async function loadFile(given: string): Promise<Picked> {
  const { path, picked } = await pickIn(given)
  const name = path === '-' ? 'standard input' : path
  const bytes = await bytesOf(path, name)
  const result = await readProfiles(bytes, host)
  if (!result.ok) throw new Unreadable(name, result.failure)
  const count = moments(result.value).length
  if (picked !== null && (picked < 0 || picked >= count))
    throw new UsageError(
      `${path} holds ${count < 2 ? 'one capture' : `${count} captures`}; found #${picked + 1}`,
    )
  return {
    file: { name: path === '-' ? name : given, fingerprint: fingerprintOf(bytes), profiles: result.value },
    picked,
  }
}

/** `dump.log#2` is the second capture in dump.log, unless a file has that very name. */
async function pickIn(given: string): Promise<{ path: string; picked: number | null }> {
  const found = /^(.+)#(\d{1,6})$/.exec(given)
  const plain = found === null || (await stat(given).catch(() => null)) !== null
  return plain ? { path: given, picked: null } : { path: found[1] ?? given, picked: Number(found[2]) - 1 }
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

/**
 * Two lists of files as sides, of one kind of profile. One list alone fills both sides with a difference, and with the
 * first and the last moment of a file that holds several.
 */
export async function loadSides(
  before: string | null,
  after: string,
  sampleType?: string | boolean,
): Promise<Sides> {
  const given = { before: before === null ? [] : await loadPicked(before), after: await loadPicked(after) }
  const alone = before === null && given.after.length === 1
  const fills = ({ file, picked }: Picked) =>
    file.profiles.some(each => each.side !== null) ||
    (alone && picked === null && moments(file.profiles).length > 0)
  const both = [...given.before, ...given.after].filter(fills)
  const take = (side: 'before' | 'after') =>
    [...new Set([...given[side], ...both])].flatMap(({ file, picked }) => onSide(file, side, picked) ?? [])
  const sides = { before: take('before'), after: take('after') }
  return ofOneKind(sides, typeof sampleType === 'string' ? sampleType : null)
}
