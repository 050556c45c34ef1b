import { type Comparison, FUNCTION } from '#core/compare/comparison.ts'
import { foldsCalls } from '#core/compare/frame-book.ts'
import { isStdPackage } from '#core/symbol/place.ts'
import { packageOf } from '#core/symbol/symbol.ts'

/** Hues around the circle; 0 is the neutral one. */
export const HUES = 30

/** The package of a frame: empty for states, addresses and names that tell none. */
export function packageOfFrame({ frames, by }: Pick<Comparison, 'frames' | 'by'>, frame: number): string {
  if (frames.kind[frame] !== FUNCTION) return ''
  const name = frames.name[frame] ?? ''
  return foldsCalls(by) ? name : packageOf(name)
}

/**
 * A hue from 1 to HUES by the package's name alone, so that it is the same in both files, in every picture and tomorrow;
 * 0 for the standard library and for what has no package. FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function hueOfPackage(path: string): number {
  if (path === '' || isStdPackage(path)) return 0
  let hash = 0x811c9dc5
  for (let i = 0; i < path.length; i++) hash = Math.imul(hash ^ path.charCodeAt(i), 0x01000193)
  return (((hash ^ (hash >>> 15)) >>> 0) % HUES) + 1
}

/** Hues per frame, made when first asked for. */
export function createHueBook(comparison: Pick<Comparison, 'frames' | 'by'>): (frame: number) => number {
  const known = new Uint8Array(comparison.frames.name.length)
  return frame => {
    const made = known[frame] ?? 0
    if (made > 0) return made - 1
    const hue = hueOfPackage(packageOfFrame(comparison, frame))
    known[frame] = hue + 1
    return hue
  }
}

/** A package with how much passes through it. */
export interface PackageShare {
  readonly path: string
  readonly amount: number
}

/** Packages of the functions where something runs or waits, largest first; the neutral ones together, without a path. */
export function largestPackages(comparison: Comparison): readonly PackageShare[] {
  const amounts = new Map<string, number>()
  for (const [frame, amount] of amountsByLast(comparison).entries()) {
    if (amount <= 0) continue
    const path = packageOfFrame(comparison, frame)
    const key = hueOfPackage(path) === 0 ? '' : path
    amounts.set(key, (amounts.get(key) ?? 0) + amount)
  }
  return [...amounts].map(([path, amount]) => ({ path, amount })).sort((a, b) => b.amount - a.amount)
}

/** The larger side of each stack, by the stack's last function. */
function amountsByLast({ before, after, stack, offsets, shown, frames }: Comparison): Float64Array {
  const amounts = new Float64Array(frames.name.length)
  for (let row = 0; row < before.length; row++) {
    const first = offsets[row] ?? 0
    let at = first + (shown[row] ?? 0) - 1
    while (at > first && frames.kind[stack[at] ?? 0] !== FUNCTION) at--
    const frame = stack[at] ?? 0
    amounts[frame] = (amounts[frame] ?? 0) + Math.max(before[row] ?? 0, after[row] ?? 0, 0)
  }
  return amounts
}
