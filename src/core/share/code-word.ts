import type { LinkCoder } from './link-coder.ts'
import { LinkStop } from './link-failure.ts'

/** A word of a list by position, any other spelled out. Lists may grow at their end only. */
export function codeWord(
  coder: LinkCoder,
  context: string,
  words: readonly string[],
  word: string | null,
  before = '',
): string {
  const at = coder.number(context, word === null ? 0 : words.indexOf(word) + 1)
  return at === 0 ? coder.text(word ?? '', before) : (words[at - 1] ?? stop(context))
}

/** A word of a closed set, by the number that links have for it. */
export function codeChoice<T extends string>(
  coder: LinkCoder,
  context: string,
  numbers: Readonly<Record<T, number>>,
  word: T | null,
): T {
  const wanted = coder.number(context, word === null ? 0 : numbers[word])
  for (const each in numbers) if (numbers[each] === wanted) return each
  return stop(context)
}

function stop(what: string): never {
  throw new LinkStop('link-corrupt', { what })
}
