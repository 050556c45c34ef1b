import { parsePlace } from '#core/symbol/place.ts'
import type { Profile } from './profile.ts'

const RELEASE = String.raw`(1\.\d+(?:\.\d+)?(?:(?:rc|beta)\d+)?)`

/** Where installations keep the release in the path of the runtime's own source files. */
const IN_PATH = [
  new RegExp(`(?:^|/)go-?${RELEASE}(?:/[^/]+)?/src/(?:pkg/)?runtime/`),
  new RegExp(`/(?:go|golang)/v?${RELEASE}/[^/]+/src/runtime/`),
  new RegExp(String.raw`golang\.org/toolchain@v[\d.]+-go${RELEASE}[.-]`),
]

/** Release of the toolchain as `go1.26.8`, when a path of a runtime source file tells it, else null. */
export function goVersionOf(profile: Profile): string | null {
  for (const file of filesOf(profile)) {
    if (!file.includes('runtime/') && !file.includes('toolchain@')) continue
    for (const pattern of IN_PATH) {
      const found = pattern.exec(file.replaceAll('\\', '/'))
      if (found) return `go${found[1]}`
    }
  }
  return null
}

/** Versions by module, as far as source paths tell them; sorted by module. Modules without a version are left out. */
export function modulesOf(profile: Profile): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>()
  for (const file of filesOf(profile)) {
    const { module, version } = parsePlace(file)
    if (module === null || version === null) continue
    const versions = found.get(module)
    if (versions) versions.add(version)
    else found.set(module, new Set([version]))
  }
  const modules = [...found.keys()].sort()
  return new Map(modules.map(module => [module, [...found.get(module)!].sort()]))
}

/** Exact sum of a value column: a number within ±2^53, a bigint beyond. */
export function totalOf(profile: Profile, typeIndex: number): number | bigint {
  const column = profile.samples.values[typeIndex]
  if (column === undefined) return 0
  let total = 0
  for (const value of column) {
    total += value
    if (!Number.isSafeInteger(total)) return bigTotal(column)
  }
  return total
}

function bigTotal(column: Float64Array): number | bigint {
  let total = 0n
  for (const value of column) total += BigInt(Math.trunc(value))
  const near = Number(total)
  return Number.isSafeInteger(near) ? near : total
}

/** Every distinct source path once. */
function filesOf({ functions, strings }: Profile): string[] {
  return Array.from(new Set(functions.file), index => strings[index]!)
}
