import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { measureCommand } from './measure.mjs'
import { interleave, ratio } from './median.mjs'

const COMMAND = fileURLToPath(new URL('../dist-cli/stackdrift.js', import.meta.url))

/** Whole process, reading to answer: `stackdrift diff --json` against `go tool pprof -top -diff_base`. */
export async function compareCommands(pairs, { rounds, skip }) {
  if (!existsSync(COMMAND)) return skip('command line', `there is no ${COMMAND}; run npm run build`)
  const hasGo = spawnSync('go', ['version']).status === 0
  if (!hasGo) skip('go tool pprof', 'Go is not installed; the command line has nothing to be compared with')
  const rows = []
  for (const pair of pairs) rows.push(await comparePair(pair, hasGo, rounds))
  return { title: 'Command line: whole process, CPU seconds and peak memory', rows }
}

async function comparePair({ name, before, after }, hasGo, rounds) {
  const contenders = {
    ours: () => measureCommand([process.execPath, COMMAND, 'diff', before, after, '--json']),
  }
  if (hasGo) {
    contenders.pprof = () => measureCommand(['go', 'tool', 'pprof', '-top', '-diff_base', before, after])
  }
  const { ours, pprof } = await interleave(contenders, rounds)
  return {
    pair: name,
    'stackdrift diff s': ours.cpu,
    'pprof -diff_base s': pprof?.cpu ?? null,
    'CPU ratio': ratio(pprof?.cpu, ours.cpu),
    'stackdrift MB': ours.peakMB,
    'pprof MB': pprof?.peakMB ?? null,
    'memory ratio': ratio(pprof?.peakMB, ours.peakMB),
  }
}
