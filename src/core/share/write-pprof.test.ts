import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyPprof } from '#core/profile/pprof/pprof.testkit.ts'
import { readPprof } from '#core/profile/pprof/pprof.ts'
import { pictureOf } from '#core/profile/profile.testkit.ts'
import { encodePprof } from './write-pprof.ts'

test('a profile written is the profile read', () => {
  fc.assert(
    fc.property(anyPprof, bytes => {
      const [profile] = readPprof(bytes)
      const [again] = readPprof(encodePprof(profile!))
      expect(pictureOf(again!)).toEqual(pictureOf(profile!))
      expect(again!.sampleTypes).toEqual(profile!.sampleTypes)
    }),
    { numRuns: 100 },
  )
})
