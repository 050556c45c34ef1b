// What `go tool pprof -top` counts, as rows: the oracle for flat and cum.
import { spawnSync } from 'node:child_process'

const UNITS = { bytes: 'B', nanoseconds: 'ns' }

/** Whether Go is installed here; without it the recorded answers are all there is. */
export function hasGo() {
  return spawnSync('go', ['version'], { stdio: 'ignore' }).status === 0
}

/**
 * Rows of `-top` of one file, or of `-top -diff_base` of two, untrimmed: {function: [flat, cum]} in the sample type's unit.
 * pprof marks inlined functions behind the name; the mark is taken off and rows of one name are added up.
 * `filters` are pprof's own: {focus: 'k8s\\.io/', show_from: …}.
 */
export function pprofTop(files, { type, unit }, filters = {}) {
  const [before, after] = files
  const sides = after === undefined ? [before] : ['-diff_base', before, after]
  const everything = ['-nodecount=1000000', '-nodefraction=0', '-edgefraction=0', '-trim=false']
  const args = [
    'tool',
    'pprof',
    '-top',
    ...everything,
    `-unit=${UNITS[unit] ?? unit}`,
    `-sample_index=${type}`,
    ...Object.entries(filters).map(([name, value]) => `-${name}=${value}`),
    ...sides,
  ]
  const run = spawnSync('go', args, { encoding: 'utf8', maxBuffer: 1 << 28 })
  if (run.status !== 0) throw new Error(run.stderr)
  const lines = run.stdout.split('\n')
  const head = lines.findIndex(line => /^\s*flat\s+flat%/.test(line))
  const rows = {}
  for (const line of lines.slice(head + 1).filter(text => text !== '')) {
    const [, flat, , , cum, name] = /^\s*(\S+)\s+(\S+)\s+(\S+)\s+(\S+)\s+\S+\s{2}(.*)$/.exec(line) ?? []
    if (name === undefined) throw new Error(`unexpected line of pprof: ${line}`)
    const own = name.replace(/ \((?:partial-)?inline\)$/, '')
    const [sumFlat, sumCum] = rows[own] ?? [0, 0]
    rows[own] = [sumFlat + Number.parseFloat(flat), sumCum + Number.parseFloat(cum)]
  }
  return Object.fromEntries(Object.entries(rows).sort(([one], [other]) => (one < other ? -1 : 1)))
}
