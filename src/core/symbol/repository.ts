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
  [/^google\.golang\.org\/appengine/, 'github.com/golang/appengine'],
  [/^cloud\.google\.com\/go/, 'github.com/googleapis/google-cloud-go'],
  [
    /^go\.uber\.org\/(atomic|automaxprocs|cff|config|dig|fx|goleak|mock|multierr|nilaway|ratelimit|zap)(?=\/|$)/,
    'github.com/uber-go/$1',
  ],
  [/^go\.etcd\.io\/([^/]+)/, 'github.com/etcd-io/$1'],
  [/^go\.opencensus\.io/, 'github.com/census-instrumentation/opencensus-go'],
  [/^go\.opentelemetry\.io\/auto/, 'github.com/open-telemetry/opentelemetry-go-instrumentation'],
  [/^go\.opentelemetry\.io\/collector/, 'github.com/open-telemetry/opentelemetry-collector'],
  [/^go\.opentelemetry\.io\/contrib/, 'github.com/open-telemetry/opentelemetry-go-contrib'],
  [/^go\.opentelemetry\.io\/otel/, 'github.com/open-telemetry/opentelemetry-go'],
  [/^go\.opentelemetry\.io\/proto/, 'github.com/open-telemetry/opentelemetry-proto-go'],
  [/^go\.mongodb\.org\/mongo-driver/, 'github.com/mongodb/mongo-go-driver'],
  [/^istio\.io\/([^/]+)/, 'github.com/istio/$1'],
  [
    /^knative\.dev\/(caching|client|eventing|hack|networking|operator|pkg|serving)(?=\/|$)/,
    'github.com/knative/$1',
  ],
  [/^modernc\.org\/([^/]+)/, 'gitlab.com/cznic/$1'],
]

/** Modules that keep a major version in a directory of its own, `client/v3`, instead of on a branch. */
const MAJOR_DIRECTORIES =
  /^github\.com\/(?:etcd-io\/etcd\/client|blang\/semver|googleapis\/gax-go|nats-io\/jwt|googleapis\/google-cloud-go\/.+)\/v\d+$/

/** Where the source of a module is kept. */
export interface Repository {
  readonly root: string
  /** Directory of the module in it, empty or with a slash at its end. */
  readonly directory: string
  readonly tagPrefix: string
}

/**
 * The public repository of a module by its path alone; null where the host is not known. A project of GitLab below a group
 * of a group cannot be told from a directory, so it is not known either.
 */
export function repositoryOf(module: string): Repository | null {
  const known = REPOSITORIES.find(([prefix]) => prefix.test(module))
  const full = known ? module.replace(known[0], known[1]) : module
  const found = /^((?:github\.com|gitlab\.com|bitbucket\.org)\/[^/]+\/[^/]+)(?:\/(.*))?$/.exec(full)
  if (!found) return null
  const root = found[1]!
  const inner = found[2] ?? ''
  const plain = inner.replace(/(?:^|\/)v\d+$/, '')
  if (plain !== '' && !root.startsWith('github.com/')) return null
  const directory = MAJOR_DIRECTORIES.test(full) ? inner : plain
  return {
    root,
    directory: directory === '' ? '' : `${directory}/`,
    tagPrefix: plain === '' ? '' : `${plain}/`,
  }
}
