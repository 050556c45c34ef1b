import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** Our reader in a process of its own: `node child.mjs READER FILE RUNS`, prints CPU milliseconds of each run. */
const [reader, file, runs] = process.argv.slice(2)
const { readProfiles } = await import(pathToFileURL(reader))
const bytes = readFileSync(file)
const times = []
let goroutines = 0
for (let run = 0; run < Number(runs); run++) {
  const start = process.cpuUsage()
  const result = await readProfiles(bytes)
  const { user, system } = process.cpuUsage(start)
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  times.push((user + system) / 1000)
  goroutines = result.value[0].samples.stack.length
}
const peakMB = process.resourceUsage().maxRSS / 1024
process.stdout.write(JSON.stringify({ goroutines, times, peakMB }))
