import { useState } from 'react'
import { useFirstMessages } from '#messages/use-messages.ts'
import { addProblem } from '#state/loading.ts'
import { IconButton } from '#ui/Button.tsx'
import { copyText } from './hand-over.ts'

/** Copies a text and shows for a moment that it did. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const m = useFirstMessages()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    if (!(await copyText(text))) return addProblem(label, { code: 'no-clipboard', facts: {} })
    setCopied(true)
    setTimeout(() => setCopied(false), 1500)
  }
  return (
    <IconButton
      icon={copied ? 'check' : 'copy'}
      label={copied ? m.copied : label}
      onClick={() => void copy()}
    />
  )
}
