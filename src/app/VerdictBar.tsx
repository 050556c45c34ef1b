import type { Analysis } from '#core/suspects/analysis.ts'
import type { Suspect } from '#core/suspects/suspect.ts'
import { displayNames } from '#core/symbol/display-names.ts'
import { displayPlaces } from '#core/symbol/place.ts'
import { signatureText } from '#messages/catalogue-text.ts'
import type { Messages } from '#messages/en.ts'
import { directionOf, formatAmount, formatRatio, formatShare } from '#messages/format.ts'
import { useMessages } from '#messages/use-messages.ts'
import { chooseTab, select } from '#state/actions.ts'
import { useFacts } from '#state/use-facts.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Delta } from '#ui/Delta.tsx'
import { Icon } from '#ui/Icon.tsx'
import { CodeText } from '#views/details/CodeText.tsx'
import { CopyMarkdown } from './CopyMarkdown.tsx'
import { chooseFiles } from './sources.ts'
import styles from './VerdictBar.module.css'

/** The answer as a sentence with its fix, above the tabs and in every view. */
export function VerdictBar({ analysis }: { analysis: Analysis }) {
  const m = useMessages()
  const { heads, more } = analysis.verdict
  const [first] = heads
  const brief = useFacts(facts => facts.view.tab !== 'suspects')
  if (!first) return <Nothing analysis={analysis} />
  return (
    <section className={classes(styles.verdict, brief && styles.brief)}>
      <div className={styles.lines}>
        {heads.map((suspect, index) => (
          <Line
            key={suspect.rank}
            suspect={suspect}
            analysis={analysis}
            short={index > 0}
            more={index === heads.length - 1 ? more : 0}
          />
        ))}
      </div>
      <div className={styles.actions}>
        {analysis.comparison.snapshot && (
          <Button look="primary" icon="plus" onClick={() => chooseFiles('before')}>
            {m.verdict.addBefore}
          </Button>
        )}
        <EvidenceLink suspect={first} />
        <CopyMarkdown />
      </div>
    </section>
  )
}

interface LineProps {
  suspect: Suspect
  analysis: Analysis
  /** Without the sentence about its fix. */
  short: boolean
  /** How many suspects are not among the lines; said at the end of the last one. */
  more: number
}

function Line({ suspect, analysis, short, more }: LineProps) {
  const m = useMessages()
  const { unit } = analysis.comparison.sampleType
  const { snapshot } = analysis.comparison
  const index = analysis.suspects.findIndex(each => each.rank === suspect.rank)
  const [match] = suspect.signatures
  const told = match && signatureText(match, m.catalogue)
  const share = Math.min(
    1,
    suspect.parts.reduce((sum, part) => sum + part.share, suspect.share),
  )
  return (
    <div className={styles.line}>
      <Badge look={suspect.tier} large>
        {m.tiers[suspect.tier]}
      </Badge>
      <div className={styles.text}>
        <h1>
          <button
            type="button"
            data-print=""
            title={told?.title}
            onClick={() => select({ kind: 'suspect', index })}
          >
            {told ? withoutAside(told.title) : (displayNames(suspect.function)[1] ?? suspect.function)}
          </button>
          <span className={styles.amounts}>
            {!snapshot && <i>{formatAmount(suspect.before, unit)} → </i>}
            {formatAmount(suspect.after, unit)}{' '}
            {!snapshot && <Delta direction={directionOf(suspect)} text={formatRatio(suspect, m.change)} />}
          </span>
          {!snapshot && share > 0 && (
            <span className={styles.share}>{m.verdict.growth(formatShare(share))}</span>
          )}
          {more > 0 && (
            <button type="button" className={styles.more} onClick={() => chooseTab('suspects')}>
              {m.verdict.more(more)}
            </button>
          )}
        </h1>
        {!short && (
          <p title={told?.remedy}>
            <b>{fixOf(suspect, m)}</b> <CodeText text={told?.remedy ?? waits(suspect, unit, m)} />
          </p>
        )}
      </div>
    </div>
  )
}

/** A title's closing parenthesis holds what the details repeat; the line has no room for it. */
function withoutAside(title: string): string {
  return title.replace(/(?: \([^()]*\)|（[^（）]*）)$/, '')
}

function fixOf({ signatures: [match] }: Suspect, m: Messages): string {
  if (!match || match.module === null) return ''
  const module = match.module.split('/').at(-1) ?? match.module
  if (match.fixed === null)
    return match.seenVersion === null ? '' : m.verdict.unfixed(module, match.seenVersion)
  return match.seenVersion === null
    ? m.verdict.fixedIn(module, match.fixed)
    : m.verdict.fixedHas(module, match.fixed, match.seenVersion)
}

function waits(suspect: Suspect, unit: string, m: Messages): string {
  const place = displayPlaces(suspect.file, suspect.line).at(-1) ?? suspect.file
  return m.verdict.waits(formatAmount(suspect.after, unit), place, suspect.state)
}

const DISCUSSION = /github\.com\/[^/]+\/([^/]+)\/(?:issues|pull)\/(\d+)/

/** The address that backs the claim, a discussion if there is one, named as people name it: `ttrpc #72`. */
function EvidenceLink({ suspect }: { suspect: Suspect }) {
  const m = useMessages()
  const addresses = suspect.signatures[0]?.evidence ?? []
  const address = addresses.find(each => DISCUSSION.test(each)) ?? addresses[0]
  if (address === undefined) return null
  const issue = DISCUSSION.exec(address)
  return (
    <a className={styles.link} href={address} target="_blank" rel="noreferrer">
      <Icon name="external" small />
      {issue ? `${issue[1]} #${issue[2]}` : m.verdict.evidence}
    </a>
  )
}

function Nothing({ analysis }: { analysis: Analysis }) {
  const m = useMessages()
  const { comparison, kind } = analysis
  const amount = formatAmount(comparison.totals.after, comparison.sampleType.unit)
  const waits = kind === 'goroutine' || kind === 'goroutineleak'
  const [title, text] = comparison.snapshot
    ? [m.verdict.snapshot(waits ? m.count.goroutines(comparison.totals.after) : amount), m.verdict.snapshotText]
    : waits || analysis.suspects.length > 0
      ? [m.verdict.nothing, m.verdict.nothingText]
      : [m.verdict.silent(kind), m.verdict.silentText]
  return (
    <section className={styles.verdict}>
      <div className={styles.lines}>
        <div className={styles.line}>
          <Icon name={comparison.snapshot ? 'box' : waits ? 'check' : 'same'} />
          <div className={styles.text}>
            <h1>{title}</h1>
            <p>{text}</p>
          </div>
        </div>
      </div>
      <div className={styles.actions}>
        {comparison.snapshot ? (
          <Button look="primary" icon="plus" onClick={() => chooseFiles('before')}>
            {m.verdict.addBefore}
          </Button>
        ) : (
          <Button onClick={() => chooseTab(waits ? 'stacks' : 'functions')}>
            {waits ? m.verdict.showStacks : m.tabs.functions}
          </Button>
        )}
        <CopyMarkdown />
      </div>
    </section>
  )
}
