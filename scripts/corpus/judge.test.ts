import { expect, test } from 'vitest'
import { readProfiles } from '#core/profile/read.ts'
import { judge } from './judge.ts'
import { sumsOf } from './pprof-raw.ts'

const RAW = `PeriodType: goroutine count
Period: 1
Samples:
goroutine/count delay/nanoseconds
          3         -4: 1 2 3
                pod:[a:1: b]
          1          9007199254740993: 1
Locations
     1: 0x41b0ae M=1 main.wait
`

test('totals of pprof -raw are exact, labels are not counted', () => {
  expect(sumsOf(RAW)).toEqual([4n, 9007199254740989n])
})

test('the same totals are the same, others differ and say how', async () => {
  const ours = await readProfiles(new TextEncoder().encode('main;a 1\nmain;b 2\n'))
  expect(judge(ours, { totals: [3n] }).verdict).toBe('same')
  expect(judge(ours, { totals: [4n] })).toEqual({ verdict: 'differs', reason: 'pprof 4' })
  expect(judge(ours, { refused: 'unrecognized profile format' }).verdict).toBe('alone')
})

test('what is refused here and read by pprof differs', async () => {
  const ours = await readProfiles(new Uint8Array(0))
  expect(judge(ours, { totals: [4n] }).verdict).toBe('differs')
  expect(judge(ours, { refused: 'empty' })).toEqual({ verdict: 'refused', reason: 'empty' })
})
