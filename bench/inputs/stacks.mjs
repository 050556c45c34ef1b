/**
 * Grows stacks as a sampled program does: a new one repeats an earlier one, or leaves it some frames above the leaf.
 * @returns {{next: () => Uint32Array, from: (stack: Uint32Array) => Uint32Array}} frames root first; `next` draws a depth
 * and starts from an earlier stack, `from` starts from the given one
 */
export function stackGrower(shape, program, chances) {
  const byDepth = Array.from({ length: shape.depth.max + 1 }, () => [])
  const remember = stack => {
    byDepth[stack.length].push(stack)
    return stack
  }
  const next = () => {
    const depth = drawDepth(shape.depth, chances)
    const known = byDepth[depth]
    if (known.length === 0) return remember(extend(closest(byDepth, depth), depth, program, chances))
    const earlier = chances.pick(known)
    return remember(
      chances.chance(shape.fresh.share) ? branch(earlier) : moved(earlier, shape, program, chances),
    )
  }
  const branch = earlier => {
    const fresh = Math.min(earlier.length - 1, freshFrames(shape.fresh.frames, earlier.length, chances))
    return extend(earlier.subarray(0, earlier.length - fresh), earlier.length, program, chances)
  }
  return { next, from: branch }
}

function drawDepth({ mean, spread, max }, { normal }) {
  const median = mean / Math.exp((spread * spread) / 2)
  return Math.min(max, Math.max(2, Math.round(median * Math.exp(spread * normal()))))
}

/** Long branches are spread evenly about their mean, short ones have a long tail. */
function freshFrames(mean, depth, { geometric, below }) {
  if (mean < depth / 2) return geometric(mean)
  const slack = depth - mean
  return mean - slack + 1 + below(2 * slack)
}

/** An earlier stack whose length is nearest below; the program's one root where there is none. */
function closest(byDepth, depth) {
  for (let length = depth - 1; length > 0; length--) if (byDepth[length].length > 0) return byDepth[length][0]
  return Uint32Array.of(0)
}

function extend(prefix, depth, program, { unit, below }) {
  const stack = new Uint32Array(depth)
  stack.set(prefix)
  let caller = Math.floor(prefix.at(-1) / program.lines)
  for (let at = prefix.length; at < depth; at++) {
    caller = program.callee(caller, unit())
    stack[at] = caller * program.lines + below(program.lines)
  }
  return stack
}

/** The same functions, some at another line: the same row by function, another location. */
function moved(earlier, shape, { lines }, { chance, below }) {
  const stack = earlier.slice()
  for (let at = 1; at < stack.length; at++) {
    if (chance(shape.moved)) stack[at] = Math.floor(stack[at] / lines) * lines + below(lines)
  }
  return stack
}
