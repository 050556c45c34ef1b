import { useEffect, useState } from 'react'
import { Button } from './Button.tsx'

/** Puts a text on the clipboard and says so for two seconds. The text is made when it is asked for. */
export function CopyButton(props: { label: string; copiedLabel: string; text: () => string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () => {
    navigator.clipboard.writeText(props.text()).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <Button small look="quiet" icon={copied ? 'check' : 'copy'} onClick={copy}>
      <span aria-live="polite">{copied ? props.copiedLabel : props.label}</span>
    </Button>
  )
}
