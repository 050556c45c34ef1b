import type { Comparison } from '#core/compare/comparison.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import type { SignatureMatch, Suspect } from '#core/suspects/suspect.ts'
import { displayPlaces } from '#core/symbol/place.ts'
import { sourceUrl } from '#core/symbol/source-url.ts'
import { signatureText, whyNormal } from '#messages/catalogue-text.ts'
import type { Messages } from '#messages/en.ts'
import { formatAmount, formatShare } from '#messages/format.ts'
import { Badge } from '#ui/Badge.tsx'
import { fetchLater } from '#ui/lazy-part.ts'
import { SymbolName } from '#ui/symbol/SymbolName.tsx'
import { CodeText } from './CodeText.tsx'
import styles from './DetailsPane.module.css'
import { Evidence } from './Evidence.tsx'
import { stackOfSuspect } from './exact-stack.ts'
import { type Figure, Figures, measureFigures } from './Figures.tsx'
import { fixSentence } from './fix-sentence.ts'
import { Links } from './Links.tsx'
import { linkOf } from './links.ts'
import { PaneHead } from './PaneHead.tsx'
import { ReviewWords } from './ReviewWords.tsx'
import { Section } from './Section.tsx'
import { StackSection } from './StackSection.tsx'
import { suspectText } from './suspect-text.ts'

const loadMarkdown = () => import('./suspect-markdown.ts')
fetchLater(loadMarkdown)

interface SuspectDetailsProps {
  readonly analysis: Analysis
  readonly suspect: Suspect
  readonly part: boolean
  readonly goVersion: string | null
  readonly messages: Messages
}

/** All about one suspect, in the order that helps under pressure: numbers, cause, fix, evidence, stack. */
export function SuspectDetails({ analysis, suspect, part, goVersion, messages: m }: SuspectDetailsProps) {
  const { comparison } = analysis
  const [match] = suspect.signatures
  const told = match && signatureText(match, m.catalogue)
  const exact = stackOfSuspect(analysis, suspect)
  const figures = [
    ...measureFigures(suspect, suspect.state, {
      unit: comparison.sampleType.unit,
      snapshot: comparison.snapshot,
      messages: m,
    }),
    ...shareFigure(comparison, suspect, m),
    ...costFigures(suspect, comparison.sampleType.unit, m),
  ]
  return (
    <>
      <PaneHead
        messages={m}
        text={() => suspectText(suspect, exact, comparison.sampleType.unit, m)}
        markdown={async () => (await loadMarkdown()).suspectMarkdown(suspect, comparison, m)}
      >
        <Badge look={part ? 'part' : suspect.tier}>{part ? m.part : m.tiers[suspect.tier]}</Badge>
      </PaneHead>
      <div className={styles.subject}>
        <SymbolName symbol={suspect.function} />
        <Figures figures={figures} />
      </div>
      <ReviewWords suspect={suspect} messages={m} />
      {match && <Cause match={match} suspect={suspect} goVersion={goVersion} messages={m} />}
      <WhatToDo suspect={suspect} messages={m} />
      {suspect.benign && (
        <Section title={m.details.whyNormal}>
          <p className={styles.text}>
            <CodeText text={whyNormal(suspect.benign, m.catalogue)} />
          </p>
        </Section>
      )}
      <Section title={m.details.evidence} note={m.details.weight}>
        <Evidence suspect={suspect} messages={m} />
      </Section>
      {told && told.healthyWhen !== '' && (
        <Section title={m.details.healthyWhen}>
          <p className={styles.text}>
            <CodeText text={told.healthyWhen} />
          </p>
        </Section>
      )}
      {exact && <StackSection exact={exact} goVersion={goVersion} messages={m} />}
    </>
  )
}

/** Its part of all growth; of a snapshot, where nothing is known to grow, its part of everything. */
function shareFigure(
  { snapshot, totals }: Comparison,
  { after, share }: Suspect,
  m: Messages,
): readonly Figure[] {
  const { details } = m.tableTexts
  if (!snapshot) return share > 0 ? [{ label: details.ofGrowth, value: formatShare(share) }] : []
  return totals.after > 0 ? [{ label: details.ofAll, value: formatShare(after / totals.after) }] : []
}

/** How fast it grows and what it costs at least. */
function costFigures({ perMinute, stackBytes }: Suspect, unit: string, m: Messages): readonly Figure[] {
  return [
    ...(perMinute === undefined
      ? []
      : [{ label: m.advice.perMinute, value: formatAmount(Number(perMinute.toPrecision(2)), unit) }]),
    ...(stackBytes === undefined ? [] : [{ label: m.advice.stacks, value: formatAmount(stackBytes, 'bytes') }]),
  ]
}

/** What to look for where no entry of the catalogue says it, and the captures that would decide. */
function WhatToDo({ suspect, messages: m }: { suspect: Suspect; messages: Messages }) {
  const { advice, signatures } = suspect
  if (!advice) return null
  const look = signatures.length === 0 ? m.advice.look[advice.code] : ''
  const sentences = [look, ...advice.next.map(code => m.advice.next[code])].filter(text => text !== '')
  if (sentences.length === 0) return null
  return (
    <Section title={m.advice.title}>
      {sentences.map(text => (
        <p key={text} className={styles.text}>
          <CodeText text={text} />
        </p>
      ))}
    </Section>
  )
}

function Cause(props: {
  match: SignatureMatch
  suspect: Suspect
  goVersion: string | null
  messages: Messages
}) {
  const { match, suspect, messages: m } = props
  const told = signatureText(match, m.catalogue)
  const sentence = fixSentence(match, m)
  const source = sourceUrl(suspect.file, suspect.line, props.goVersion)
  const place = displayPlaces(suspect.file, suspect.line).at(-1) ?? ''
  return (
    <>
      <Section title={m.details.cause}>
        <p className={styles.text}>
          <CodeText text={told.cause} />
        </p>
      </Section>
      <Section title={m.details.fix}>
        <p className={styles.text}>
          {sentence !== '' && <b>{sentence} </b>}
          <CodeText text={told.remedy} />
        </p>
        <Links
          links={[
            ...match.evidence.map(address => linkOf(address, m)),
            ...(source === null ? [] : [{ address: source, text: place }]),
          ]}
        />
      </Section>
    </>
  )
}
