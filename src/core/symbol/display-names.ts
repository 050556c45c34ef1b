import { packageEnd, plainName } from './symbol.ts'

/**
 * Spellings of a symbol from long to short, each shorter than the one before; the first is the full name.
 *
 *     k8s.io/client-go/tools/cache.(*sharedProcessor).run
 *     cache.(*sharedProcessor).run
 *     (*sharedProcessor).run
 *     sharedProcessor.run
 *     …Processor.run
 *     run
 */
export function displayNames(name: string): readonly string[] {
  const full = plainName(name)
  const end = packageEnd(full)
  const rest = full.slice(end).replace(/^(?:\.|::)/, '')
  if (end === 0 || rest === '') return [full]
  const short = shortTypeArguments(rest)
  const type = splitType(short)
  const bare = type ? `${type.name}.${type.method}` : short
  const joint = full.startsWith('::', end) ? '::' : '.'
  return shrinking([
    full,
    `${packageName(full.slice(0, end))}${joint}${short}`,
    short,
    bare,
    ...(type ? [...cutLeft(type.name).map(t => `${t}.${type.method}`), type.method] : []),
  ])
}

/** The name a Go file would use for the package: `pgx` of `github.com/jackc/pgx/v5`. */
export function packageName(path: string): string {
  const elements = path.split('/')
  const last = elements.at(-1)!
  return elements.length > 1 && /^v\d+$/.test(last) ? elements.at(-2)! : last.replace(/\.v\d+$/, '')
}

/** Type arguments as debug=2 prints them. */
function shortTypeArguments(rest: string): string {
  const open = rest.indexOf('[')
  const close = rest.lastIndexOf(']')
  return open > 0 && close > open ? `${rest.slice(0, open)}[…]${rest.slice(close + 1)}` : rest
}

function splitType(rest: string): { readonly name: string; readonly method: string } | null {
  const pointer = /^\(\*?([^)]+)\)\.(.+)$/.exec(rest)
  if (pointer) return { name: pointer[1]!, method: pointer[2]! }
  const value = /^([A-Za-z_]\w*(?:\[…\])?)\.((?!func\d|gowrap|\d|\.).+)$/.exec(rest)
  return value ? { name: value[1]!, method: value[2]! } : null
}

/** `…Processor` of `sharedProcessor`: whole words fall off on the left. */
function cutLeft(type: string): readonly string[] {
  const words = type.split(/(?=[A-Z][a-z])/)
  return words.slice(1).map((_, i) => `…${words.slice(i + 1).join('')}`)
}

function shrinking(names: readonly string[]): readonly string[] {
  const kept: string[] = []
  for (const name of names) if (kept.length === 0 || name.length < kept.at(-1)!.length) kept.push(name)
  return kept
}
