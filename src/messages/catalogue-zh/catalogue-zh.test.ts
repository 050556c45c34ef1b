import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '#core/suspects/signatures/catalogue.ts'
import { zh } from '#messages/zh.ts'
import { catalogueZh, withCatalogueZh } from './catalogue-zh.ts'

const { signatures, benign } = CATALOGUE
const FIELDS = ['title', 'cause', 'remedy', 'healthyWhen'] as const

/** What is the same in every language, in any order: code, and numbers of versions. */
function fixedParts(text: string): readonly string[] {
  return [...text.matchAll(/`[^`]+`|\bv?\d+\.\d+(?:\.\d+)?\b/g)].map(([part]) => part).sort()
}

describe('the catalogue in Chinese', () => {
  it('has an entry for each of the catalogue, and no other', () => {
    expect(Object.keys(catalogueZh.signatures).sort()).toEqual(signatures.map(({ id }) => id).sort())
    expect(Object.keys(catalogueZh.benign).sort()).toEqual(benign.map(({ id }) => id).sort())
  })

  it.each(signatures)('$id says what the English entry says', entry => {
    const zh = catalogueZh.signatures[entry.id]
    for (const field of FIELDS) {
      const [english, chinese] = [entry[field] ?? '', zh?.[field] ?? '']
      expect(fixedParts(chinese), field).toEqual(fixedParts(english))
      if (english !== '') expect(chinese, field).toMatch(/\p{Script=Han}/u)
      expect(chinese === '').toBe(english === '')
    }
  })

  it.each(benign)('look-alike $id says what the English one says', ({ id, why }) => {
    const zh = catalogueZh.benign[id] ?? ''
    expect(fixedParts(zh)).toEqual(fixedParts(why))
    expect(zh).toMatch(/\p{Script=Han}/u)
  })

  it('names an entry in a reason by its Chinese title', () => {
    const [{ id, title }] = signatures as [(typeof signatures)[number]]
    const reason = { code: 'known', weight: 3, facts: { id, title } } as const
    const told = withCatalogueZh(zh).reasons.text(reason)
    expect(told).toContain(catalogueZh.signatures[id]?.title)
    expect(told).not.toContain(title)
  })
})
