import type { Words } from '#core/share/words.ts'
import { en } from './en.ts'
import { wordsOf } from './words-of.ts'

/** The command speaks English. */
export const wordsEn: Words = wordsOf(en)
