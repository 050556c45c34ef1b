import { ADDRESS, FUNCTION } from '#core/compare/comparison.ts'
import type { Note } from '#core/compare/note.ts'
import type { Label } from '#core/profile/profile.ts'
import { packageOf, plainName } from '#core/symbol/symbol.ts'
import { createAliases } from './aliases.ts'
import { arrange } from './arrange.ts'
import { isPublicPackage, publicFile } from './public-names.ts'
import type { Redaction } from './redaction.ts'
import type { Shared, SharedFile, SharedFiles } from './shared.ts'
import type { Changed } from './shared-of.ts'
import type { OtherFrame } from './symbol-tree.ts'

/** A name before and after; `becomes` is the name itself where it stays, and null where it goes. */
export interface Replacement {
  readonly name: string
  readonly becomes: string | null
}

export interface Redacted extends Changed {
  readonly preview: readonly Replacement[]
}

/**
 * Takes out what only the owner should know: private packages and their files become aliases by module, type arguments
 * go, and so do names of files, hosts, builds and binaries. What the catalogue knows stays, so that suspects still fire.
 * Words that a person wrote for the review stay as they are.
 */
export function redact(shared: Shared, rules: Redaction): Redacted {
  const aliases = createAliases()
  const preview = new Map<string, string | null>()
  const rename = (name: string, file: string) => {
    const plain = plainName(name)
    const path = packageOf(plain)
    const becomes =
      rules.names === 'keep'
        ? name
        : isPublicPackage(path, file, rules)
          ? withoutArguments(plain)
          : aliases.functionOf(plain, path, file)
    preview.set(name, becomes)
    return becomes
  }
  const known = new Map<string, string>()
  const arranged = arrange(shared.comparison, {
    keep: null,
    labels: set => redactLabels(set, rules, aliases.labelOf),
    frame: frame => {
      const now = redactFrame(frame, rules, rename, aliases.binaryOf)
      known.set(plainName(frame.name), now.name)
      if (frame.file !== '' && frame.file !== now.file)
        preview.set(frame.file, now.file === '' ? null : now.file)
      return now
    },
  })
  for (const text of dropped(shared, rules)) preview.set(text, null)
  const { review } = shared
  return {
    rowOf: arranged.rowOf,
    frameOf: arranged.frameOf,
    word: (key, value) => (key === 'function' ? (known.get(value) ?? rename(value, '')) : value),
    preview: [...preview].map(([name, becomes]) => ({ name, becomes })),
    shared: {
      ...shared,
      comparison: arranged.comparison,
      files: redactFiles(shared.files, rules),
      notes: shared.notes.flatMap(note => redactNote(note, rules)),
      review: {
        title: review.title,
        suspects: review.suspects.map(each => ({ ...each, row: arranged.rowOf[each.row]! })),
        pinned: review.pinned.map(frame => arranged.frameOf[frame]!),
      },
    },
  }
}

/** Stubs made from protobuf files are told by the file's ending; suspects look at it. */
const GENERATED = /(?:\.pb|_grpc\.pb|\.connect)\.go$/

function redactFrame(
  frame: OtherFrame,
  rules: Redaction,
  rename: (name: string, file: string) => string,
  binaryOf: (name: string) => string,
): OtherFrame {
  const { kind, name, file, line } = frame
  const bare = rules.paths === 'drop'
  const aliased = rules.names === 'alias'
  if (kind === ADDRESS)
    return { ...frame, name: aliased ? binaryOf(name) : name, file: aliased || bare ? '' : file }
  if (kind !== FUNCTION) return frame
  const path = packageOf(name)
  const becomes = rename(name, file)
  if (isPublicPackage(path, file, rules))
    return { kind, name: becomes, file: bare ? publicFile(path, file, rules) : file, line }
  if (!aliased && !bare) return { kind, name: becomes, file, line }
  return { kind, name: becomes, file: GENERATED.test(file) ? `private${GENERATED.exec(file)![0]}` : '', line }
}

/** Type arguments may be anybody's types; text dumps write three dots for them too. */
function withoutArguments(name: string): string {
  const open = name.indexOf('[')
  const close = name.lastIndexOf(']')
  return open < 0 || close < open ? name : `${name.slice(0, open)}[...]${name.slice(close + 1)}`
}

function redactLabels(
  set: readonly Label[],
  { labels }: Redaction,
  labelOf: (label: Label) => Label,
): readonly Label[] {
  return labels === 'keep' ? set : labels === 'drop' ? [] : set.map(labelOf)
}

/** Names of files and builds that go, for the preview. */
function dropped({ files, notes }: Shared, { paths, builds }: Redaction): readonly string[] {
  const names = [...files.before, ...files.after].map(({ name }) => name)
  const ids = notes.flatMap(({ code, facts }) =>
    code === 'same-build' || code === 'different-builds' ? Object.values(facts).map(String) : [],
  )
  return [...(paths === 'drop' ? names : []), ...(builds === 'drop' ? ids : [])]
}

function redactFiles(files: SharedFiles, { paths, times }: Redaction): SharedFiles {
  const side = (list: readonly SharedFile[], word: string) =>
    list.map(({ name, format, time }, i) => ({
      name: paths === 'drop' ? `${word} ${i + 1}` : name,
      format,
      time: times === 'drop' ? null : time,
    }))
  return { before: side(files.before, 'before'), after: side(files.after, 'after') }
}

/** Notes keep what they say and lose what they name. */
function redactNote(note: Note, rules: Redaction): readonly Note[] {
  const { names, paths, builds } = rules
  switch (note.code) {
    case 'different-hosts':
      return names === 'keep' ? [note] : [{ ...note, facts: { before: 'host 1', after: 'host 2' } }]
    case 'same-build':
      return builds === 'keep' ? [note] : [{ ...note, facts: { build: '' } }]
    case 'different-builds':
      return builds === 'keep' ? [note] : [{ ...note, facts: { before: 'build 1', after: 'build 2' } }]
    case 'same-file':
      return paths === 'keep' ? [note] : [{ ...note, facts: { name: 'after 1' } }]
    case 'modules-changed': {
      if (names === 'keep') return [note]
      const kept = String(note.facts.text ?? '')
        .split(/, (?=\S+ v)/)
        .filter(each => isPublicPackage(`${each.split(' ')[0]}/`, '', rules))
      return kept.length === 0 ? [] : [{ ...note, facts: { count: kept.length, text: kept.join(', ') } }]
    }
    default:
      return [note]
  }
}
