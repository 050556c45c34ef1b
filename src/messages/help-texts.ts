import { type HelpMessages, helpEn } from './help.en.ts'
import { helpZh } from './help.zh.ts'
import type { Language } from './languages.ts'

/** Apart from the other sentences, so that they come with the dialog that says them. */
export const HELP_TEXTS: Readonly<Record<Language, HelpMessages>> = { en: helpEn, zh: helpZh }
