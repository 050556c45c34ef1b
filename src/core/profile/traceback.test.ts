import { expect, test } from 'vitest'
import { pictureOf, pprofBytes, profilesFrom, statesOf } from './profile.testkit.ts'
import { asTraceback, printedName } from './traceback.ts'

test.each([
  ['main.f', 'main.f'],
  ['main.(*T[go.shape.int]).M', 'main.(*T[...]).M'],
  ['main.F[go.shape.map[string]int]', 'main.F[...]'],
  ['runtime.gopanic', 'panic'],
])('%s is printed as %s', (name, printed) => {
  expect(printedName(name)).toBe(printed)
})

test('a protobuf becomes what debug=2 prints', async () => {
  const [profile] = await profilesFrom(
    pprofBytes({
      types: ['goroutine/count'],
      samples: [
        {
          stack: 'runtime.gopark; runtime.selectgo; main.F[go.shape.int]; main.main; runtime.main',
          values: [3],
        },
        { stack: 'main.recovers; runtime.gopanic; runtime.goPanicIndex; main.main; runtime.main', values: [1] },
        { stack: 'runtime.gopark; runtime.selectgo; runtime.ensureSigM.func1', values: [1] },
      ],
    }),
  )
  const printed = asTraceback(profile!)
  expect(pictureOf(printed)).toEqual([
    'main.F[...]; main.main = 3',
    'main.recovers; panic; main.main = 1',
    'runtime.gopark; runtime.selectgo; runtime.ensureSigM.func1 = 1',
  ])
  expect(statesOf(printed)).toEqual(['select 0', 'running 0', 'select 2'])
})
