import { codeWord } from './code-word.ts'
import { codeList, type LinkCoder } from './link-coder.ts'
import { LinkStop } from './link-failure.ts'
import { STATE_WORDS } from './link-words.ts'
import { NOWHERE, type SourceDir } from './source-dir.ts'
import { type Known, SYMBOLS_V1 } from './symbol-table.ts'
import {
  type FileNode,
  type FunctionNode,
  knownFiles,
  knownFunctions,
  type OtherFrame,
  type PackageNode,
  type SymbolTree,
} from './symbol-tree.ts'

const MOST_LINE = 2 ** 32 - 1

/** Names of a list in table order: known ones as steps in the table, others spelled out after a 0. */
function nameCoder(coder: LinkCoder, context: string, known: Known): (name: string | null) => string {
  let at = -1
  let before = ''
  return name => {
    const found = name === null ? undefined : known.at.get(name)
    const step = known.names.length === 0 ? 0 : coder.number(context, found === undefined ? 0 : found - at)
    if (step === 0) before = coder.text(name ?? '', before)
    else {
      at += step
      before = known.names[at] ?? stop(context)
    }
    return before
  }
}

function stop(what: string): never {
  throw new LinkStop('link-corrupt', { what })
}

export function codeTree(coder: LinkCoder, tree: SymbolTree | null): SymbolTree {
  const nextPath = nameCoder(coder, 'package', SYMBOLS_V1.packages)
  const nextDir = dirCoder(coder)
  const packages = codeList(coder, 'packages', tree?.packages ?? null, node => {
    const path = nextPath(node?.path ?? null)
    const dir = nextDir(node?.dir ?? null)
    return codePackage(coder, node, path, dir)
  })
  const others = codeList(coder, 'others', tree?.others ?? null, (other, before) =>
    codeOther(coder, other, before),
  )
  return { packages, others }
}

function codePackage(coder: LinkCoder, node: PackageNode | null, path: string, dir: SourceDir): PackageNode {
  const nextToken = nameCoder(coder, 'file', knownFiles(path))
  const files = codeList(coder, 'files', node?.files ?? null, file => {
    const token = nextToken(file?.token ?? null)
    return codeFile(coder, file, token, knownFunctions(path, token))
  })
  return { path, dir, files }
}

function codeFile(coder: LinkCoder, file: FileNode | null, token: string, known: Known): FileNode {
  const nextRest = nameCoder(coder, 'function', known)
  const functions = codeList(coder, 'functions', file?.functions ?? null, (own): FunctionNode => {
    const rest = nextRest(own?.rest ?? null)
    const lines = codeList(coder, 'lines', own?.lines ?? null, (line, before) => {
      const value =
        before === null
          ? coder.number('line', line ?? 0)
          : before + coder.number('next line', (line ?? 0) - before)
      return value > MOST_LINE ? stop('line') : value
    })
    return { rest, lines }
  })
  return { token, functions }
}

const KINDS: readonly SourceDir['kind'][] = ['package', 'module', 'literal']

/** A directory like one before is a step back in the list of those used last; a new one is spelled out after a 0. */
function dirCoder(coder: LinkCoder): (dir: SourceDir | null) => SourceDir {
  const recent: SourceDir[] = []
  const roots: string[] = []
  return dir => {
    const found = dir === null ? -1 : recent.findIndex(each => sameDir(each, dir))
    const step = coder.number('dir', found + 1)
    const own = step === 0 ? newDir(coder, dir, roots, recent[0]?.version ?? '') : recent.splice(step - 1, 1)[0]
    recent.unshift(own ?? stop('dir'))
    return recent[0]!
  }
}

function sameDir(a: SourceDir, b: SourceDir): boolean {
  return a.kind === b.kind && a.root === b.root && a.elements === b.elements && a.version === b.version
}

function newDir(coder: LinkCoder, dir: SourceDir | null, roots: string[], version: string): SourceDir {
  const kind = KINDS[coder.number('dir kind', dir === null ? 0 : KINDS.indexOf(dir.kind))] ?? stop('dir')
  const found = dir === null ? -1 : roots.indexOf(dir.root)
  const at = coder.number('root', found + 1)
  const root = at === 0 ? coder.text(dir?.root ?? '', roots.at(-1)) : (roots[at - 1] ?? stop('root'))
  if (at === 0) roots.push(root)
  if (kind !== 'module') return { ...NOWHERE, kind, root }
  const elements = coder.number('elements', dir?.elements ?? 0)
  return { kind, root, elements, version: coder.text(dir?.version ?? '', version) }
}

function codeOther(coder: LinkCoder, other: OtherFrame | null, before: OtherFrame | null): OtherFrame {
  const kind = coder.number('kind', other?.kind ?? 0)
  const name = codeWord(coder, 'state', STATE_WORDS, other?.name ?? null, before?.name)
  const file = coder.text(other?.file ?? '', before?.file)
  const line = coder.number('other line', other?.line ?? 0)
  return kind < 1 || kind > 3 || line > MOST_LINE ? stop('kind') : { kind, name, file, line }
}
