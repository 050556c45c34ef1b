import { Suspense, useEffect, useState } from 'react'
import { en, type Messages } from '#messages/en.ts'
import { LANGUAGES } from '#messages/languages.ts'
import { MessagesContext, useMessages } from '#messages/use-messages.ts'
import { nameRest } from '#state/rest-name.ts'
import { useFacts } from '#state/use-facts.ts'
import styles from './App.module.css'
import { DropTargets, useDropping } from './DropTargets.tsx'
import { FirstVisit } from './FirstVisit.tsx'
import { Header } from './Header.tsx'
import { useKeyboard } from './keyboard.ts'
import { fetchLater, lazyPart } from './lazy-part.ts'
import { Problems } from './Problems.tsx'
import { usePanels } from './panels.ts'
import { SidesDialog } from './SidesDialog.tsx'
import { StatusRegion } from './StatusRegion.tsx'
import { WorkCard } from './WorkCard.tsx'

const ComparisonPage = lazyPart(async () => (await import('./ComparisonPage.tsx')).ComparisonPage)
const HelpDialog = lazyPart(async () => (await import('./HelpDialog.tsx')).HelpDialog)
const ShareDialog = lazyPart(async () => (await import('./ShareDialog.tsx')).ShareDialog)
const PasteDialog = lazyPart(async () => (await import('./PasteDialog.tsx')).PasteDialog)
fetchLater(() => import('#core/profile/archive.ts'))
fetchLater(() => import('./report.ts'))
fetchLater(LANGUAGES.zh.load)

export function App() {
  const messages = useLanguage()
  return (
    <MessagesContext value={messages}>
      <Page />
    </MessagesContext>
  )
}

function Page() {
  const m = useMessages()
  const analysis = useFacts(facts => facts.analysis)
  const dragging = useDropping(m.capture.pastedName)
  const { open, side } = usePanels()
  useTheme()
  useKeyboard(m)
  return (
    <div className={styles.app}>
      <Header />
      {analysis ? (
        <Suspense>
          <ComparisonPage analysis={analysis} />
        </Suspense>
      ) : (
        <FirstVisit dragging={dragging} />
      )}
      {analysis && dragging && <DropTargets dragging={dragging} />}
      <WorkCard />
      <Problems />
      <StatusRegion />
      <SidesDialog />
      <Suspense>
        {open === 'help' && <HelpDialog />}
        {open === 'share' && <ShareDialog />}
        {open === 'paste' && <PasteDialog side={side} />}
      </Suspense>
    </div>
  )
}

/** The dictionary of the chosen language; the one before stays until the new one has come. */
function useLanguage(): Messages {
  const language = useFacts(facts => facts.language)
  const [messages, setMessages] = useState<Messages>(en)
  useEffect(() => {
    let wanted = true
    void LANGUAGES[language].load().then(loaded => {
      if (wanted) setMessages(loaded)
    })
    return () => {
      wanted = false
    }
  }, [language])
  useEffect(() => {
    document.documentElement.lang = messages.languageTag
    nameRest(messages.shareDialog.rest)
  }, [messages])
  return messages
}

function useTheme(): void {
  const theme = useFacts(facts => facts.theme)
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
  }, [theme])
}
