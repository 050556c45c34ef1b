import { type Frames, FUNCTION } from '#core/compare/comparison.ts'
import { fileOfToken, fileToken, NOWHERE, type SourceDir, sourceDirOf } from './source-dir.ts'
import { inTableOrder, type Known, NOTHING_KNOWN, SYMBOLS_V1 } from './symbol-table.ts'

/** Frames as they are written: packages hold files, files hold functions, functions hold lines. All in a fixed order. */
export interface SymbolTree {
  readonly packages: readonly PackageNode[]
  /** Frames that are no functions, by kind and name. */
  readonly others: readonly OtherFrame[]
}

export interface PackageNode {
  /** Empty for functions without a package. */
  readonly path: string
  readonly dir: SourceDir
  readonly files: readonly FileNode[]
}

export interface FileNode {
  readonly token: string
  readonly functions: readonly FunctionNode[]
}

export interface FunctionNode {
  /** What follows the package and its dot. */
  readonly rest: string
  readonly lines: readonly number[]
}

export interface OtherFrame {
  readonly kind: number
  readonly name: string
  readonly file: string
  readonly line: number
}

/** `net/http` and `(*conn).serve`. Putting a dot between them gives the name again; without a package there is none. */
function splitName(name: string): { readonly path: string; readonly rest: string } {
  const head = name.search(/[[(<]/)
  const slash = name.lastIndexOf('/', head < 0 ? name.length : head)
  const dot = name.indexOf('.', slash + 1)
  return dot > 0 ? { path: name.slice(0, dot), rest: name.slice(dot + 1) } : { path: '', rest: name }
}

function joinName(path: string, rest: string): string {
  return path === '' ? rest : `${path}.${rest}`
}

/** The well-known files of a package and functions of a file, or nothing. */
export function knownFiles(path: string): Known {
  return SYMBOLS_V1.inPackage[SYMBOLS_V1.packages.at.get(path) ?? -1]?.files ?? NOTHING_KNOWN
}

export function knownFunctions(path: string, token: string): Known {
  const own = SYMBOLS_V1.inPackage[SYMBOLS_V1.packages.at.get(path) ?? -1]
  return own?.inFile[own.files.at.get(token) ?? -1]?.functions ?? NOTHING_KNOWN
}

export function treeOf({ name, file, line, kind }: Frames): SymbolTree {
  const byPackage = new Map<string, Map<string, Map<string, number[]>>>()
  const others: OtherFrame[] = []
  for (let i = 0; i < name.length; i++) {
    if (kind[i] !== FUNCTION) {
      others.push({ kind: kind[i]!, name: name[i]!, file: file[i]!, line: line[i]! })
      continue
    }
    const { path, rest } = splitName(name[i]!)
    const files = inside(byPackage, path, () => new Map<string, Map<string, number[]>>())
    const functions = inside(files, file[i]!, () => new Map<string, number[]>())
    inside(functions, rest, (): number[] => []).push(line[i]!)
  }
  const packages = [...byPackage]
    .map(([path, files]) => packageNode(path, files))
    .toSorted((a, b) => inTableOrder(SYMBOLS_V1.packages)(a.path, b.path))
  return { packages, others: others.toSorted(byKindAndName) }
}

function packageNode(path: string, byFile: ReadonlyMap<string, ReadonlyMap<string, number[]>>): PackageNode {
  const dir = path === '' ? NOWHERE : sourceDirOf(path, [...byFile.keys()].toSorted())
  const files = [...byFile].map(([file, functions]) => {
    const token = fileToken(file, dir, path)
    const nodes = [...functions].map(([rest, lines]) => ({ rest, lines: lines.toSorted((a, b) => a - b) }))
    const order = inTableOrder(knownFunctions(path, token))
    return { token, functions: nodes.toSorted((a, b) => order(a.rest, b.rest)) }
  })
  const order = inTableOrder(knownFiles(path))
  return { path, dir, files: files.toSorted((a, b) => order(a.token, b.token)) }
}

function byKindAndName(a: OtherFrame, b: OtherFrame): number {
  if (a.kind !== b.kind) return a.kind - b.kind
  if (a.name !== b.name) return a.name < b.name ? -1 : 1
  return a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line
}

/** The frames of a tree; their order is the tree's, which makes it the same for every equal set of frames. */
export function framesOfTree({ packages, others }: SymbolTree): Frames {
  const name: string[] = []
  const file: string[] = []
  const line: number[] = []
  const kind: number[] = []
  for (const { path, dir, files } of packages)
    for (const { token, functions } of files) {
      const source = fileOfToken(token, dir, path)
      for (const { rest, lines } of functions)
        for (const each of lines) {
          name.push(joinName(path, rest))
          file.push(source)
          line.push(each)
          kind.push(FUNCTION)
        }
    }
  for (const other of others) {
    name.push(other.name)
    file.push(other.file)
    line.push(other.line)
    kind.push(other.kind)
  }
  return { name, file, line: Uint32Array.from(line), kind: Uint8Array.from(kind) }
}

function inside<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key)
  if (known !== undefined) return known
  const fresh = make()
  map.set(key, fresh)
  return fresh
}
