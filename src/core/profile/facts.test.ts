import { expect, test } from 'vitest'
import { goVersionOf, modulesOf, totalOf } from './facts.ts'
import { pprofBytes, profilesFrom } from './profile.testkit.ts'
import type { Profile } from './profile.ts'

async function profileOf(...frames: readonly string[]): Promise<Profile> {
  const samples = frames.map(stack => ({ stack, values: [1] }))
  return (await profilesFrom(pprofBytes({ types: ['goroutine/count'], samples })))[0]!
}

test.each([
  ['/usr/local/go1.26.8/src/runtime/proc.go', 'go1.26.8'],
  ['/root/go/pkg/mod/golang.org/toolchain@v0.0.1-go1.25.3.linux-amd64/src/runtime/proc.go', 'go1.25.3'],
  ['/opt/hostedtoolcache/go/1.21.3/x64/src/runtime/proc.go', 'go1.21.3'],
  ['/home/u/sdk/go1.23rc1/src/runtime/proc.go', 'go1.23rc1'],
  ['/usr/lib/go-1.19/src/runtime/proc.go', 'go1.19'],
  ['/usr/local/go/src/runtime/proc.go', null],
  ['/home/u/go1.20/app/main.go', null],
])('%s tells %s', async (file, version) => {
  expect(goVersionOf(await profileOf(`runtime.gopark ${file}:1`))).toBe(version)
})

test('modules and their versions come from source paths', async () => {
  const profile = await profileOf(
    'k8s.io/f /go/pkg/mod/k8s.io/client-go@v0.21.0/a.go:1',
    'k8s.io/g /go/pkg/mod/k8s.io/client-go@v0.21.0/b.go:1',
    'main.main /app/main.go:1',
  )
  expect([...modulesOf(profile)]).toEqual([['k8s.io/client-go', ['v0.21.0']]])
})

test('totals are exact beyond 2^53', async () => {
  const samples = [2 ** 52, 2 ** 52, 2 ** 52 + 1].map(value => ({
    stack: 'main.main',
    values: [value, value % 7],
  }))
  const [profile] = await profilesFrom(pprofBytes({ types: ['a/bytes', 'b/count'], samples }))
  expect(totalOf(profile!, 0)).toBe(3n * 2n ** 52n + 1n)
  expect(typeof totalOf(profile!, 1)).toBe('number')
})
