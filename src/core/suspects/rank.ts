import type { Comparison } from '#core/compare/comparison.ts'
import { foldCompanions, type Judged } from './companions.ts'
import type { Case, Surroundings } from './evidence/case.ts'
import { looksHealthy } from './evidence/healthy.ts'
import { frameFacts } from './frame-facts.ts'
import { type Lives, livesOf } from './goroutines.ts'
import { type Group, groupsOf } from './group.ts'
import type { Catalogue } from './match.ts'
import { reasonsFor, scoreOf } from './score.ts'
import { matchOf, signatureMatches, type Versions, versionsIn } from './signature-match.ts'
import { whySilent } from './silence.ts'
import { type Context, surroundingsOf, type Told } from './surroundings.ts'
import { type SignatureMatch, type Suspect, TIERS } from './suspect.ts'
import { placeOf } from './tier.ts'
import { withTold } from './told.ts'

/**
 * Every group of goroutines, judged: suspects by tier, then by change; rows of tier normal last, so that nothing is
 * hidden. The comparison must be by line; with details (goroutine ids, creators, labels) there is more evidence.
 * Kinds without wait states give an empty list, and `whySilent` tells why.
 */
export function rankSuspects(
  comparison: Comparison,
  context: Context,
  catalogue: Catalogue,
): readonly Suspect[] {
  if (whySilent(comparison, context.kind) !== null) return []
  const facts = frameFacts(comparison)
  const groups = groupsOf(comparison, facts, catalogue)
  const around = surroundingsOf(comparison, groups, facts, context)
  const lives = livesOf(comparison)
  const versions = versionsIn(comparison)
  const judged = groups.map(group =>
    judge(group, around, versions, lives?.(group.rows) ?? null, catalogue, context.told),
  )
  return foldCompanions(judged, catalogue)
    .map(({ suspect, order }) => ({
      suspect,
      place: TIERS.indexOf(order),
      growth: comparison.snapshot ? 0 : growthOf(suspect),
    }))
    .sort(inOrder)
    .map(({ suspect }, i) => ranked(suspect, i + 1))
}

/** Rows were made here and nobody else has them yet: thousands are not copied for one number. */
function ranked(suspect: { -readonly [key in keyof Suspect]: Suspect[key] }, rank: number): Suspect {
  suspect.rank = rank
  return suspect
}

function judge(
  group: Group,
  around: Surroundings,
  versions: Versions,
  lives: Lives | null,
  catalogue: Catalogue,
  told: Told | undefined,
): Judged {
  const subject = caseOf(group, around, versions, lives, catalogue)
  const reasons = withTold(reasonsFor(subject), told, group.rows)
  const score = scoreOf(reasons)
  const { tier, order } = placeOf(subject, reasons)
  const delta = group.after - group.before
  const series = around.countsOf(group)
  const benign = group.benign && looksHealthy(subject) ? { id: group.benign.id, why: group.benign.why } : null
  return {
    normal: group.normal,
    state: group.state,
    order,
    ids: subject.signatures.map(({ id }) => id).filter(id => !catalogue.byId.get(id)?.generic),
    suspect: {
      rank: 0,
      tier,
      score,
      function: group.function,
      file: group.file,
      line: group.line,
      state: group.text,
      stateDetail: group.detail,
      root: group.root,
      caller: group.caller,
      package: group.package,
      before: group.before,
      after: group.after,
      delta,
      share: around.growth > 0 ? Math.max(0, delta) / around.growth : 0,
      signatures: subject.signatures,
      benign,
      reasons,
      parts: [],
      rows: group.rows,
      ...(series && { series }),
    },
  }
}

function caseOf(
  group: Group,
  around: Surroundings,
  versions: Versions,
  lives: Lives | null,
  catalogue: Catalogue,
): Case {
  const signatures = signatureMatches(around.comparison, group, versions)
  const alone: Case = {
    group,
    signatures,
    lives,
    around,
    known: group.signatures.some(({ entry }) => !entry.generic),
  }
  const own = multipliedLeak(alone, versions, catalogue)
  return own ? { ...alone, signatures: [own, ...signatures], known: true } : alone
}

/** The leak that a look-alike names for the case that its objects multiply. */
function multipliedLeak(subject: Case, versions: Versions, catalogue: Catalogue): SignatureMatch | null {
  const id = subject.group.benign?.multiplied
  const entry = id === undefined || looksHealthy(subject) ? undefined : catalogue.byId.get(id)
  return entry ? matchOf(entry, new Map(), versions.seen) : null
}

interface Placed {
  readonly suspect: Suspect
  readonly place: number
  readonly growth: number
}

function inOrder(first: Placed, second: Placed): number {
  const a = first.suspect
  const b = second.suspect
  return (
    Number(a.tier === 'normal') - Number(b.tier === 'normal') ||
    first.place - second.place ||
    second.growth - first.growth ||
    b.score - a.score ||
    b.after - a.after ||
    (a.function < b.function ? -1 : 1)
  )
}

/** Growth of a row with its parts: one leak competes as a whole. */
function growthOf({ delta, parts }: Suspect): number {
  return parts.reduce((sum, part) => sum + part.delta, delta)
}
