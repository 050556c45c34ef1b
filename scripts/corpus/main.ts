import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readProfiles } from '#core/profile/read.ts'
import { judge, totalsOf, type Verdict } from './judge.ts'
import { hasGo, pprofTotals } from './pprof-raw.ts'

const LARGEST = 2 ** 31

const [folder] = process.argv.slice(2)
if (folder === undefined || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
  process.stderr.write('npm run corpus -- DIR\n')
  process.exitCode = 2
} else process.exitCode = await readAll(folder)

/** Prints a line per file and the counts; 1 when anything was thrown or differs without a reason. */
async function readAll(folder: string): Promise<number> {
  const go = await hasGo()
  const counts = new Map<string, number>()
  print(['file', 'format', 'wrapper', 'kind', 'totals', 'verdict', 'reason'])
  for (const name of filesIn(folder)) {
    const { cells, verdict } = await lineOf(join(folder, name), go)
    counts.set(verdict.verdict, (counts.get(verdict.verdict) ?? 0) + 1)
    print([name, ...cells, verdict.verdict, verdict.reason])
  }
  const files = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const all = [...counts].map(([verdict, count]) => `${count} ${verdict}`).join(', ')
  process.stdout.write(`\n${files} files: ${all}${go ? '' : ' (Go is not here: nothing was compared)'}\n`)
  return counts.has('differs') ? 1 : 0
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => {
      const found = statSync(join(folder, name), { throwIfNoEntry: false })
      return found?.isFile() === true && found.size < LARGEST
    })
    .sort()
}

async function lineOf(file: string, go: boolean): Promise<{ cells: string[]; verdict: Verdict }> {
  try {
    const ours = await readProfiles(readFileSync(file))
    const verdict = judge(ours, go ? await pprofTotals(file) : null)
    const [first] = ours.ok ? ours.value : []
    const totals = ours.ok ? totalsOf(ours.value).join(' ') : ''
    return { cells: [first?.format ?? '', first?.wrapper ?? '', first?.kind ?? '', totals], verdict }
  } catch (error) {
    const reason = `thrown: ${error instanceof Error ? error.message : String(error)}`
    return { cells: ['', '', '', ''], verdict: { verdict: 'differs', reason } }
  }
}

/** Columns are parted by tabs, so that other tools can take the table on. */
function print(cells: readonly string[]): void {
  process.stdout.write(`${cells.join('\t')}\n`)
}
