import { Fragment } from 'react'

/** A sentence of the catalogue: what stands between backticks is code. */
export function CodeText({ text }: { text: string }) {
  const parts = text.split('`')
  return parts.map((part, i) => {
    const code = i % 2 === 1 && i < parts.length - 1
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
    return <Fragment key={i}>{code ? <code>{part}</code> : part}</Fragment>
  })
}
