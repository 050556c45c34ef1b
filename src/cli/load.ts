import { stat } from 'node:fs/promises'
import { moments, onSide } from '#core/compare/captures.ts'
import { withFileLabels } from '#core/compare/file-labels.ts'
import type { Sides, SourceFile } from '#core/compare/notes.ts'
import { ofOneKind } from '#core/compare/one-kind.ts'
import { type Candidate, onBothSides, type Proposal, pairFiles } from '#core/compare/pair-files.ts'
import { isNoProfile } from '#core/profile/failure.ts'
import { fingerprintOf } from '#core/profile/fingerprint.ts'
import { readProfiles } from '#core/profile/read.ts'
import { readStream, type StreamedProfiles } from '#core/profile/read-stream.ts'
import { UsageError } from './command.ts'
import { type Content, gather, nodeHost, Unreadable } from './gather.ts'

/** A file with the moment asked for by `FILE#2`, counted from 0. */
export interface Picked extends Candidate {
  readonly file: SourceFile
  readonly picked: number | null
}

/** What a path stands for, read: one file, or what a folder or an archive holds, with why the rest of it is no profile. */
export interface Loaded {
  readonly bundle: boolean
  readonly files: readonly Picked[]
  readonly refused: readonly Unreadable[]
}

/** Reads the path of one argument. Throws Unreadable when nothing in it is a profile. */
export async function loadPath(given: string): Promise<Loaded> {
  const { path, picked } = await pickIn(given)
  const { bundle, contents } = await gather(path)
  const files: Picked[] = []
  const refused: Unreadable[] = []
  for (const content of contents) {
    try {
      files.push(await loadContent(content, bundle ? null : picked, bundle || path === '-' ? null : given))
    } catch (error) {
      if (!bundle || !(error instanceof Unreadable)) throw error
      refused.push(error)
    }
  }
  const [only] = refused
  if (only && contents.length === 1) throw only
  if (files.length === 0)
    throw new Unreadable(path, { code: 'zip', facts: { kind: 'nothing', files: contents.length } })
  return { bundle, files, refused }
}

/** Up to this size a file is read at once; above it, and from standard input, as a stream. */
const AT_ONCE = 1 << 22
const QUIET = { onBytes: () => {}, stopped: () => false }

async function readContent({ read, streamed }: Content, name: string): Promise<StreamedProfiles> {
  if (streamed && streamed.size > AT_ONCE) {
    const result = await readStream(streamed, nodeHost, QUIET)
    if (!result.ok) throw new Unreadable(name, result.failure)
    return result.value
  }
  const bytes = await read()
  const result = await readProfiles(bytes, nodeHost)
  if (!result.ok) throw new Unreadable(name, result.failure)
  return { profiles: result.value, fingerprint: fingerprintOf(bytes) }
}

async function loadContent(content: Content, picked: number | null, called: string | null): Promise<Picked> {
  const name = content.name === '-' ? 'standard input' : content.name
  const { profiles, fingerprint } = await readContent(content, name)
  const count = moments(profiles).length
  if (picked !== null && (picked < 0 || picked >= count))
    throw new UsageError(
      `${name} holds ${count < 2 ? 'one capture' : `${count} captures`}; found #${picked + 1}`,
    )
  return {
    file: { name: called ?? name, fingerprint, profiles },
    picked,
    name,
    kind: profiles[0]?.kind ?? 'other',
    format: profiles[0]?.format ?? 'pprof',
    time: profiles.find(profile => profile.time !== null)?.time ?? null,
    modified: content.modified,
  }
}

/** `dump.log#2` is the second capture in dump.log, unless a file has that very name. */
async function pickIn(given: string): Promise<{ path: string; picked: number | null }> {
  const found = /^(.+)#(\d{1,6})$/.exec(given)
  const plain = found === null || (await stat(given).catch(() => null)) !== null
  return plain ? { path: given, picked: null } : { path: found[1] ?? given, picked: Number(found[2]) - 1 }
}

/**
 * Two lists of files, folders or archives as sides, of one kind of profile. Of a folder or an archive the files that
 * match the other side are taken. One list alone fills both sides: with a difference, with the first and the last moment
 * of a file that holds several, and with the pairs in a folder or an archive.
 */
export async function loadSides(
  before: string | null,
  after: string,
  sampleType?: string | boolean,
): Promise<Sides> {
  const given = { before: before === null ? [] : await loadList(before), after: await loadList(after) }
  const alone = before === null && given.after.length === 1
  const chosen = alone && given.after[0]?.bundle ? pairFiles(given.after[0].files) : matched(given)
  const fills = ({ file, picked }: Picked) =>
    file.profiles.some(each => each.side !== null) ||
    (alone && picked === null && chosen.before.length === 0 && moments(file.profiles).length > 0)
  const both = [...chosen.before, ...chosen.after].filter(fills)
  const take = (side: 'before' | 'after') =>
    [...new Set([...chosen[side], ...both])].flatMap(({ file, picked }) => onSide(file, side, picked) ?? [])
  const sides = {
    before: take('before'),
    after: take('after'),
    series: chosen.between.map(each => each.file),
    leftOut: [...chosen.aside.map(each => each.name), ...broken(given.before), ...broken(given.after)],
  }
  return withFileLabels(ofOneKind(sides, typeof sampleType === 'string' ? sampleType : null))
}

async function loadList(list: string): Promise<readonly Loaded[]> {
  const loaded: Loaded[] = []
  for (const path of list.split(',').filter(part => part !== '')) loaded.push(await loadPath(path))
  return loaded
}

/** Files of a folder or an archive that would be profiles if they were whole. */
function broken(loaded: readonly Loaded[]): string[] {
  return loaded.flatMap(({ refused }) =>
    refused.flatMap(({ file, failure }) => (isNoProfile(failure.code) ? [] : [file])),
  )
}

/** Files that were named one by one are all taken; of folders and archives what makes a side. */
function matched(given: Readonly<Record<'before' | 'after', readonly Loaded[]>>): Proposal<Picked> {
  const of = (side: 'before' | 'after', bundle: boolean) =>
    given[side].filter(each => each.bundle === bundle).flatMap(each => each.files)
  const bundles = onBothSides(of('before', true), of('after', true))
  return {
    ...bundles,
    before: [...of('before', false), ...bundles.before],
    after: [...of('after', false), ...bundles.after],
  }
}
