import { useMemo } from 'react'
import { peekAt } from '#core/compare/peek.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import { displayPlaces } from '#core/symbol/place.ts'
import { sourceUrl } from '#core/symbol/source-url.ts'
import { plainName } from '#core/symbol/symbol.ts'
import type { Messages } from '#messages/en.ts'
import { formatPair } from '#messages/format.ts'
import { SymbolName } from '#ui/symbol/SymbolName.tsx'
import { WrappedPlace } from '#ui/symbol/WrappedPlace.tsx'
import styles from './DetailsPane.module.css'
import { Figures, measureFigures } from './Figures.tsx'
import { Links } from './Links.tsx'
import { Neighbours } from './Neighbours.tsx'
import { PaneHead } from './PaneHead.tsx'

interface FrameDetailsProps {
  readonly analysis: Analysis
  readonly frame: number
  readonly goVersion: string | null
  readonly messages: Messages
}

/** All about one function: self and total on both sides, who calls it, and what it calls. */
export function FrameDetails({ analysis, frame, goVersion, messages: m }: FrameDetailsProps) {
  const { comparison } = analysis
  const { frames, snapshot, sampleType } = comparison
  const peek = useMemo(() => peekAt(comparison, frame), [comparison, frame])
  const name = frames.name[frame] ?? ''
  const file = frames.file[frame] ?? ''
  const line = frames.line[frame] ?? 0
  const source = sourceUrl(file, line, goVersion)
  const place = displayPlaces(file, line)[0] ?? ''
  const measure = { unit: sampleType.unit, snapshot, messages: m }
  const { details } = m.tableTexts
  const text = () =>
    [
      `${plainName(name)} ${place}`,
      `${details.self}: ${formatPair(peek.flat, sampleType.unit)}`,
      `${details.total}: ${formatPair(peek.cum, sampleType.unit)}`,
    ].join('\n')
  return (
    <>
      <PaneHead messages={m} text={text} markdown={() => `\`${plainName(name)}\`\n${text()}`}>
        <b>{m.columns.function}</b>
      </PaneHead>
      <div className={styles.subject}>
        <SymbolName symbol={name} />
        <p className={styles.place}>
          <WrappedPlace place={place} />
        </p>
        <Figures figures={measureFigures(peek.cum, details.total, measure)} />
        <Figures figures={measureFigures(peek.flat, details.self, measure)} />
        {source !== null && (
          <Links links={[{ address: source, text: displayPlaces(file, line).at(-1) ?? place }]} />
        )}
      </div>
      <Neighbours
        title={m.details.callers}
        neighbours={peek.callers}
        end={details.starts}
        of={peek.cum}
        comparison={comparison}
        messages={m}
      />
      <Neighbours
        title={details.callees}
        neighbours={peek.callees}
        end={details.itself}
        of={peek.cum}
        comparison={comparison}
        messages={m}
      />
    </>
  )
}
