// What `go tool pprof -dot` draws and `-tags` lists: the oracle for the call graph and for labels.
import { spawnSync } from 'node:child_process'

const UNITS = { bytes: 'B', nanoseconds: 'ns' }

function pprof(files, args) {
  const [before, after] = files
  const sides = after === undefined ? [before] : ['-diff_base', before, after]
  const run = spawnSync('go', ['tool', 'pprof', ...args, ...sides], { encoding: 'utf8', maxBuffer: 1 << 28 })
  if (run.status !== 0) throw new Error(run.stderr)
  return run.stdout.split('\n')
}

/** Edges of `-dot` in the sample type's unit: {'caller -> callee': amount}, with `...` where functions in between were left out. */
export function pprofEdges(files, { type, unit }, { nodeCount = 0, nodeFraction, edgeFraction }) {
  const limits = [`-nodecount=${nodeCount}`, `-nodefraction=${nodeFraction}`, `-edgefraction=${edgeFraction}`]
  const lines = pprof(files, ['-dot', ...limits, `-unit=${UNITS[unit] ?? unit}`, `-sample_index=${type}`])
  const edges = {}
  for (const line of lines) {
    const [, call, amount] =
      /^N\d+ -> N\d+ \[.* tooltip="(.*?) \((-?[\d.]+)\D*\)" labeltooltip=/.exec(line) ?? []
    if (call !== undefined) edges[call.replaceAll('\\"', '"')] = Number.parseFloat(amount)
  }
  return sorted(edges)
}

/** Labels of `-tags` of a type that counts: {key: {value: amount}}. */
export function pprofTags(files, { type }) {
  const keys = {}
  let own = {}
  for (const line of pprof(files, ['-tags', `-sample_index=${type}`])) {
    const [, key] = /^\s*(.*): Total \S+ of /.exec(line) ?? []
    const [, amount, value] = /^\s*(-?[\d.]+)(?: \([^)]*\))?:\s(.*)$/.exec(line) ?? []
    if (key !== undefined) {
      own = {}
      keys[key] = own
    } else if (amount !== undefined) own[value.trim()] = Number.parseFloat(amount)
  }
  return Object.fromEntries(Object.entries(keys).map(([key, values]) => [key, sorted(values)]))
}

function sorted(record) {
  return Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)))
}
