import { useState } from 'react'
import { copyText, saveText } from '#app/hand-over.ts'
import { currentMarkdown } from '#app/report.ts'
import { useMessages } from '#messages/use-messages.ts'
import { addProblem } from '#state/loading.ts'
import { Button } from '#ui/Button.tsx'
import styles from './Share.module.css'

/** The report, to be read before it is copied. */
export function MarkdownText() {
  const m = useMessages()
  const s = m.shareDialog
  const [copied, setCopied] = useState(false)
  const text = currentMarkdown(m)
  const copy = async () => {
    if (await copyText(text)) setCopied(true)
    else addProblem(s.ways.markdown, { code: 'no-clipboard', facts: {} })
  }
  return (
    <>
      <div className={styles.file}>
        <span className={styles.grow}>
          <b>{s.ways.markdown}</b>
          <small>
            {s.markdownText} {s.contains}
          </small>
        </span>
        <Button icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
          {copied ? m.copied : m.verdict.copyMarkdown}
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
