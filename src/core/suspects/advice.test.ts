import { describe, expect, it } from 'vitest'
import { adviceFor } from './advice.ts'
import { withFigures } from './figures.ts'
import { comparisonOf, suspectsOf } from './stacks.testkit.ts'

const PICTURE = `main.main [select]  9 -> 9
  main.(*Hub).publish.func1 [chan send]  10 -> 160
  main.quiet [chan receive]  4 -> 4`

describe('advice', () => {
  const [publish, ...others] = suspectsOf(PICTURE)
  const far = { snapshot: false, secondsApart: 600, lives: true }

  it('says what to look for in this state, and the capture that would decide it', () => {
    expect(adviceFor(publish!, far)).toEqual({ code: 'send', next: ['idle', 'proof'] })
    expect(adviceFor(publish!, { ...far, secondsApart: 10, lives: false })?.next).toEqual([
      'longer',
      'idle',
      'debug2',
      'proof',
    ])
    expect(adviceFor(publish!, { ...far, snapshot: true })?.next).toEqual(['second'])
    expect(adviceFor({ ...publish!, state: 'in use' }, far)).toEqual({ code: 'memory', next: ['idle', 'gc'] })
  })

  it('asks for a third capture where two leave it open, and there is none between', () => {
    const open = { ...publish!, tier: 'possible' as const }
    expect(adviceFor(open, far)?.next).toEqual(['idle', 'third', 'proof'])
    expect(adviceFor({ ...open, series: [10, 90, 160] }, far)?.next).toEqual(['idle', 'proof'])
  })

  it('has nothing to say of normal rows', () => {
    for (const other of others) expect(adviceFor(other, far)).toBeNull()
  })
})

describe('figures', () => {
  it('gives a rate where times allow it, and the least that the stacks take', () => {
    const figures = (seconds: number | null) =>
      withFigures(suspectsOf(PICTURE, seconds), comparisonOf(PICTURE), seconds, 'goroutine')
    expect(figures(600)[0]).toMatchObject({ perMinute: 15, stackBytes: 160 * 2048 })
    expect(figures(null)[0]!.perMinute).toBeUndefined()
    expect(figures(5)[0]!.perMinute).toBeUndefined()
    expect(figures(600)[1]!.stackBytes).toBeUndefined()
  })
})
