/** Import path elements up to and with `vendor/`, wherever a path begins: at the start or inside type brackets. */
const VENDOR = /(?<![\w.~%/-])(?:[\w.~%-]+\/)*vendor\//g

/** Dots that belong to the last path element although the symbol spells them as dots: `yaml.v3.`, `nats.go.` */
const DOTTED_ELEMENT = /^[^.]+\.(?:v\d+|go|io|js)(?=\.|$)/

const JAVA =
  /^(?:com|org|java|javax|jdk|jakarta|sun|kotlin|scala|akka)\.(?:[a-z_]\w*\.)*(?=[A-Z])|^(?:io|net)\.(?:[a-z_]\w*\.){2,}(?=[A-Z])/

/** A symbol with the linker's escapes and a vendor directory undone, else spelled as in the profile. Idempotent. */
export function plainName(name: string): string {
  const dotted = name.includes('%2') ? name.replace(/%2[eE]/g, '.') : name
  return dotted.includes('vendor/') ? dotted.replace(VENDOR, '') : dotted
}

/**
 * Import path of a Go symbol: `k8s.io/client-go/tools/cache` of `k8s.io/client-go/tools/cache.(*Reflector).Run.func1`.
 * Names of C++ and Java give their namespace; names without one give the empty string.
 */
export function packageOf(name: string): string {
  const plain = plainName(name)
  return plain.slice(0, packageEnd(plain))
}

/** Length of the package part of a plain name. */
export function packageEnd(plain: string): number {
  if (plain.includes('::')) return namespaceEnd(plain)
  const java = JAVA.exec(plain)
  if (java && !plain.includes('/')) return java[0].length - 1
  const head = headEnd(plain)
  const slash = plain.lastIndexOf('/', head - 1)
  const element = plain.slice(slash + 1, head)
  const dotted = slash < 0 ? null : DOTTED_ELEMENT.exec(element)
  const dot = element.indexOf('.', dotted ? dotted[0].length : 0)
  if (dot >= 0) return slash + 1 + dot
  return slash < 0 || dotted ? (dotted ? slash + 1 + dotted[0].length : 0) : plain.length
}

/** Where receivers, type brackets and C++ arguments begin: beyond that, a slash is no path separator of the package. */
function headEnd(plain: string): number {
  const at = plain.search(/[[(<]/)
  return at < 0 ? plain.length : at
}

function namespaceEnd(plain: string): number {
  const at = plain.lastIndexOf('::', Math.max(headEnd(plain) - 1, 0))
  return Math.max(at, 0)
}

/** `F[…]` and `(*T[…]).M` without their type arguments; brackets that do not close are kept. */
function withoutTypeArguments(name: string): string {
  if (!name.includes('[')) return name
  let out = ''
  let depth = 0
  let kept = 0
  for (let i = 0; i < name.length; i++) {
    const c = name.charCodeAt(i)
    if (c === OPEN) {
      if (depth++ === 0) out += name.slice(kept, i)
    } else if (c === CLOSE && depth > 0) {
      if (--depth === 0) kept = i + 1
    }
  }
  return depth > 0 ? name : out + name.slice(kept)
}

const OPEN = 0x5b
const CLOSE = 0x5d

/**
 * The spelling that matching uses: plain, without type arguments, method value and range-over-func suffixes; the
 * compiler's wrappers (`.gowrap2`, `.deferwrap1`, `·dwrap·3`) all end in `.gowrap`. Closure numbers stay.
 */
export function normalForm(name: string): string {
  const bare = withoutTypeArguments(plainName(name))
  if (!/-fm|-range|wrap|\.abi|_cgoexp/.test(bare)) return bare
  return bare
    .replace(/^_cgoexp_[0-9a-f]{12}_/, '_cgoexp_')
    .replace(/-range\d+/g, '')
    .replace(/(?:\.(?:go|defer)wrap\d*|(?:Â)?·dwrap·\d+)$/, '.gowrap')
    .replace(/\.abi(?:0|Internal)$/, '')
    .replace(/(?:-fm)+$/, '')
}

/** True for frames that the compiler made around a `go` or `defer` statement; they wait for nothing themselves. */
export function isWrapper(normal: string): boolean {
  return normal.endsWith('.gowrap')
}

const CLOSURE = /\.(?:func\d+(?:\.\d+)*|gowrap|gowrap\d+|\d+)$/

/** Function in which a closure or wrapper is written: `a.F` of `a.F.func2.1`; null where the name is no closure. */
export function closureOwner(normal: string): string | null {
  let owner = normal
  for (
    let next = owner.replace(CLOSURE, '');
    next !== owner && isNamed(next);
    next = owner.replace(CLOSURE, '')
  )
    owner = next
  return owner === normal || owner.endsWith('glob.') ? null : owner
}

/** A function of a package that is called `func1` is no closure of the package. */
function isNamed(owner: string): boolean {
  return owner.includes('.', owner.lastIndexOf('/') + 1)
}
