import { useState } from 'react'
import { useMessages } from '#messages/use-messages.ts'
import { addProblem } from '#state/loading.ts'
import { Button } from '#ui/Button.tsx'
import { copyText } from './hand-over.ts'

/** Puts the report on the clipboard and says so for a moment. The report's code comes when it is asked for. */
export function CopyMarkdown() {
  const m = useMessages()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    const { currentMarkdown } = await import('./report.ts')
    if (!(await copyText(currentMarkdown(m))))
      return addProblem('Markdown', { code: 'no-clipboard', facts: {} })
    setCopied(true)
    setTimeout(() => setCopied(false), 1500)
  }
  return (
    <Button icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
      {copied ? m.copied : m.verdict.copyMarkdown}
    </Button>
  )
}
