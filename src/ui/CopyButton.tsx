import { useEffect, useState } from 'react'
import { Button } from './Button.tsx'

/** Puts a text on the clipboard and says so for two seconds. The text is made when it is asked for. */
export function CopyButton(props: {
  label: string
  title?: string
  copiedLabel: string
  text: () => string | Promise<string>
}) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await props.text())
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }
  return (
    <Button small look="quiet" icon={copied ? 'check' : 'copy'} title={props.title} onClick={() => void copy()}>
      <span aria-live="polite">{copied ? props.copiedLabel : props.label}</span>
    </Button>
  )
}
