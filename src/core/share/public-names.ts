import { isStdPackage, parsePlace } from '#core/symbol/place.ts'

/** Hosts whose modules anybody can read. Modules of any other host are taken for private. */
const HOSTS = new Set(
  `github.com gitlab.com bitbucket.org codeberg.org gitea.com git.sr.ht golang.org google.golang.org gopkg.in k8s.io sigs.k8s.io
   go.etcd.io go.uber.org go.opentelemetry.io go.opencensus.io contrib.go.opencensus.io go.mongodb.org go.starlark.net go.chromium.org
   go.lsp.dev go.mozilla.org go.temporal.io go.nhat.io go.step.sm go.bytebuilders.dev cloud.google.com firebase.google.com
   istio.io helm.sh honnef.co modernc.org gorm.io entgo.io ariga.io dario.cat cel.dev buf.build connectrpc.com filippo.io
   lukechampine.com nhooyr.io rsc.io go4.org gonum.org gocloud.dev gioui.org storj.io tailscale.com mvdan.cc inet.af vitess.io
   knative.dev tekton.dev oras.land zombiezen.com cuelang.org gvisor.dev goa.design goji.io perkeep.org upspin.io zgo.at
   gotest.tools gocv.io periph.io kubevirt.io open-cluster-management.io volcano.sh karmada.io sigsum.org aead.dev`.split(
    /\s+/,
  ),
)

/** What is private beyond what no known host serves. */
export interface Privacy {
  /** Import path prefixes that are private although their host is public: `github.com/acme`. */
  readonly prefixes: readonly string[]
}

/** Whether everybody may read the name of a package. `file` tells a module that is called like a standard package. */
export function isPublicPackage(path: string, file: string, { prefixes }: Privacy): boolean {
  if (path === '' || prefixes.some(prefix => path === prefix || path.startsWith(`${prefix}/`))) return false
  if (isStdPackage(path)) return inGoroot(file)
  return HOSTS.has(path.slice(0, path.indexOf('/')))
}

function inGoroot(file: string): boolean {
  return file === '' || file === '?' || file.startsWith('<') || parsePlace(file).std
}

/** A source path without what is only true of the machine that built it: no home, no workspace, no GOROOT. */
export function publicFile(path: string, file: string, privacy: Privacy): string {
  if (file === '' || file.startsWith('<')) return file
  const { module, version, path: inside, std } = parsePlace(file)
  if (std) return inside
  if (module !== null && isPublicPackage(`${module}/`, '', privacy))
    return `${module}${version === null ? '' : `@${version}`}/${inside}`
  return `${path}/${file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1)}`
}
