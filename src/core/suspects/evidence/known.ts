import { WEIGHTS } from '#core/suspects/weights.ts'
import { type Evidence, reason } from './case.ts'
import { hasHealthyTwin, heightOf, looksHealthy } from './healthy.ts'

/** A library's known leak. Patterns of the language explain a row but do not make it known. */
export const known: Evidence = subject => {
  const match = subject.signatures[0]
  const grew = subject.group.after > subject.group.before
  if (!match || !subject.known || !grew || looksHealthy(subject)) return null
  const entry = subject.group.signatures.find(found => found.entry.id === match.id)?.entry
  const facts = { id: match.id, title: match.title }
  if (subject.around.comparison.snapshot) {
    const waiting = { ...facts, waiting: subject.group.after }
    const far = entry !== undefined && heightOf(entry, subject.group.after) === 'far'
    return far ? reason('known', WEIGHTS.known, waiting) : reason('pattern-in-use', WEIGHTS.inUse, facts)
  }
  if (!entry || !hasHealthyTwin(subject, entry)) return reason('known', WEIGHTS.known, facts)
  return entry.per === 'connection' ? null : reason('pattern-in-use', WEIGHTS.inUse, facts)
}

/** What the version in the file paths says of it. */
export const version: Evidence = ({ signatures }) => {
  const match = signatures[0]
  if (!match || match.seenVersion === null || match.affected === 'unknown') return null
  const facts = { module: match.module ?? '', version: match.seenVersion, fixed: match.fixed ?? '' }
  return match.affected === 'yes'
    ? reason('affected', WEIGHTS.affected, facts)
    : reason('not-affected', WEIGHTS.notAffected, facts)
}

/** The runtime's own proof: a goroutineleak profile, or `(leaked)` in a dump. */
export const proven: Evidence = ({ group, lives, around }) => {
  const leaked = around.kind === 'goroutineleak' ? group.after : (lives?.leaked ?? 0)
  return leaked > 0 ? reason('proven', WEIGHTS.proven, { count: leaked }) : null
}
