import { packageOf } from '#core/symbol/symbol.ts'

/** Code that the same people name: `k8s.io`, `github.com/moby`, `main`. */
export function codeBase(name: string): string {
  const elements = packageOf(name).split('/')
  return /^(?:github|gitlab)\.com$/.test(elements[0]!) ? elements.slice(0, 2).join('/') : elements[0]!
}
