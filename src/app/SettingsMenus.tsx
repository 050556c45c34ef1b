import { LANGUAGES, type Language } from '#messages/languages.ts'
import { useFirstMessages } from '#messages/use-messages.ts'
import { chooseLanguage, chooseTheme } from '#state/actions.ts'
import type { Facts } from '#state/facts.ts'
import { swap } from '#state/loading.ts'
import { useFacts } from '#state/use-facts.ts'
import { IconButton } from '#ui/Button.tsx'
import { Menu } from '#ui/Menu.tsx'
import styles from './Header.module.css'
import { openPanel } from './panels.ts'

const THEMES: readonly Facts['theme'][] = ['system', 'light', 'dark']
const NAMES = Object.entries(LANGUAGES) as [Language, { name: string }][]

/** Language (with its name where there is room), theme and help, at the end of the bar; one menu on a phone. */
export function SettingsMenus({ named, compared }: { named: boolean; compared: boolean }) {
  const m = useFirstMessages()
  const { theme, language } = useFacts(({ theme, language }) => ({ theme, language }))
  const languages = NAMES.map(([tag, { name }]) => ({
    label: name,
    checked: tag === language,
    onChoose: () => chooseLanguage(tag),
  }))
  const themes = THEMES.map(each => ({
    label: m.themes[each],
    checked: each === theme,
    onChoose: () => chooseTheme(each),
  }))
  const more = [
    ...(compared ? [{ label: m.swapLong, onChoose: swap }] : []),
    { label: m.settingsName, onChoose: () => openPanel('settings') },
    { label: m.help, onChoose: () => openPanel('help') },
    ...languages,
    ...themes,
  ]
  return (
    <>
      <span className={styles.wide}>
        <Menu
          label={m.language}
          icon="globe"
          items={languages}
          {...(named ? { text: LANGUAGES[language].name } : {})}
        />
        <Menu label={m.theme} icon="theme" items={themes} />
        <IconButton icon="settings" label={m.settingsName} onClick={() => openPanel('settings')} />
        <IconButton icon="help" label={m.help} onClick={() => openPanel('help')} />
      </span>
      <span className={styles.narrow}>
        <Menu label={m.more} icon="more" items={more} />
      </span>
    </>
  )
}
