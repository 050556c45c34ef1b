import type { Label } from './profile.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
}

/** A string as Go's `%q` wrote it, without the quotes. `\x` and octal escapes are bytes of UTF-8. */
export function unquoteGo(text: string): string {
  if (!text.includes('\\')) return text
  const bytes: number[] = []
  const encoder = new TextEncoder()
  const pattern = /\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|x([0-9a-fA-F]{2})|([0-7]{3})|(.))|([^\\]+|\\$)/gsu
  for (const [, short, long, hex, octal, letter, plain] of text.matchAll(pattern)) {
    const point = short ?? long
    if (hex !== undefined) bytes.push(Number.parseInt(hex, 16))
    else if (octal !== undefined) bytes.push(Number.parseInt(octal, 8) & 0xff)
    else
      bytes.push(
        ...encoder.encode(point === undefined ? (plain ?? ESCAPES[letter!] ?? letter!) : character(point)),
      )
  }
  return new TextDecoder('utf-8').decode(Uint8Array.from(bytes))
}

function character(hex: string): string {
  const point = Number.parseInt(hex, 16)
  return point > 0x10ffff ? '\ufffd' : String.fromCodePoint(point)
}

/** One key or value: quoted, or bare up to the separator. */
const PAIR = /\s*(?:"((?:[^"\\]|\\.)*)"|([^":,{}]*)):\s*(?:"((?:[^"\\]|\\.)*)"|([^,}]*))\s*(?:,|$)/gsu

/**
 * Labels between braces, in all spellings of Go: `"k":"v", "k2":"v2"` of `debug=1`, `"k": "v"` of tracebacks in Go 1.26,
 * and Go 1.27's `k: v, "odd key": "v"`, where simple words are bare and an empty value is nothing.
 */
export function parseLabels(text: string): Label[] {
  const labels: Label[] = []
  for (const [, quotedKey, bareKey, quoted, bare] of text.matchAll(PAIR)) {
    const key = quotedKey === undefined ? bareKey!.trim() : unquoteGo(quotedKey)
    labels.push({ key, value: quoted === undefined ? bare!.trim() : unquoteGo(quoted) })
  }
  return labels
}

/** CockroachDB's Go adds quotes but escapes nothing: `"k":"v", "k2":"v2"` is cut where a quote meets a comma. */
export function parseUnescapedLabels(text: string): Label[] {
  return text
    .replace(/^"|"$/g, '')
    .split('", "')
    .flatMap(pair => {
      const cut = pair.indexOf('":"')
      return cut < 0 ? [] : [{ key: pair.slice(0, cut), value: pair.slice(cut + 3) }]
    })
}
