import { env } from 'node:process'
import type { Words } from '#core/share/words.ts'
import { type CliMessages, cliEn } from '#messages/cli.en.ts'
import type { Messages } from '#messages/en.ts'
import { chooseLanguage, LANGUAGES, type Language } from '#messages/languages.ts'
import { wordsOf } from '#messages/words-of.ts'

/** How the command talks to whoever started it. What programs read, JSON on standard output, is English everywhere. */
export interface Speech {
  readonly messages: Messages
  readonly words: Words
  readonly cli: CliMessages
}

const CLI: Readonly<Record<Language, () => Promise<CliMessages>>> = {
  en: async () => cliEn,
  zh: async () => (await import('#messages/cli.zh.ts')).cliZh,
}

/** In the language of the locale, as POSIX finds it: `LC_ALL`, else `LC_MESSAGES`, else `LANG`. */
export async function speechHere(): Promise<Speech> {
  const locale = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find(value => value) ?? ''
  const language = chooseLanguage([locale.replace('_', '-').replace(/[.@].*/, '')])
  const { load, loadCatalogue } = LANGUAGES[language]
  const [loaded, cli] = await Promise.all([load(), CLI[language]()])
  const messages = (await loadCatalogue?.(loaded)) ?? loaded
  return { messages, words: wordsOf(messages), cli }
}
