import { parsePlace } from './place.ts'

/** Import paths that redirect, and the repository behind them. Longer prefixes come first. */
const REPOSITORIES: readonly (readonly [prefix: RegExp, repository: string])[] = [
  [/^golang\.org\/x\/([^/]+)/, 'github.com/golang/$1'],
  [/^sigs\.k8s\.io\/([^/]+)/, 'github.com/kubernetes-sigs/$1'],
  [/^k8s\.io\/([^/]+)/, 'github.com/kubernetes/$1'],
  [/^gopkg\.in\/([^/.]+)\.v\d+/, 'github.com/go-$1/$1'],
  [/^gopkg\.in\/([^/.]+)\/([^/.]+)\.v\d+/, 'github.com/$1/$2'],
  [/^google\.golang\.org\/grpc/, 'github.com/grpc/grpc-go'],
  [/^google\.golang\.org\/protobuf/, 'github.com/protocolbuffers/protobuf-go'],
  [/^google\.golang\.org\/api/, 'github.com/googleapis/google-api-go-client'],
  [/^google\.golang\.org\/genproto/, 'github.com/googleapis/go-genproto'],
  [/^cloud\.google\.com\/go/, 'github.com/googleapis/google-cloud-go'],
  [/^go\.uber\.org\/([^/]+)/, 'github.com/uber-go/$1'],
  [/^go\.etcd\.io\/([^/]+)/, 'github.com/etcd-io/$1'],
  [/^go\.opentelemetry\.io\/contrib/, 'github.com/open-telemetry/opentelemetry-go-contrib'],
  [/^go\.opentelemetry\.io\/otel/, 'github.com/open-telemetry/opentelemetry-go'],
  [/^go\.mongodb\.org\/mongo-driver/, 'github.com/mongodb/mongo-go-driver'],
  [/^istio\.io\/([^/]+)/, 'github.com/istio/$1'],
  [/^knative\.dev\/([^/]+)/, 'github.com/knative/$1'],
]

/** Repositories that keep a major version in a directory of its own, `client/v3`, instead of on a branch. */
const MAJOR_DIRECTORIES = /^github\.com\/(?:etcd-io\/etcd)$/

/**
 * Link to the public source line at the tag or commit that the path names; null where host or version is unknown.
 * `goVersion` (`go1.22.3`) is needed for the standard library, whose paths carry none. Nothing is fetched.
 */
export function sourceUrl(path: string, line: number, goVersion: string | null = null): string | null {
  const place = parsePlace(path)
  const anchor = line > 0 ? `#L${line}` : ''
  if (place.std) {
    if (goVersion === null || !/^go\d+\.\d+/.test(goVersion)) return null
    return `https://github.com/golang/go/blob/${encodeURI(goVersion)}/src/${encodeURI(place.path)}${anchor}`
  }
  if (place.module === null || place.version === null) return null
  const repository = repositoryOf(place.module)
  if (repository === null) return null
  const { root, directory, tagPrefix } = repository
  const ref = encodeURIComponent(refOf(place.version, tagPrefix)).replaceAll('%2F', '/')
  const file = encodeURI(directory + place.path)
  const blob = root.startsWith('gitlab.com/') ? '-/blob' : 'blob'
  return `https://${root}/${blob}/${ref}/${file}${anchor}`
}

interface Repository {
  readonly root: string
  /** Directory of the module in it, empty or with a slash at its end. */
  readonly directory: string
  readonly tagPrefix: string
}

function repositoryOf(module: string): Repository | null {
  const known = REPOSITORIES.find(([prefix]) => prefix.test(module))
  const full = known ? module.replace(known[0], known[1]) : module
  const found = /^((?:github|gitlab)\.com\/[^/]+\/[^/]+)(?:\/(.*))?$/.exec(full)
  if (!found) return null
  const root = found[1]!
  const inner = found[2] ?? ''
  const plain = inner.replace(/(?:^|\/)v\d+$/, '')
  const directory = MAJOR_DIRECTORIES.test(root) ? inner : plain
  return {
    root,
    directory: directory === '' ? '' : `${directory}/`,
    tagPrefix: plain === '' ? '' : `${plain}/`,
  }
}

/** The commit of a pseudo-version, else the tag. https://go.dev/ref/mod#pseudo-versions */
function refOf(version: string, tagPrefix: string): string {
  const bare = version.replace(/\+incompatible$/, '')
  const commit = /[.-]\d{14}-([0-9a-f]{12})$/.exec(bare)
  return commit ? commit[1]! : tagPrefix + bare
}
