import { type Comparison, FUNCTION } from '#core/compare/comparison.ts'
import { isWrapper, normalForm, plainName } from '#core/symbol/symbol.ts'
import { LOW, type Role, roleOf } from './plumbing.ts'

/** What matching and naming need to know of each frame of a comparison; columns are parallel to `Comparison.frames`. */
export interface FrameFacts {
  readonly plain: readonly string[]
  readonly normal: readonly string[]
  readonly role: Uint8Array
  /** 1 for the compiler's wrappers around `go` and `defer`. */
  readonly wrapper: Uint8Array
}

export function frameFacts({ frames }: Comparison): FrameFacts {
  const count = frames.name.length
  const plain = new Array<string>(count)
  const normal = new Array<string>(count)
  const role = new Uint8Array(count)
  const wrapper = new Uint8Array(count)
  const known = new Map<string, { readonly plain: string; readonly normal: string; readonly role: Role }>()
  for (let i = 0; i < count; i++) {
    const name = frames.name[i]!
    const file = frames.file[i]!
    const key = `${name}\n${file}`
    let facts = known.get(key)
    if (!facts) {
      const isFunction = frames.kind[i] === FUNCTION
      facts = {
        plain: plainName(name),
        normal: isFunction ? normalForm(name) : '',
        role: isFunction ? roleOf(name, file) : LOW,
      }
      known.set(key, facts)
    }
    plain[i] = facts.plain
    normal[i] = facts.normal
    role[i] = facts.role
    wrapper[i] = isWrapper(facts.normal) ? 1 : 0
  }
  return { plain, normal, role, wrapper }
}
