import { expect, it } from 'vitest'
import { legible } from './legible.ts'

it('spells out what a terminal would obey and what turns letters around', () => {
  expect(legible('a\u001b[31m\nb\u202ec\u0000')).toBe('a\\u001b[31m\\u000ab\\u202ec\\u0000')
})

it('leaves names and words of any language as they are', () => {
  for (const text of ['net/http.(*conn).serve', 'slices.Map[...]', '调用栈', 'é שלום 👩‍💻', ''])
    expect(legible(text)).toBe(text)
})
