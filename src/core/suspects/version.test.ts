import { describe, expect, it } from 'vitest'
import { compareVersions, isAffected, versionOf } from './version.ts'

describe('compareVersions', () => {
  it.each([
    ['v0.18.8', 'v0.21.0', -1],
    ['v0.21.0', 'v0.21.0', 0],
    ['v1.10.0', 'v1.9.3', 1],
    ['v1.0.0-rc.1', 'v1.0.0', -1],
    ['v1.0.0-rc.2', 'v1.0.0-rc.10', -1],
    ['v2.0.0+incompatible', 'v2.0.0', 0],
    ['v0.0.0-20190918160949-bfa5e2e684ad', 'v0.1.0', -1],
    ['devel', 'v1.0.0', null],
  ])('%s and %s', (a, b, order) => expect(compareVersions(a, b)).toBe(order))
})

describe('isAffected', () => {
  const range = { module: 'k8s.io/apimachinery', introduced: 'v0.17.0', fixed: 'v0.21.0' }
  it.each([
    ['v0.18.8', 'yes'],
    ['v0.21.0', 'no'],
    ['v0.16.15', 'no'],
    ['v0.0.0-20190918160949-bfa5e2e684ad', 'unknown'],
    [null, 'unknown'],
  ])('%s', (version, affected) => expect(isAffected(range, version)).toBe(affected))

  it('reads Kubernetes and its staging modules for each other', () => {
    const seen = new Map([['k8s.io/kubernetes', 'v1.20.5']])
    expect(versionOf(range, seen)).toBe('v0.20.5')
    const own = { module: 'k8s.io/kubernetes', introduced: null, fixed: 'v1.29.0' }
    expect(versionOf(own, new Map([['k8s.io/client-go', 'v0.22.1']]))).toBe('v1.22.1')
    expect(versionOf(own, new Map([['k8s.io/klog/v2', 'v2.4.0']]))).toBeNull()
  })
})
