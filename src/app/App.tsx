import { Suspense, useEffect, useState } from 'react'
import type { Messages } from '#messages/en.ts'
import { LANGUAGES } from '#messages/languages.ts'
import { MessagesContext, useFirstMessages } from '#messages/use-messages.ts'
import { nameRest } from '#state/rest-name.ts'
import { settings } from '#state/settings.ts'
import { store } from '#state/store.ts'
import { useFacts } from '#state/use-facts.ts'
import { fetchLater, lazyPart, useFetched } from '#ui/lazy-part.ts'
import styles from './App.module.css'
import { DropTargets, useDropping } from './DropTargets.tsx'
import { FirstVisit } from './FirstVisit.tsx'
import { Header } from './Header.tsx'
import { useKeyboard } from './keyboard.ts'
import { usePanels } from './panels.ts'
import { StatusRegion } from './StatusRegion.tsx'
import { WorkCard } from './WorkCard.tsx'

const ComparisonPage = lazyPart(async () => {
  const { ComparisonPage, fetchTab } = await import('./ComparisonPage.tsx')
  await fetchTab(store.getState().view.tab)
  return ComparisonPage
})
const Problems = lazyPart(async () => (await import('./Problems.tsx')).Problems)
const SidesDialog = lazyPart(async () => (await import('./SidesDialog.tsx')).SidesDialog)
const FilesDialog = lazyPart(async () => (await import('./FilesDialog.tsx')).FilesDialog)
const HelpDialog = lazyPart(async () => (await import('./HelpDialog.tsx')).HelpDialog)
const ShareDialog = lazyPart(async () => (await import('./ShareDialog.tsx')).ShareDialog)
const PasteDialog = lazyPart(async () => (await import('./PasteDialog.tsx')).PasteDialog)
const SettingsDialog = lazyPart(async () => (await import('./SettingsDialog.tsx')).SettingsDialog)
fetchLater(() => import('#core/profile/packing/archive.ts'))
fetchLater(() => import('./report.ts'))
for (const { load, loadCatalogue } of Object.values(LANGUAGES)) {
  fetchLater(async () => loadCatalogue?.(await load()))
}

export function App() {
  const messages = useLanguage()
  return (
    <MessagesContext value={messages}>
      <Page worded={messages !== null} />
    </MessagesContext>
  )
}

/** `worded`: the dictionary is there, which every part but the first view needs. */
function Page({ worded }: { worded: boolean }) {
  const m = useFirstMessages()
  const working = useFacts(facts => facts.work !== null || facts.analysis !== null)
  const drawable = useFetched(ComparisonPage, working) && worded
  const analysis = useFacts(facts => (drawable ? facts.analysis : null))
  const troubled = useFacts(facts => facts.problems.length > 0)
  const dragging = useDropping(m.capture.pastedName)
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
        <FirstVisit dragging={dragging} worded={worded} />
      )}
      {analysis && dragging && <DropTargets dragging={dragging} />}
      <WorkCard />
      <StatusRegion />
      <Suspense>{worded && troubled && <Problems />}</Suspense>
      <Suspense>{worded && <Dialogs />}</Suspense>
    </div>
  )
}

function Dialogs() {
  const { open, side } = usePanels()
  const asks = useFacts(facts => ({ undecided: facts.undecided.length > 0, arranging: facts.arranging }))
  return (
    <>
      {asks.undecided && <SidesDialog />}
      {asks.arranging && !asks.undecided && <FilesDialog />}
      {open === 'help' && <HelpDialog />}
      {open === 'share' && <ShareDialog />}
      {open === 'settings' && <SettingsDialog />}
      {open === 'paste' && <PasteDialog side={side} />}
    </>
  )
}

/** The dictionary of the chosen language; the one before stays until the new one has come. */
function useLanguage(): Messages | null {
  const language = useFacts(facts => facts.language)
  const [messages, setMessages] = useState<Messages | null>(null)
  useEffect(() => {
    let wanted = true
    const { load, loadCatalogue } = LANGUAGES[language]
    void load().then(async loaded => {
      if (wanted) setMessages(loaded)
      const whole = await loadCatalogue?.(loaded)
      if (wanted && whole) setMessages(whole)
    })
    return () => {
      wanted = false
    }
  }, [language])
  // Texts are made anew with the words: what is written otherwise from now on is written with new ones.
  useEffect(() => settings.subscribe(() => setMessages(last => last && { ...last })), [])
  useEffect(() => {
    if (messages === null) return
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
