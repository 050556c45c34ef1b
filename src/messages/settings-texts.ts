import type { Language } from './languages.ts'
import { type SettingsMessages, settingsEn } from './settings.en.ts'
import { settingsZh } from './settings.zh.ts'

/** Apart from the other sentences, so that they come with the dialog that says them. */
export const SETTINGS_TEXTS: Readonly<Record<Language, SettingsMessages>> = { en: settingsEn, zh: settingsZh }
