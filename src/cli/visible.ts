/** What moves a terminal's cursor, colours its text or turns the order of letters, spelled out: `\u001b`. */
export function visible(text: string): string {
  return text.replace(
    /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
    sign => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  )
}
