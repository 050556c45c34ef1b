import { parsePlace } from './place.ts'
import { repositoryOf } from './repository.ts'

/**
 * Link to the public source line at the tag or commit that the path names; null where host or version is unknown.
 * `goVersion` (`go1.22.3`) is needed for the standard library, whose paths carry none. Nothing is fetched.
 */
export function sourceUrl(path: string, line: number, goVersion: string | null = null): string | null {
  const place = parsePlace(path)
  if (place.std) {
    const tag = releaseTag(goVersion)
    return tag === null ? null : onHost('github.com/golang/go', tag, `src/${place.path}`, line)
  }
  if (place.module === null || place.version === null) return null
  const repository = repositoryOf(place.module)
  if (repository === null) return null
  const { root, directory, tagPrefix } = repository
  return onHost(root, refOf(place.version, tagPrefix), directory + place.path, line)
}

function onHost(root: string, ref: string, path: string, line: number): string {
  const [tag, file] = [ref, path].map(text => text.split('/').map(encodeURIComponent).join('/'))
  const at = (before: string) => (line > 0 ? `${before}${line}` : '')
  if (root.startsWith('gitlab.com/')) return `https://${root}/-/blob/${tag}/${file}${at('#L')}`
  if (root.startsWith('bitbucket.org/')) return `https://${root}/src/${tag}/${file}${at('#lines-')}`
  return `https://${root}/blob/${tag}/${file}${at('#L')}`
}

/**
 * The tag of a Go release, without what is said of its experiments (`go1.22.3 X:boringcrypto`). A toolchain that someone
 * else built has no tag, and since Go 1.21 the first release of a series has a patch number as well.
 */
function releaseTag(goVersion: string | null): string | null {
  const found = /^(go1\.(\d+)(\.\d+|(?:rc|beta)\d+)?)(?: X:\S+)?$/.exec(goVersion ?? '')
  if (!found) return null
  return found[3] === undefined && Number(found[2]) >= 21 ? null : found[1]!
}

/** The commit of a pseudo-version, else the tag. https://go.dev/ref/mod#pseudo-versions */
function refOf(version: string, tagPrefix: string): string {
  const bare = version.replace(/\+incompatible$/, '')
  const commit = /[.-]\d{14}-([0-9a-f]{12})$/.exec(bare)
  return commit ? commit[1]! : tagPrefix + bare
}
