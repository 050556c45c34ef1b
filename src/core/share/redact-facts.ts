import type { Note, NoteCode } from '#core/compare/note.ts'
import { isPublicPackage } from './public-names.ts'
import type { Redaction } from './redaction.ts'

/** Notes whose words come from a closed list, or from the toolchain. */
const PLAIN: ReadonlySet<NoteCode> = new Set([
  'swapped',
  'different-types',
  'different-go',
  'too-close',
  'apart',
  'no-times',
  'already-a-diff',
  'inexact',
  'set-aside',
  'snapshot',
  'distinct-stacks',
])

/** Notes keep what they say and lose what they name; null for one that then says nothing. What is unknown here says nothing. */
export function redactNote(note: Note, rules: Redaction): Note | null {
  const { names, paths, builds } = rules
  const { code, facts } = note
  switch (code) {
    case 'different-hosts':
      return names === 'keep' && builds === 'keep'
        ? note
        : { ...note, facts: { before: 'host 1', after: 'host 2' } }
    case 'same-build':
      return builds === 'keep' ? note : { ...note, facts: { build: '' } }
    case 'different-builds':
      return builds === 'keep' ? note : { ...note, facts: { before: 'build 1', after: 'build 2' } }
    case 'same-file':
      return paths === 'keep' ? note : { ...note, facts: { name: 'after 1' } }
    case 'cut':
      return paths === 'keep' ? note : { ...note, facts: {} }
    case 'modules-changed':
      return names === 'keep' ? note : withList(note, 'text', rules, kept => ({ count: kept }))
    case 'modules':
      return names === 'keep' ? note : withList(note, 'modules', rules, () => ({}))
    default: {
      const bare = PLAIN.has(code) || Object.values(facts).every(each => typeof each === 'number')
      return bare || (names === 'keep' && paths === 'keep') ? note : null
    }
  }
}

/** Of a list of modules with their versions those that everybody may read. */
function withList(
  note: Note,
  key: string,
  rules: Redaction,
  counted: (kept: number) => Note['facts'],
): Note | null {
  const kept = String(note.facts[key] ?? '')
    .split(/, (?=\S+ v)/)
    .filter(each => isPublicPackage(`${each.split(' ')[0]}/`, '', rules))
  return kept.length === 0
    ? null
    : { ...note, facts: { ...note.facts, ...counted(kept.length), [key]: kept.join(', ') } }
}

/** Words of the catalogue, and those that every profile has. */
const KNOWN_WORDS: ReadonlySet<string> = new Set([
  'id',
  'title',
  'per',
  'state',
  'unit',
  'type',
  'version',
  'fixed',
  'series',
])

/** What becomes of a word in the evidence. */
export function redactWord(
  { names, labels }: Redaction,
  rename: (name: string) => string,
): (key: string, value: string) => string {
  return (key, value) => {
    if (key === 'function') return rename(value)
    if (key === 'key') return labels === 'drop' ? '' : value
    return names === 'keep' || KNOWN_WORDS.has(key) ? value : ''
  }
}
