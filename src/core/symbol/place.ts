/** Where a source file belongs. `path` is relative to the module, to GOROOT/src, or as given where neither is known. */
export interface Place {
  readonly module: string | null
  readonly version: string | null
  readonly path: string
  /** True for the standard library and the runtime. */
  readonly std: boolean
}

const STD = new Set(
  `archive bufio builtin bytes cmp compress container context crypto database debug embed encoding errors expvar flag fmt
   go hash html image index internal io iter log maps math mime net os path plugin reflect regexp runtime slices sort
   strconv strings structs sync syscall testing text time unicode unique unsafe vendor weak`.split(/\s+/),
)

/** Last directory before `src` in the places where distributions and build tools put GOROOT. */
const GOROOT = /(?:^|\/)(?:\.?go[^/]*|[^/]*-go(?:lang)?|sdk|libexec|x64|arm64|\d[\d.]*|\$GOROOT|stdlib_)$/i

const MODULE_VERSION = /^(?:.*\/pkg\/mod\/)?([^@]+)@(v[^/]+)\/(.*)$/

/** A module cache that is somewhere else, `GOMODCACHE=/cache/gomod`. */
const OTHER_CACHE = /^(?:[A-Za-z]:)?\/(?:[^/]+\/)*?[^/]*mod(?:s|cache)?\/(?=[a-z0-9-]+(?:\.[a-z0-9-]+)+\/)/i

/**
 * Reads a source path of a Go profile: module cache, `-trimpath`, GOROOT, GOPATH and vendor directories, also of Windows.
 * Module escapes are undone (`!burnt!sushi` is `BurntSushi`). A vendor directory tells the module but no version.
 */
export function parsePlace(path: string): Place {
  const slashed = path.includes('\\') ? path.replaceAll('\\', '/') : path
  return moduleCache(slashed) ?? goroot(slashed) ?? vendored(slashed) ?? gopath(slashed) ?? loose(slashed)
}

function moduleCache(path: string): Place | null {
  const found = MODULE_VERSION.exec(path)
  if (!found) return null
  const module = unescapeModule(found[1]!.replace(OTHER_CACHE, ''))
  const rest = unescapeModule(found[3]!)
  if (module.startsWith('/') || /^[A-Za-z]:/.test(module)) return null
  if (module === 'golang.org/toolchain')
    return { module: null, version: null, path: rest.replace(/^src\//, ''), std: true }
  return { module, version: unescapeModule(found[2]!), path: rest, std: false }
}

function unescapeModule(text: string): string {
  return text.includes('!') ? text.replace(/!([a-z])/g, (_, c: string) => c.toUpperCase()) : text
}

function goroot(path: string): Place | null {
  if (isStd(path)) return { module: null, version: null, path, std: true }
  if (path.startsWith('src/') && path.endsWith('.s') && isStd(path.slice(4)))
    return { module: null, version: null, path: path.slice(4), std: true }
  for (let at = path.indexOf('/src/'); at >= 0; at = path.indexOf('/src/', at + 1)) {
    const rest = path.slice(at + 5)
    if (isStd(rest) && GOROOT.test(path.slice(0, at)))
      return { module: null, version: null, path: rest, std: true }
  }
  return null
}

function isStd(path: string): boolean {
  const slash = path.indexOf('/')
  const first = path.slice(0, slash)
  return slash > 0 && STD.has(first) && (first !== 'vendor' || path.startsWith('vendor/golang.org/x/'))
}

function vendored(path: string): Place | null {
  const at = `/${path}`.lastIndexOf('/vendor/')
  return at < 0 ? null : fromImportPath(path.slice(at + 7))
}

function gopath(path: string): Place | null {
  const at = path.lastIndexOf('/src/')
  const rest = path.slice(at + 5)
  return at >= 0 && hasHost(rest) ? fromImportPath(rest) : null
}

function loose(path: string): Place {
  if (hasHost(path)) return fromImportPath(path)
  return { module: null, version: null, path, std: false }
}

function hasHost(path: string): boolean {
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+\/[^/]/i.test(path)
}

/** The module of an import path where only a host's convention tells it: `github.com/owner/name`, `k8s.io/name`. */
function fromImportPath(path: string): Place {
  const elements = path.split('/')
  const major = (n: number) => (/^v\d+$/.test(elements[n] ?? '') ? n + 1 : n)
  const length = major(TWO_LEVEL.test(path) ? 3 : 2)
  if (elements.length <= length) return { module: null, version: null, path, std: false }
  const module = elements.slice(0, length).join('/')
  return { module, version: null, path: elements.slice(length).join('/'), std: false }
}

const TWO_LEVEL = /^(?:github\.com|gitlab\.com|bitbucket\.org|golang\.org\/x|gopkg\.in\/[^/.]+)\//

/**
 * Spellings of a place from long to short, each shorter than the one before. The line never falls off; 0 means unknown.
 *
 *     k8s.io/client-go@v0.20.5/tools/cache/reflector.go:427
 *     client-go@v0.20.5/…/reflector.go:427
 *     client-go/…/reflector.go:427
 *     reflector.go:427
 */
export function displayPlaces(path: string, line: number): readonly string[] {
  const place = parsePlace(path)
  const at = line > 0 ? `:${line}` : ''
  const elements = place.path.split('/')
  const file = elements.at(-1)! + at
  const inner = elements.length > 1 ? `…/${file}` : file
  const version = place.version === null ? '' : `@${place.version}`
  const short = place.module === null ? null : moduleName(place.module)
  const candidates =
    place.module === null
      ? [place.path + at, elements.slice(-2).join('/') + at, file]
      : [
          `${place.module}${version}/${place.path}${at}`,
          `${short}${version}/${inner}`,
          `${short}/${inner}`,
          file,
        ]
  const kept: string[] = []
  for (const text of candidates) if (kept.length === 0 || text.length < kept.at(-1)!.length) kept.push(text)
  return kept
}

function moduleName(module: string): string {
  const elements = module.split('/')
  return elements.length > 1 && /^v\d+$/.test(elements.at(-1)!) ? elements.at(-2)! : elements.at(-1)!
}

/** True for import paths of the standard library: `net/http`, `runtime`, `vendor/golang.org/x/net/http2`. */
export function isStdPackage(path: string): boolean {
  const slash = path.indexOf('/')
  return STD.has(slash < 0 ? path : path.slice(0, slash))
}
