import { expect, test } from 'vitest'
import type { ProfileKind } from '#core/profile/profile.ts'
import { readProfiles } from '#core/profile/read.ts'
import { onSide } from './captures.ts'
import type { SourceFile } from './notes.ts'
import { offeredTypes, ofOneKind } from './one-kind.ts'

async function fileOf(text: string): Promise<SourceFile> {
  const result = await readProfiles(new TextEncoder().encode(text))
  return { name: 'x', fingerprint: text, profiles: result.ok ? result.value : [] }
}

const dump = (goroutines: number) =>
  `SIGQUIT: quit\n\n${Array.from({ length: goroutines }, (_, i) => `goroutine ${i + 1} [select]:\nmain.wait()\n\t/a.go:7 +0x1d\n\n`).join('')}`

const HEAP = `heap profile: 1: 64 [2: 128] @ heap/2
1: 64 [2: 128] @ 0x48a0f1
#	0x48a0f0	main.alloc+0x10	/a.go:7
`

const countOf = (file: SourceFile | null) =>
  file?.profiles.reduce((sum, { samples }) => sum + samples.stack.length, 0)

test('of several moments one is taken: the first before, the last after, or the one that is picked', async () => {
  const log = await fileOf(dump(2) + dump(3) + dump(5))
  expect(log.profiles).toHaveLength(3)
  expect(
    [onSide(log, 'before', null), onSide(log, 'after', null), onSide(log, 'after', 1)].map(countOf),
  ).toEqual([2, 5, 3])
  expect(onSide(log, 'before', null)?.fingerprint).not.toBe(onSide(log, 'after', null)?.fingerprint)
  expect(onSide(log, 'after', 99)).toEqual(onSide(log, 'after', null))
})

test('a difference gives each side its own part', async () => {
  const file = await fileOf('main;a 1 5\nmain;b 0 2\n')
  expect([onSide(file, 'before', null), onSide(file, 'after', null)].map(countOf)).toEqual([1, 2])
})

test('goroutines and heap are never added up; the sample type asks for the other', async () => {
  const [goroutines, more, heap] = [await fileOf(dump(2)), await fileOf(dump(4)), await fileOf(HEAP)]
  const sides = { before: [goroutines, heap], after: [more, heap] }
  const kinds = (sampleType: string | null): ProfileKind[] => {
    const { before, after } = ofOneKind(sides, sampleType)
    return [...before, ...after].flatMap(file => file.profiles.map(profile => profile.kind))
  }
  expect(kinds(null)).toEqual(['goroutine', 'goroutine'])
  expect(kinds('inuse_space')).toEqual(['heap', 'heap'])
  const { setAside } = ofOneKind(sides, null)
  expect(setAside?.kinds).toEqual(['heap'])
  const offered = offeredTypes([{ type: 'goroutine', unit: 'count' }], setAside).map(type => type.type)
  expect(offered).toEqual(['goroutine', 'alloc_objects', 'alloc_space', 'inuse_objects', 'inuse_space'])
})

test('sides without a kind in common stay as they are', async () => {
  const sides = { before: [await fileOf(dump(2))], after: [await fileOf(HEAP)] }
  expect(ofOneKind(sides, null)).toBe(sides)
})
