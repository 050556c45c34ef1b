/** Code that the same people name, of an import path: `k8s.io`, `github.com/moby`, `main`. */
export function codeBase(path: string): string {
  const slash = path.indexOf('/')
  if (slash < 0) return path
  const host = path.slice(0, slash)
  if (host !== 'github.com' && host !== 'gitlab.com') return host
  const end = path.indexOf('/', slash + 1)
  return end < 0 ? path : path.slice(0, end)
}
