import type { AffectedRange } from './signature.ts'

/** The staging modules that are cut from k8s.io/kubernetes: its v1.20.5 is their v0.20.5. */
const STAGING = /^k8s\.io\/(?!kubernetes$|klog|utils|kube-openapi|gengo)/

const SEMVER = /^v(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z.-]+))?(?:\+.*)?$/

/** Order of two module versions, as in https://go.dev/ref/mod#versions; null where one of them is none. */
export function compareVersions(a: string, b: string): number | null {
  const x = SEMVER.exec(a)
  const y = SEMVER.exec(b)
  if (!x || !y) return null
  for (let i = 1; i <= 3; i++) {
    const difference = Number(x[i]) - Number(y[i])
    if (difference !== 0) return Math.sign(difference)
  }
  return comparePreReleases(x[4], y[4])
}

function comparePreReleases(a: string | undefined, b: string | undefined): number {
  if (a === b) return 0
  if (a === undefined) return 1
  if (b === undefined) return -1
  const x = a.split('.')
  const y = b.split('.')
  for (let i = 0; i < Math.min(x.length, y.length); i++) {
    const order = compareIdentifiers(x[i]!, y[i]!)
    if (order !== 0) return order
  }
  return Math.sign(x.length - y.length)
}

function compareIdentifiers(a: string, b: string): number {
  const numbers = [a, b].map(text => /^\d+$/.test(text))
  if (numbers[0] && numbers[1]) return Math.sign(Number(a) - Number(b))
  if (numbers[0] !== numbers[1]) return numbers[0] ? -1 : 1
  return a < b ? -1 : a > b ? 1 : 0
}

/**
 * Version of the range's module among the versions seen in a profile. A major version in the module path may differ
 * (`…/v2`), and Kubernetes and its staging modules stand for each other.
 */
export function versionOf(range: AffectedRange, seen: ReadonlyMap<string, string>): string | null {
  const own = seen.get(range.module)
  if (own !== undefined) return own
  if (range.module === 'k8s.io/kubernetes') {
    for (const [module, version] of seen) if (STAGING.test(module)) return version.replace(/^v0\./, 'v1.')
  }
  if (STAGING.test(range.module)) return seen.get('k8s.io/kubernetes')?.replace(/^v1\./, 'v0.') ?? null
  return null
}

/** Whether a version lies in the range. A pseudo-version without a base (`v0.0.0-2019…`) cannot tell. */
export function isAffected(range: AffectedRange, version: string | null): 'yes' | 'no' | 'unknown' {
  if (version === null || (range.introduced === null && range.fixed === null)) return 'unknown'
  if (/^v0\.0\.0-/.test(version) && !range.module.startsWith('golang.org/x/')) return 'unknown'
  const sinceIntroduced = range.introduced === null ? 0 : compareVersions(version, range.introduced)
  const sinceFixed = range.fixed === null ? -1 : compareVersions(version, range.fixed)
  if (sinceIntroduced === null || sinceFixed === null) return 'unknown'
  return sinceIntroduced >= 0 && sinceFixed < 0 ? 'yes' : 'no'
}
