import { type Comparison, FUNCTION } from '#core/compare/comparison.ts'
import { isWrapper, normalForm, packageOf, plainName } from '#core/symbol/symbol.ts'
import { codeBase } from './code-base.ts'
import { LOW, type Role, roleOf } from './plumbing.ts'

/** What matching and naming need to know of each frame of a comparison; columns are parallel to `Comparison.frames`. */
export interface FrameFacts {
  readonly plain: readonly string[]
  readonly normal: readonly string[]
  /** The same number for the same normal form. */
  readonly id: Uint32Array
  readonly package: readonly string[]
  /** Whose code it is, as `codeBase` tells. */
  readonly codeBase: readonly string[]
  readonly role: Uint8Array
  /** 1 for the compiler's wrappers around `go` and `defer`. */
  readonly wrapper: Uint8Array
}

interface FrameFact {
  readonly file: string
  readonly plain: string
  readonly normal: string
  readonly package: string
  readonly codeBase: string
  readonly role: Role
}

function frameFact(name: string, file: string, isFunction: boolean): FrameFact {
  const path = isFunction ? packageOf(name) : ''
  return {
    file,
    plain: plainName(name),
    normal: isFunction ? normalForm(name) : '',
    package: path,
    codeBase: codeBase(path),
    role: isFunction ? roleOf(path, file) : LOW,
  }
}

export function frameFacts({ frames }: Comparison): FrameFacts {
  const count = frames.name.length
  const plain = new Array<string>(count)
  const normal = new Array<string>(count)
  const id = new Uint32Array(count)
  const ids = new Map<string, number>()
  const role = new Uint8Array(count)
  const wrapper = new Uint8Array(count)
  const packages = new Array<string>(count)
  const codeBases = new Array<string>(count)
  const known = new Map<string, FrameFact>()
  for (let i = 0; i < count; i++) {
    const name = frames.name[i]!
    const file = frames.file[i]!
    let facts = known.get(name)
    if (facts?.file !== file) {
      facts = frameFact(name, file, frames.kind[i] === FUNCTION)
      known.set(name, facts)
    }
    plain[i] = facts.plain
    normal[i] = facts.normal
    packages[i] = facts.package
    codeBases[i] = facts.codeBase
    role[i] = facts.role
    id[i] = ids.get(facts.normal) ?? ids.size
    ids.set(facts.normal, id[i]!)
    wrapper[i] = isWrapper(facts.normal) ? 1 : 0
  }
  return { plain, normal, id, package: packages, codeBase: codeBases, role, wrapper }
}
