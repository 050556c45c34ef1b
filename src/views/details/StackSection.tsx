import type { Messages } from '#messages/en.ts'
import styles from './DetailsPane.module.css'
import type { ExactStack } from './exact-stack.ts'
import { FrameList } from './FrameList.tsx'
import { Section } from './Section.tsx'

/** The largest stack of what is selected. */
export function StackSection(props: { exact: ExactStack; goVersion: string | null; messages: Messages }) {
  const { exact, messages: m } = props
  return (
    <Section title={m.details.stack} note={m.details.leafFirst}>
      <FrameList {...exact} goVersion={props.goVersion} messages={m} />
      {exact.others > 0 && <p className={styles.others}>{m.tableTexts.details.otherStacks(exact.others)}</p>}
    </Section>
  )
}
