import type { Messages } from './en.ts'

export type Language = 'en' | 'zh'

interface Speech {
  readonly name: string
  load(): Promise<Messages>
  /** Adds the catalogue, which is larger than all the rest; absent for the language that it is written in. */
  loadCatalogue?(messages: Messages): Promise<Messages>
}

/** Where each language is found. What the page says first comes with it in English; the rest, and the others, are fetched. */
export const LANGUAGES: Readonly<Record<Language, Speech>> = {
  en: { name: 'English', load: async () => (await import('./en.ts')).en },
  zh: {
    name: '中文',
    load: async () => (await import('./zh.ts')).zh,
    loadCatalogue: async messages => (await import('./catalogue-zh/catalogue-zh.ts')).withCatalogueZh(messages),
  },
}

/** The first of the reader's preferred languages that the page speaks; English when there is none. */
export function chooseLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const primary = tag.toLowerCase().split('-')[0]
    if (primary === 'zh' || primary === 'en') return primary
  }
  return 'en'
}
