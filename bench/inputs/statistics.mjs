/**
 * What a side is like: `nodes` counts the nodes of its call tree by function, `distinct` its stacks by function.
 * @returns {{samples: number, total: number, depth: number, p90: number, max: number, nodesPerSample: number,
 *   distinct: number, functions: number}}
 */
export function describeSide({ lines, names }, samples) {
  const depths = Uint32Array.from(samples, sample => sample.stack.length).sort()
  const sum = depths.reduce((total, depth) => total + depth, 0)
  const { nodes, distinct, functions } = walk(samples, lines, names.length)
  return {
    samples: samples.length,
    total: samples.reduce((total, sample) => total + sample.count, 0),
    depth: round(sum / samples.length),
    p90: depths[Math.floor(depths.length * 0.9)],
    max: depths.at(-1),
    nodesPerSample: round(nodes / samples.length),
    distinct,
    functions,
  }
}

/** A trie in one map: key is the parent's number and the function. */
function walk(samples, lines, functionCount) {
  const children = new Map()
  const ends = new Set()
  const seen = new Set()
  let nodes = 0
  for (const { stack } of samples) {
    let node = 0
    for (const frame of stack) {
      const called = Math.floor(frame / lines)
      seen.add(called)
      const key = node * functionCount + called
      let child = children.get(key)
      if (child === undefined) {
        child = ++nodes
        children.set(key, child)
      }
      node = child
    }
    ends.add(node)
  }
  return { nodes, distinct: ends.size, functions: seen.size }
}

function round(value) {
  return Math.round(value * 100) / 100
}
