import { useState } from 'react'
import { copyText, saveText } from '#app/hand-over.ts'
import { markdownOfHanded } from '#app/report.ts'
import type { Handed } from '#core/share/handed.ts'
import { MOST_CHARACTERS } from '#core/share/link-limits.ts'
import { useMessages } from '#messages/use-messages.ts'
import { addProblem } from '#state/loading.ts'
import { Button } from '#ui/Button.tsx'
import styles from './Share.module.css'
import type { LinkChoice } from './use-link.ts'

/** The report, to be read before it is copied. */
export function MarkdownText({ handed, link }: { handed: Handed; link: LinkChoice }) {
  const m = useMessages()
  const s = m.shareDialog
  const [copied, setCopied] = useState('')
  const address = link.chosen?.address ?? ''
  const text = markdownOfHanded(handed, address.length > MOST_CHARACTERS ? '' : address, m)
  const copy = async () => {
    if (await copyText(text)) setCopied(text)
    else addProblem(s.ways.markdown, { code: 'no-clipboard', facts: {} })
  }
  const done = copied === text
  return (
    <>
      <div className={styles.file}>
        <span className={styles.grow}>
          <b>{s.ways.markdown}</b>
          <small>{s.markdownText}</small>
        </span>
        <Button icon={done ? 'check' : 'copy'} onClick={() => void copy()}>
          {done ? m.copied : m.verdict.copyMarkdown}
        </Button>
        <Button onClick={() => saveText(text, 'stackdrift.md', 'text/markdown')}>{s.save}</Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by key */}
      <pre className={styles.preview} tabIndex={0}>
        {text}
      </pre>
    </>
  )
}
