import type { Messages } from './en.ts'

export type Language = 'en' | 'zh'

/** Where each language is found. What the page says first comes with it in English; the rest, and the others, are fetched. */
export const LANGUAGES: Readonly<Record<Language, { readonly name: string; load(): Promise<Messages> }>> = {
  en: { name: 'English', load: async () => (await import('./en.ts')).en },
  zh: { name: '中文', load: async () => (await import('./zh.ts')).zh },
}

/** The first of the reader's preferred languages that the page speaks; English when there is none. */
export function chooseLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const primary = tag.toLowerCase().split('-')[0]
    if (primary === 'zh' || primary === 'en') return primary
  }
  return 'en'
}
