import { ADDRESS, FUNCTION } from '#core/compare/comparison.ts'
import type { Label } from '#core/profile/profile.ts'
import { packageOf, plainName } from '#core/symbol/symbol.ts'
import { createAliases } from './aliases.ts'
import { arrange } from './arrange.ts'
import { isPublicPackage, publicFile } from './public-names.ts'
import { redactNote, redactWord } from './redact-facts.ts'
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
    word: redactWord(rules, name => known.get(name) ?? rename(name, '')),
    preview: [...preview].map(([name, becomes]) => ({ name, becomes })),
    shared: {
      ...shared,
      comparison: arranged.comparison,
      files: redactFiles(shared.files, rules),
      notes: shared.notes.flatMap(note => redactNote(note, rules) ?? []),
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

/** Where a side is several files, this label says which one: names of files, whatever becomes of other labels. */
const FILE = 'file'

function redactLabels(
  set: readonly Label[],
  { labels, paths }: Redaction,
  labelOf: (label: Label) => Label,
): readonly Label[] {
  if (labels === 'drop') return []
  const named = paths === 'drop' && set.some(({ key }) => key === FILE)
  if (labels === 'keep' && !named) return set
  return set.map(label => (labels === 'keep' && label.key !== FILE ? label : labelOf(label)))
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
