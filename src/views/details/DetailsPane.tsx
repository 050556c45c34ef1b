import { nodeAt } from '#core/compare/node.ts'
import { useMessages } from '#messages/use-messages.ts'
import { goVersionOf } from '#state/go-version.ts'
import { useFacts } from '#state/use-facts.ts'
import { DETAILS_ID } from '#ui/to-details.ts'
import styles from './DetailsPane.module.css'
import { FrameDetails } from './FrameDetails.tsx'
import { HowToRead } from './HowToRead.tsx'
import { RowsDetails } from './RowsDetails.tsx'
import { SuspectDetails } from './SuspectDetails.tsx'

/** All about what is selected; how to read the tables while nothing is. */
export function DetailsPane() {
  return (
    <div id={DETAILS_ID} tabIndex={-1} className={styles.pane}>
      <Selected />
    </div>
  )
}

function Selected() {
  const messages = useMessages()
  const { analysis, selection, goVersion } = useFacts(facts => ({
    // A suspect is found in everything, whatever the filters leave of it.
    analysis: facts.view.selection?.kind === 'suspect' ? facts.analysis : facts.shown,
    selection: facts.view.selection,
    goVersion: goVersionOf(facts),
  }))
  if (!analysis || !selection) return <HowToRead messages={messages} />
  const { comparison, suspects } = analysis
  const shared = { analysis, goVersion, messages }
  switch (selection.kind) {
    case 'suspect': {
      const whole = suspects[selection.index]
      const part = selection.part !== undefined
      const suspect = selection.part === undefined ? whole : whole?.parts[selection.part]
      if (!suspect) return <HowToRead messages={messages} />
      return <SuspectDetails {...shared} suspect={suspect} part={part} />
    }
    case 'frame':
      if (comparison.frames.name[selection.frame] === undefined) return <HowToRead messages={messages} />
      return <FrameDetails {...shared} frame={selection.frame} />
    case 'node':
      if (selection.to > comparison.before.length) return <HowToRead messages={messages} />
      return <RowsDetails {...shared} node={selection} />
    case 'row': {
      if (selection.row >= comparison.before.length) return <HowToRead messages={messages} />
      const node = nodeAt(comparison, selection.row, comparison.shown[selection.row] ?? 0)
      return <RowsDetails {...shared} node={node} />
    }
  }
}
