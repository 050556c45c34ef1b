import { nodeAt } from '#core/compare/node.ts'
import { useMessages } from '#messages/use-messages.ts'
import { goVersionOf } from '#state/go-version.ts'
import { useFacts } from '#state/use-facts.ts'
import { DETAILS_ID } from '#ui/to-details.ts'
import styles from './DetailsPane.module.css'
import { FrameDetails } from './FrameDetails.tsx'
import { HowToRead } from './HowToRead.tsx'
import { Modules } from './Modules.tsx'
import { RowsDetails } from './RowsDetails.tsx'
import { SeveralDetails } from './SeveralDetails.tsx'
import { SuspectDetails } from './SuspectDetails.tsx'

/** All about what is selected; how to read the tables while nothing is. */
export function DetailsPane() {
  return (
    <div id={DETAILS_ID} tabIndex={-1} className={styles.pane}>
      <Selected />
      <SeenModules />
    </div>
  )
}

function SeenModules() {
  const messages = useMessages()
  const analysis = useFacts(facts => facts.analysis)
  if (!analysis) return null
  const { modules, comparison } = analysis
  return <Modules modules={modules} snapshot={comparison.snapshot} messages={messages} />
}

function Selected() {
  const messages = useMessages()
  const { analysis, selection, goVersion, tab } = useFacts(facts => ({
    // A suspect is found in everything, whatever the filters leave of it.
    analysis: facts.view.selection?.kind === 'suspect' ? facts.analysis : facts.shown,
    selection: facts.view.selection,
    goVersion: goVersionOf(facts),
    tab: facts.view.tab,
  }))
  const guide = <HowToRead view={tab} messages={messages} />
  if (!analysis || !selection) return guide
  const { comparison, suspects } = analysis
  const shared = { analysis, goVersion, messages }
  switch (selection.kind) {
    case 'suspect': {
      const whole = suspects[selection.index]
      const part = selection.part !== undefined
      const suspect = selection.part === undefined ? whole : whole?.parts[selection.part]
      if (!suspect) return guide
      return <SuspectDetails {...shared} suspect={suspect} part={part} />
    }
    case 'frame':
      if (comparison.frames.name[selection.frame] === undefined) return guide
      return <FrameDetails {...shared} frame={selection.frame} />
    case 'node':
      if (selection.to > comparison.before.length) return guide
      return selection.more ? (
        <SeveralDetails
          {...shared}
          nodes={[selection, ...selection.more].filter(node => node.to <= comparison.before.length)}
        />
      ) : (
        <RowsDetails {...shared} node={selection} />
      )
    case 'row': {
      if (selection.row >= comparison.before.length) return guide
      const node = nodeAt(comparison, selection.row, comparison.shown[selection.row] ?? 0)
      return <RowsDetails {...shared} node={node} />
    }
  }
}
