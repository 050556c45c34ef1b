/**
 * Where the files of a package lie, told by the package's own import path as far as possible.
 *
 *     package  /usr/local/go/src/ + net/http
 *     module   /root/go/pkg/mod/ + github.com/containerd/ttrpc + @v1.0.1 + rest of the import path
 *     literal  /work/app/cmd/api
 */
export interface SourceDir {
  readonly kind: 'package' | 'module' | 'literal'
  /** What stands before the import path; the whole directory where `kind` is literal. */
  readonly root: string
  /** Elements of the import path that name the module. */
  readonly elements: number
  /** `@v1.0.1` */
  readonly version: string
}

export const NOWHERE: SourceDir = { kind: 'literal', root: '', elements: 0, version: '' }

/** The directory of the first file that the import path tells, else of the first file. */
export function sourceDirOf(path: string, files: readonly string[]): SourceDir {
  let literal: SourceDir | null = null
  for (const file of files) {
    const slash = file.lastIndexOf('/')
    if (file === '') continue
    const dir = file.slice(0, Math.max(slash, 0))
    const found = withinPackage(dir, path) ?? withinModule(dir, path)
    if (found) return found
    literal ??= { ...NOWHERE, root: dir }
  }
  return literal ?? NOWHERE
}

function withinPackage(dir: string, path: string): SourceDir | null {
  const own = unescaped(path)
  const at = dir.length - own.length
  if (own === '' || !dir.endsWith(own) || (at > 0 && dir[at - 1] !== '/')) return null
  return { kind: 'package', root: dir.slice(0, at), elements: 0, version: '' }
}

function withinModule(dir: string, path: string): SourceDir | null {
  const at = dir.lastIndexOf('@')
  if (at < 0 || path === '') return null
  const elements = unescaped(path).split('/')
  const slash = dir.indexOf('/', at)
  const version = dir.slice(at, slash < 0 ? dir.length : slash)
  for (let count = elements.length; count > 0; count--) {
    const module = escaped(elements.slice(0, count).join('/'))
    const from = at - module.length
    if (!dir.startsWith(module, from) || (from > 0 && dir[from - 1] !== '/')) continue
    const found: SourceDir = { kind: 'module', root: dir.slice(0, from), elements: count, version }
    if (dirOf(found, path) === dir) return found
  }
  return null
}

function dirOf({ kind, root, elements, version }: SourceDir, path: string): string {
  if (kind === 'literal') return root
  const own = unescaped(path)
  if (kind === 'package') return root + own
  const parts = own.split('/')
  const rest = parts.slice(elements)
  return root + escaped(parts.slice(0, elements).join('/')) + version + rest.map(part => `/${part}`).join('')
}

/** The linker writes a dot in the last element of an import path as `%2e`. */
function unescaped(path: string): string {
  return path.replaceAll('%2e', '.')
}

/** The module cache writes `BurntSushi` as `!burnt!sushi`. */
function escaped(path: string): string {
  return path.replace(/[A-Z]/g, letter => `!${letter.toLowerCase()}`)
}

/** What tells a file within its package: its name, a path from the root with a slash in front, or all of it after a NUL. */
export function fileToken(file: string, dir: SourceDir, path: string): string {
  if (file === '') return ''
  const own = dirOf(dir, path)
  for (const token of [file.slice(own === '' ? 0 : own.length + 1), `/${file.slice(dir.root.length)}`])
    if (fileOfToken(token, dir, path) === file) return token
  return `\0${file}`
}

export function fileOfToken(token: string, dir: SourceDir, path: string): string {
  if (token === '') return ''
  if (token.startsWith('\0')) return token.slice(1)
  if (token.startsWith('/')) return dir.root + token.slice(1)
  const own = dirOf(dir, path)
  return own === '' ? token : `${own}/${token}`
}
