/**
 * A name, a path or a label as it may be shown: what nobody sees and everybody may be deceived by is spelled out, `\u202e`.
 * Go writes none of it into a name. https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing
 */
export function legible(text: string): string {
  for (let i = 0; i < text.length; i++) if (isUnseen(text.charCodeAt(i))) return spelledOut(text, i)
  return text
}

/** Control characters, ends of lines and paragraphs, spaces without width, and what turns the order of letters. */
function isUnseen(code: number): boolean {
  if (code < 0x7f) return code < 0x20
  if (code < 0x2000) return code < 0xa0 || code === 0x61c
  if (code > 0x206f) return code === 0xfeff
  return (
    code === 0x200b ||
    code === 0x200e ||
    code === 0x200f ||
    (code >= 0x2028 && code <= 0x202e) ||
    code >= 0x2060
  )
}

function spelledOut(text: string, from: number): string {
  const parts: string[] = [text.slice(0, from)]
  for (let i = from; i < text.length; i++) {
    const code = text.charCodeAt(i)
    parts.push(isUnseen(code) ? `\\u${code.toString(16).padStart(4, '0')}` : text.charAt(i))
  }
  return parts.join('')
}
