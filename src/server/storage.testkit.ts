import { describe, expect, it } from 'vitest'
import { newReceipt } from './receipt.ts'
import type { Storage } from './storage.ts'

const NOW = 1_800_000_000

function bytesOf(length: number, first = 0): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length }, (_, i) => (first + i * 7) & 255)
}

/** What every storage must do. `open` gives the same storage again, as another process would see it. */
export function describeStorage(kind: string, open: () => Promise<Storage>): void {
  describe(`${kind} as a storage`, () => {
    it('gives back what was put, also to another process', async () => {
      const [storage, other] = [await open(), await open()]
      for (const length of [1, 40, 70_000, 5_000_000]) {
        const { id } = newReceipt(NOW + 100)
        await storage.put(id, bytesOf(length))
        expect(Buffer.compare((await storage.get(id)) ?? new Uint8Array(), bytesOf(length))).toBe(0)
        expect(Buffer.compare((await other.get(id)) ?? new Uint8Array(), bytesOf(length))).toBe(0)
      }
    }, 60_000)

    it('has nothing under a name that was never put', async () => {
      const storage = await open()
      expect(await storage.get(newReceipt(NOW).id)).toBeNull()
    })

    it('forgets what is removed; removing nothing is no fault', async () => {
      const [storage, other] = [await open(), await open()]
      const { id } = newReceipt(NOW + 100)
      await storage.put(id, bytesOf(10))
      await other.remove(id)
      expect(await storage.get(id)).toBeNull()
      await storage.remove(id)
    })

    it('sweeps what expired, whoever put it, and nothing else', async () => {
      const [storage, other] = [await open(), await open()]
      const ids = [NOW - 10, NOW - 1, NOW, NOW + 1, NOW + 1000].map(expires => newReceipt(expires).id)
      for (const id of ids) await storage.put(id, bytesOf(10))
      expect(await other.sweep(NOW)).toBeGreaterThanOrEqual(3)
      const left = await Promise.all(ids.map(id => storage.get(id)))
      expect(left.map(bytes => bytes !== null)).toEqual([false, false, false, true, true])
      expect(await storage.sweep(NOW)).toBe(0)
    })

    it('loses nothing when many put and get at once', async () => {
      const storage = await open()
      const all = Array.from({ length: 200 }, (_, i) => ({
        id: newReceipt(NOW + 100).id,
        bytes: bytesOf(500, i),
      }))
      await Promise.all(all.map(({ id, bytes }) => storage.put(id, bytes)))
      const read = await Promise.all(all.map(({ id }) => storage.get(id)))
      expect(read).toEqual(all.map(({ bytes }) => bytes))
    }, 60_000)
  })
}
