import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Line } from './line.ts'
import { linesOf, linesOfRows } from './lines.ts'

const line = (id: string | number, height: number): Line<null> => ({
  id,
  kind: 'row',
  row: null,
  level: 1,
  open: null,
  height,
})

const orders = fc.uniqueArray(fc.nat(60), { maxLength: 40 })
const openings = fc.dictionary(fc.nat(60).map(String), fc.nat(4))

it('is the list that it stands for, made only where it is asked', () => {
  fc.assert(
    fc.property(orders, openings, (ids, counts) => {
      const below = new Map(
        Object.entries(counts).map(([id, count]) => [
          Number(id),
          Array.from({ length: count }, (_, i) => line(`${id}.${i}`, 20)),
        ]),
      )
      const plain = linesOf(ids.flatMap(id => [line(id, 37), ...(below.get(id) ?? [])]))
      const rows = linesOfRows({ order: Uint32Array.from(ids), height: 37, line: id => line(id, 37), below })
      expect(rows.length).toBe(plain.length)
      expect([...rows.tops]).toEqual([...plain.tops])
      for (let i = -1; i <= plain.length; i++) expect(rows.at(i)).toEqual(plain.at(i))
      for (let i = 0; i < plain.length; i++) expect(rows.indexOf(plain.at(i)!.id)).toBe(i)
      expect(rows.indexOf('none')).toBe(-1)
      expect(rows.at(0)).toBe(rows.at(0))
    }),
  )
})
