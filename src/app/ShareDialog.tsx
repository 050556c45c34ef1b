import { useEffect, useState } from 'react'
import { useMessages } from '#messages/use-messages.ts'
import { addProblem } from '#state/loading.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './dialogs.module.css'
import { copyText, saveText } from './hand-over.ts'
import { closePanel } from './panels.ts'

type Report = typeof import('./report.ts')

/** Ways to hand the comparison over: a report as text, as data, and a link that restores the view. */
export function ShareDialog() {
  const m = useMessages()
  const s = m.shareDialog
  const [copied, setCopied] = useState<string | null>(null)
  const [report, setReport] = useState<Report | null>(null)
  useEffect(() => void import('./report.ts').then(setReport), [])
  const markdown = report?.currentMarkdown(m) ?? ''
  const copy = async (what: string, text: string) => {
    if (await copyText(text)) setCopied(what)
    else addProblem(what, { code: 'no-clipboard', facts: {} })
  }
  const copyButton = (what: string, text: string, word: string) => (
    <Button icon={copied === what ? 'check' : 'copy'} onClick={() => void copy(what, text)}>
      {copied === what ? m.copied : word}
    </Button>
  )
  return (
    <Dialog
      title={s.title}
      closeLabel={m.close}
      width={720}
      onClose={closePanel}
      footer={
        <span className={styles.dim}>
          <Icon name="lock" small /> {s.private}
        </span>
      }
    >
      <section className={styles.way}>
        <div>
          <h3>{s.markdown}</h3>
          <p>{s.markdownText}</p>
        </div>
        {copyButton(s.markdown, markdown, m.verdict.copyMarkdown)}
        <Button disabled={!report} onClick={() => saveText(markdown, 'stackdrift.md', 'text/markdown')}>
          {s.save}
        </Button>
      </section>
      <pre className={styles.preview}>{markdown}</pre>
      <section className={styles.way}>
        <div>
          <h3>{s.json}</h3>
          <p>{s.jsonText}</p>
        </div>
        <Button
          disabled={!report}
          onClick={() => report && saveText(report.currentJson(m), 'stackdrift.json', 'application/json')}
        >
          {s.save}
        </Button>
      </section>
      <section className={styles.way}>
        <div>
          <h3>{s.link}</h3>
          <p>{s.linkText}</p>
        </div>
        {copyButton(s.link, location.href, s.copyLink)}
      </section>
      <p className={styles.dim}>{s.names}</p>
    </Dialog>
  )
}
