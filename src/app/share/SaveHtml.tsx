import { useState } from 'react'
import { saveText } from '#app/hand-over.ts'
import { useMessages } from '#messages/use-messages.ts'
import { store } from '#state/store.ts'
import { Button } from '#ui/Button.tsx'
import { htmlFile } from './html-file.ts'
import type { LinkChoice } from './use-link.ts'

/** The way to take the comparison along as a page that needs nothing else. */
export function SaveHtml({ link: { chosen } }: { link: LinkChoice }) {
  const { shareDialog: s } = useMessages()
  const [busy, setBusy] = useState(false)
  const save = async (fragment: string) => {
    setBusy(true)
    const html = await htmlFile(fragment, store.getState().review.title)
    if (html !== null) saveText(html, 'stackdrift.html', 'text/html')
    setBusy(false)
  }
  return (
    <Button
      look="primary"
      disabled={!chosen || busy}
      onClick={() => void save(chosen?.address.split('#')[1] ?? '')}
    >
      {s.saveHtml}
    </Button>
  )
}
