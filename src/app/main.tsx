import './trusted-scripts.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { writeAsIn } from '#messages/format.ts'
import { chooseLanguage } from '#messages/languages.ts'
import { chooseWidth } from '#state/actions.ts'
import { startAnalysing, warmUp } from '#state/loading.ts'
import { recall } from '#state/memory.ts'
import { store } from '#state/store.ts'
import { WIDTHS } from '#state/url.ts'
import { startUrl } from '#state/url-sync.ts'
import { App } from './App.tsx'
import { applySettings } from './apply-settings.ts'
import './base.css'
import { fetchLater, fetchParts } from '#ui/lazy-part.ts'
import { openFromServer } from './fetching.ts'
import './tokens.css'

const theme = recall('theme')
const language = recall('language')
store.setState({
  theme: theme === 'light' || theme === 'dark' ? theme : 'system',
  language: language === 'en' || language === 'zh' ? language : chooseLanguage(navigator.languages),
})

writeAsIn(navigator.languages)
startAnalysing()
const loadBroken = () => import('./broken.tsx')
fetchLater(loadBroken)
applySettings()
const plain = location.hash === ''
const { open } = startUrl()
const width = WIDTHS.find(each => each === recall('width'))
if (plain && width) chooseWidth(width)
const root = document.getElementById('root')
if (root) {
  const onUncaughtError = (error: unknown) => {
    void loadBroken().then(({ showBroken }) => showBroken(error))
  }
  createRoot(root, { onUncaughtError }).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
warmUp()
if (open) void openFromServer()
/** `data-fetched` tells when the network may be cut. */
requestIdleCallback(() =>
  fetchParts().then(() => {
    document.documentElement.dataset.fetched = 'true'
    return import('./offline/start.tsx').then(({ startOffline }) => startOffline())
  }),
)
