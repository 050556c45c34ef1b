import { LinkStop } from './link-failure.ts'
import { WORDS_V1 } from './words-v1.ts'

/** Writes or reads strings apart from the numbers, so that deflate sees text alone. */
export interface TextCoder {
  /** `shared` codes how many UTF-16 units the string has in common with `before`. */
  readonly text: (value: string, before: string, shared: (length: number) => number) => string
}

const END = 0
/** The next byte stands for itself. */
const LITERAL = 1
const FIRST_WORD = 2
const LAST_LOW_WORD = 0x1f
const FIRST_HIGH_WORD = 0x7f

/** Codes of the words: the bytes that plain ASCII leaves free. */
const CODES: readonly number[] = [
  ...range(FIRST_WORD, LAST_LOW_WORD + 1),
  ...range(FIRST_HIGH_WORD, 0x100),
].slice(0, WORDS_V1.length)

const WORD_OF = new Map(CODES.map((code, i) => [code, new TextEncoder().encode(WORDS_V1[i])]))

interface Word {
  readonly word: string
  readonly code: number
}

/** By first letter, longest first, so that the longest that fits is taken. */
const BY_LETTER = new Map<string, Word[]>()
for (const word of WORDS_V1.map((word, i) => ({ word, code: CODES[i]! })).toSorted(
  (a, b) => b.word.length - a.word.length,
)) {
  const list = BY_LETTER.get(word.word[0]!)
  if (list) list.push(word)
  else BY_LETTER.set(word.word[0]!, [word])
}

function wordAt(value: string, at: number): Word | undefined {
  return BY_LETTER.get(value[at]!)?.find(({ word }) => value.startsWith(word, at))
}

export function textWriter(): TextCoder & { readonly bytes: () => Uint8Array<ArrayBuffer> } {
  const out: number[] = []
  const encoder = new TextEncoder()
  return {
    text(value, before, shared) {
      const from = shared(commonStart(value, before))
      for (let at = from; at < value.length; ) {
        const found = wordAt(value, at)
        if (found) {
          out.push(found.code)
          at += found.word.length
        } else {
          const letter = String.fromCodePoint(value.codePointAt(at)!)
          for (const byte of encoder.encode(letter)) {
            if (byte < FIRST_WORD || byte > 0x7e || CODES.includes(byte)) out.push(LITERAL)
            out.push(byte)
          }
          at += letter.length
        }
      }
      out.push(END)
      return value
    },
    bytes: () => Uint8Array.from(out),
  }
}

/** Length of the common start that cuts no pair of surrogates. */
function commonStart(value: string, before: string): number {
  let length = 0
  while (length < value.length && length < before.length && value[length] === before[length]) length++
  return isHigh(value.charCodeAt(length - 1)) ? length - 1 : length
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00
}

/** Strings may grow by their common starts: ten thousand of a megabyte would fit into a link. */
const MOST_UNITS = 1 << 24

export function textReader(bytes: Uint8Array): TextCoder & { readonly atEnd: () => boolean } {
  let at = 0
  let units = 0
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

  function next(): number {
    if (at >= bytes.length) throw new LinkStop('link-corrupt', { what: 'text' })
    return bytes[at++]!
  }

  function rest(): string {
    const plain: number[] = []
    for (let byte = next(); byte !== END; byte = next()) {
      const word = byte === LITERAL ? undefined : WORD_OF.get(byte)
      if (word) plain.push(...word)
      else plain.push(byte === LITERAL ? next() : byte)
    }
    try {
      return decoder.decode(Uint8Array.from(plain))
    } catch {
      throw new LinkStop('link-corrupt', { what: 'text' })
    }
  }

  return {
    text(_, before, shared) {
      const length = shared(0)
      if (length > before.length) throw new LinkStop('link-corrupt', { what: 'text' })
      const whole = before.slice(0, length) + rest()
      units += whole.length
      if (units > MOST_UNITS) throw new LinkStop('link-too-large', { limit: MOST_UNITS })
      return whole
    },
    atEnd: () => at === bytes.length,
  }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i)
}
