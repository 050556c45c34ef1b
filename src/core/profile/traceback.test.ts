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

test('where a debug=1 text is met, functions of the runtime at the leaf go too, unless there are no others', async () => {
  const [profile] = await profilesFrom(
    pprofBytes({
      types: ['goroutine/count'],
      samples: [
        { stack: 'runtime.gopark; runtime.ReadTrace; runtime/trace.Start.func1', values: [1] },
        { stack: 'runtime.gopark; runtime.gcWaitOnMark; runtime.GC', values: [2] },
        { stack: 'runtime.gopark; runtime.chanrecv; main.close; runtime.Goexit; main.f', values: [3] },
      ],
    }),
  )
  const printed = asTraceback(profile!, 'hidden')
  expect(pictureOf(printed)).toEqual([
    'runtime/trace.Start.func1 = 1',
    'runtime.GC = 2',
    'main.close; runtime.Goexit; main.f = 3',
  ])
  expect(statesOf(printed)).toEqual(['trace reader (blocked) 0', 'wait for GC cycle 0', 'chan receive 0'])
})

test('Go before 1.25 hides the goroutine of finalizers, later Go shows it', async () => {
  const stack = 'runtime.gopark; runtime.chanrecv; runtime.chanrecv1; main.close; runtime.'
  const [profile] = await profilesFrom(
    pprofBytes({
      types: ['goroutine/count'],
      samples: [
        { stack: `${stack}runfinq`, values: [1] },
        { stack: `${stack}runFinalizers`, values: [2] },
      ],
    }),
  )
  expect(pictureOf(asTraceback(profile!))).toEqual(['main.close = 1', 'main.close; runtime.runFinalizers = 2'])
})
