import fc from 'fast-check'
import { expect, it } from 'vitest'
import { comparisonOf } from '#core/compare/picture.testkit.ts'
import { createHueBook, HUES, hueOfPackage, largestPackages, packageOfFrame } from './package-hues.ts'

const one = comparisonOf(`
  main.main;k8s.io/client-go/tools/cache.(*Reflector).Run;[select]  1 5
  main.main;runtime.gopark  2 2`)
const other = comparisonOf(`
  example.com/x.F;k8s.io/client-go/tools/cache.(*Reflector).Run  7 7
  net/http.(*conn).serve;k8s.io/client-go/tools/cache.NewStore  1 1`)

it('gives a package one hue, whatever else the files hold', () => {
  const hueIn = (pair: typeof one, name: string) => createHueBook(pair)(pair.frames.name.indexOf(name))
  const reflector = 'k8s.io/client-go/tools/cache.(*Reflector).Run'
  const hue = hueIn(one, reflector)
  expect(hue).toBeGreaterThan(0)
  expect(hueIn(other, reflector)).toBe(hue)
  expect(hueIn(other, 'k8s.io/client-go/tools/cache.NewStore')).toBe(hue)
  expect(hueIn(one, reflector)).toBe(hue)
  expect(hueOfPackage('k8s.io/client-go/tools/cache')).toBe(hue)
})

it('leaves the standard library and states neutral', () => {
  expect(['runtime', 'net/http', ''].map(hueOfPackage)).toEqual([0, 0, 0])
  expect(packageOfFrame(one, one.frames.name.indexOf('select'))).toBe('')
})

it('stays on the circle and uses all of it', () => {
  const seen = new Set<number>()
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,12}$/), path => {
      const hue = hueOfPackage(`example.com/${path}`)
      seen.add(hue)
      expect(hue).toBeGreaterThanOrEqual(1)
      expect(hue).toBeLessThanOrEqual(HUES)
    }),
    { numRuns: 500 },
  )
  expect(seen.size).toBeGreaterThan(HUES / 2)
})

it('knows which packages hold most', () => {
  expect(largestPackages(one)).toEqual([
    { path: 'k8s.io/client-go/tools/cache', amount: 5 },
    { path: '', amount: 2 },
  ])
})
