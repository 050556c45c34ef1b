/** What the browser keeps between visits: choices of the reader. What was compared is kept by `recent.ts`, if at all. */
export type Choice = 'theme' | 'language' | 'letters' | 'receipts' | 'width' | 'units' | 'paths' | 'recent'

const PREFIX = 'stackdrift.'

/** The remembered choice, or null; null too where the browser forbids storage. */
export function recall(choice: Choice): string | null {
  try {
    return localStorage.getItem(PREFIX + choice)
  } catch {
    return null
  }
}

export function remember(choice: Choice, value: string): void {
  try {
    localStorage.setItem(PREFIX + choice, value)
  } catch {
    // A private window may refuse; the choice then holds for this visit.
  }
}
