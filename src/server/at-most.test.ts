import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { atMost, joined } from './at-most.ts'

it('runs no more than the limit at a time, in order, and goes on after a failure', async () => {
  const inTurn = atMost(3)
  let running = 0
  let most = 0
  const begun: number[] = []
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, i) =>
      inTurn(async () => {
        begun.push(i)
        most = Math.max(most, ++running)
        await wait(1)
        running--
        if (i % 5 === 0) throw new Error(String(i))
        return i
      }),
    ),
  )
  expect(most).toBe(3)
  expect(begun).toEqual(Array.from({ length: 20 }, (_, i) => i))
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(4)
})

it('starts a shared run after each call, and runs one at a time', async () => {
  let runs = 0
  let running = 0
  const call = joined(async () => {
    expect(++running).toBe(1)
    await wait(2)
    running--
    runs++
  })
  const first = call()
  await wait(1)
  const later = [call(), call(), call()]
  await first
  expect(runs).toBe(1)
  await Promise.all(later)
  expect(runs).toBe(2)
  await call()
  expect(runs).toBe(3)
})

it('hands a failure to those who shared it, and runs again', async () => {
  let runs = 0
  const call = joined(async () => {
    if (++runs === 1) throw new Error('disk')
  })
  await expect(call()).rejects.toThrow('disk')
  await expect(call()).resolves.toBeUndefined()
})
