import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { fillOneFile, readCarried } from './one-file.ts'

const PAGE =
  '<title>Stackdrift</title><script type="application/json" id="comparison"></script><script>run("</title>")</script>'

const slotOf = (page: string) => /id="comparison">([^<]*)</.exec(page)![1]!

it('gives back what was put in, however often', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (fragment, title) => {
      const once = fillOneFile(PAGE, { fragment: 'v=1', title: '' })!
      expect(readCarried(slotOf(fillOneFile(once, { fragment, title })!))).toEqual({ fragment, title })
    }),
    { numRuns: 40 },
  )
}, 20_000)

it('neither words nor data end the element that they stand in', () => {
  const page = fillOneFile(PAGE, { fragment: '</script><b>', title: '</title><img src=x onerror=alert(1)>$&' })!
  expect(page).not.toContain('<img')
  expect(page).not.toContain('<b>')
  expect(page).toContain('&lt;img src=x onerror=alert(1)>$&amp; · Stackdrift</title>')
})

it('refuses a page without a place, and a place with something else', () => {
  expect(fillOneFile('<html></html>', { fragment: '', title: '' })).toBeNull()
  for (const text of ['', '{', 'null', '[]', '{"fragment":1,"title":""}']) expect(readCarried(text)).toBeNull()
})
