import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readPprof } from '#core/profile/pprof/pprof.ts'
import { finestOf } from './finest.ts'
import { AFTER, BEFORE, handoverOf } from './shared.testkit.ts'
import { type PprofSide, sideProfile } from './side-profile.ts'
import { encodePprof } from './write-pprof.ts'

async function written(side: PprofSide): Promise<Uint8Array> {
  const { analysis } = await handoverOf(BEFORE, AFTER)
  return encodePprof(sideProfile(finestOf(analysis), side, 1_790_000_000_000))
}

const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0)

it('writes a side so that it reads as that side', async () => {
  const { comparison } = (await handoverOf(BEFORE, AFTER)).analysis
  for (const side of ['before', 'after'] as const) {
    const [profile] = readPprof(await written(side))
    expect(sum(profile!.samples.values[0]!)).toBe(comparison.totals[side])
    expect(profile!.time).toBe(1_790_000_000_000)
    expect(profile!.strings).toContain('github.com/containerd/ttrpc.(*serverConn).run')
  }
})

it('writes the difference so that it reads as both sides', async () => {
  const { comparison } = (await handoverOf(BEFORE, AFTER)).analysis
  const profiles = readPprof(await written('diff'))
  expect(profiles.map(({ side }) => side).toSorted()).toEqual(['after', 'before'])
  for (const { side, samples } of profiles)
    expect(Math.abs(sum(samples.values[0]!))).toBe(comparison.totals[side!])
})

const hasGo = spawnSync('go', ['version']).status === 0

it.skipIf(!hasGo)('go tool pprof shows the difference', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stackdrift-'))
  try {
    const file = join(folder, 'diff.pb')
    writeFileSync(file, await written('diff'))
    const { stdout, status } = spawnSync('go', ['tool', 'pprof', '-top', file], { encoding: 'utf8' })
    expect(status).toBe(0)
    expect(stdout).toMatch(/of 10 total/)
    expect(stdout).toMatch(/\n\s+164 .*\s164 .*runtime\.selectgo\n/)
    expect(stdout).toMatch(/\n\s+0 .*\s165 .*ttrpc\.\(\*serverConn\)\.run\.func2\n/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
