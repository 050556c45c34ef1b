import type { Profile } from '#core/profile/profile.ts'
import type { Sides, SourceFile } from './notes.ts'

/** The key under which files of one side stay apart once they are summed. */
const KEY = 'file'

/**
 * Where a side has several files, every sample gets the label `file`: the path without the folders that all files of its
 * side have in common, so that a machine has one name on both sides. Sides of one file each stay as they are.
 */
export function withFileLabels<T extends Sides>(sides: T): T {
  if (sides.before.length < 2 && sides.after.length < 2) return sides
  return { ...sides, before: labelled(sides.before), after: labelled(sides.after) }
}

function labelled(files: readonly SourceFile[]): readonly SourceFile[] {
  const common = commonFolder(files.map(file => file.name))
  return files.map(file => ({
    ...file,
    profiles: file.profiles.map(profile => withLabel(profile, file.name.slice(common))),
  }))
}

/** Length of the folders that all paths begin with. Of a single path these are all but the last two parts. */
function commonFolder(names: readonly string[]): number {
  const [first = '', ...others] = names
  let end = first.lastIndexOf('/') + 1
  if (others.length === 0) end = first.lastIndexOf('/', end - 2) + 1
  while (end > 0 && !others.every(name => name.startsWith(first.slice(0, end))))
    end = first.lastIndexOf('/', end - 2) + 1
  return end
}

/** A profile has its own label of that key already when a collector wrote it; then that one stays. */
function withLabel(profile: Profile, value: string): Profile {
  const label = { key: KEY, value }
  const labelSets = profile.labelSets.map(set => (set.some(each => each.key === KEY) ? set : [...set, label]))
  const labels = profile.samples.labels.map(set => set + 1)
  return { ...profile, labelSets: [[], ...labelSets], samples: { ...profile.samples, labels } }
}
