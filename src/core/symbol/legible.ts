/**
 * What nobody sees and everybody may be deceived by: control characters, ends of lines, and what turns the order of letters
 * (https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing). Go writes none of them into a name.
 */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/u
const ALL = new RegExp(UNSEEN, 'gu')

/** A name, a path or a label as it may be shown: what cannot be seen is spelled out, `\u202e`. */
export function legible(text: string): string {
  if (!UNSEEN.test(text)) return text
  return text.replace(ALL, sign => `\\u${sign.codePointAt(0)!.toString(16).padStart(4, '0')}`)
}
