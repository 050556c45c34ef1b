import { expect, it } from 'vitest'
import { en } from '#messages/en.ts'
import { isWeb, linkOf } from './links.ts'

it.each([
  ['https://github.com/containerd/ttrpc/issues/72', 'Issue #72'],
  ['https://github.com/containerd/ttrpc/pull/94', 'Change #94'],
  ['https://gitlab.com/a/b/-/issues/7', 'Issue #7'],
  ['https://pkg.go.dev/k8s.io/client-go/tools/cache', 'pkg.go.dev cache'],
  ['https://go.dev/', 'go.dev'],
  ['see the changelog', 'see the changelog'],
])('%s', (address, text) => expect(linkOf(address, en).text).toBe(text))

it('links to the web only', () => {
  expect(['https://go.dev', 'http://x', 'javascript:alert(1)', 'file:///x'].map(isWeb)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
