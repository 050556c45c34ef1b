import type { Label } from '#core/profile/profile.ts'
import { parsePlace } from '#core/symbol/place.ts'

/** Names that say nothing, in the order in which they are first needed: the same name always gets the same one. */
export interface Aliases {
  /**
   * `private1/p2.func7.func1`: module, package in it, function, and what the compiler put behind a closure.
   * Every program has a `main.main`; the catalogue knows goroutines by it.
   */
  readonly functionOf: (name: string, path: string, file: string) => string
  readonly labelOf: (label: Label) => Label
  /** `[binary1]+0x40` */
  readonly binaryOf: (name: string) => string
}

/** Endings that the compiler gives: closures, wrappers, method values, bodies of range loops. */
const COMPILED = /(?:\.(?:func\d+|gowrap\d*|deferwrap\d+|\d+)|-fm|-range\d+)+$/

export function createAliases(): Aliases {
  const modules = numbering()
  const packages = new Map<string, (name: string) => number>()
  const functions = new Map<string, (name: string) => number>()
  const values = new Map<string, (name: string) => number>()
  const binaries = numbering()
  return {
    functionOf(name, path, file) {
      if (name === 'main.main') return name
      const module = moduleOf(path, file)
      const alias = `private${modules(module)}`
      const at = inside(packages, alias)(path)
      const ending = COMPILED.exec(name)?.[0] ?? ''
      const own = name.slice(0, name.length - ending.length)
      return `${alias}${at === 1 ? '' : `/p${at}`}.func${inside(functions, alias)(own)}${ending}`
    },
    labelOf: ({ key, value }) => ({ key, value: `${key} ${inside(values, key)(JSON.stringify(value))}` }),
    binaryOf(name) {
      const found = /^(\[.*\])(\+0x[0-9a-f]+)?$/s.exec(name)
      return found ? `[binary${binaries(found[1]!)}]${found[2] ?? ''}` : '<unknown>'
    },
  }
}

/** The module of a private package: what its source path says, else two levels below a host and one elsewhere. */
function moduleOf(path: string, file: string): string {
  const { module } = parsePlace(file)
  if (module !== null && (path === module || path.startsWith(`${module}/`))) return module
  const elements = path.split('/')
  return elements.slice(0, elements[0]!.includes('.') ? 3 : 1).join('/')
}

function inside(map: Map<string, (name: string) => number>, key: string): (name: string) => number {
  const known = map.get(key)
  if (known) return known
  const fresh = numbering()
  map.set(key, fresh)
  return fresh
}

function numbering(): (name: string) => number {
  const numbers = new Map<string, number>()
  return name => {
    const known = numbers.get(name)
    if (known !== undefined) return known
    numbers.set(name, numbers.size + 1)
    return numbers.size
  }
}
