import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { labelsOf } from '#core/compare/labels.ts'
import { tarOf } from '#core/profile/packing/archive.testkit.ts'
import { analyse } from '#core/suspects/analysis.ts'
import { Unreadable } from './gather.ts'
import { loadPath, loadSides } from './load.ts'

const CAPTURES = fileURLToPath(new URL('../../e2e/fixtures/captures/', import.meta.url))
const LEAK = `${CAPTURES}client-go-streamwatcher-receive/`
const HEAP = `${CAPTURES}open-simulator-deepcopy-heap/`

const folder = mkdtempSync(join(tmpdir(), 'bundle-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function put(path: string, from: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  cpSync(from, join(folder, path))
}

for (const side of ['before', 'after']) {
  put(`both/${side}/goroutine.pb.gz`, `${LEAK}${side}.pb.gz`)
  put(`both/${side}/goroutine.txt`, `${LEAK}${side}.debug2.txt`)
  put(`both/${side}/heap.pb.gz`, `${HEAP}${side}.heap.pb.gz`)
  put(`pods/${side}/a/goroutine.pb.gz`, `${LEAK}${side}.pb.gz`)
  put(`pods/${side}/b/goroutine.pb.gz`, `${LEAK}fixed.${side}.pb.gz`)
  writeFileSync(join(folder, `both/${side}/app.log`), 'started\n')
}

const names = (files: readonly { name: string }[]) => files.map(file => file.name.slice(folder.length + 1))
const within = (path: string) => join(folder, path)

describe('folders and archives on the command line', () => {
  it('lists what is inside and what is no profile', async () => {
    const { bundle, files, refused } = await loadPath(within('both/before'))
    expect(bundle).toBe(true)
    expect(files.map(each => `${each.kind} ${each.format}`)).toEqual([
      'goroutine pprof',
      'goroutine goroutine-debug2',
      'heap pprof',
    ])
    expect(refused.map(each => each.failure.code)).toEqual(['not-a-profile'])
  })

  it('compares the types that two folders share, and of a moment one format', async () => {
    const sides = await loadSides(within('both/before'), within('both/after'))
    expect(names(sides.after)).toEqual(['both/after/goroutine.txt'])
    const { verdict, notes } = await analyse(sides, { sampleType: null, by: 'function' })
    expect(verdict.heads[0]?.signatures[0]?.id).toBe('k8s-streamwatcher-result-send')
    expect(notes.map(note => note.code)).toEqual(expect.arrayContaining(['set-aside', 'left-out']))
    const heap = await loadSides(within('both/before'), within('both/after'), 'inuse_space')
    expect(names(heap.after)).toEqual(['both/after/heap.pb.gz'])
  })

  it('finds the pairs in one folder', async () => {
    const sides = await loadSides(null, within('both'))
    expect([names(sides.before), names(sides.after)]).toEqual([
      ['both/before/goroutine.txt'],
      ['both/after/goroutine.txt'],
    ])
  })

  it('sums machines and keeps them apart by the label file', async () => {
    const sides = await loadSides(within('pods/before'), within('pods/after'))
    const { comparison, notes } = await analyse(sides, { sampleType: null, by: 'line' })
    const key = labelsOf(comparison).find(each => each.key === 'file')
    expect(key?.values.map(({ value, before, after }) => [value, after > before + 100])).toEqual([
      ['a/goroutine.pb.gz', true],
      ['b/goroutine.pb.gz', false],
    ])
    expect(notes.find(note => note.code === 'summed')?.facts).toEqual({ before: 2, after: 2 })
  })

  it('says so when nothing in an archive is a profile, and of a single file what it is', async () => {
    const failureOf = async (path: string) => loadPath(within(path)).catch((error: unknown) => error)
    writeFileSync(within('notes.tar'), tarOf('readme.txt', 'hello'))
    expect(await failureOf('notes.tar')).toMatchObject({ failure: { code: 'not-a-profile' } })
    mkdirSync(within('notes'))
    for (const name of ['a.txt', 'b.txt']) writeFileSync(within(`notes/${name}`), 'hello')
    const failure = await failureOf('notes')
    expect(failure).toBeInstanceOf(Unreadable)
    expect(failure).toMatchObject({ failure: { code: 'zip', facts: { kind: 'nothing', files: 2 } } })
  })
})
