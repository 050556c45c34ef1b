import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { Profile } from 'pprof-format'
import { median } from '../median.mjs'

const WARM_RUNS = 7

/**
 * One decoder in a process of its own: `node child.mjs READER|pprof-format FILE`, prints `{cold, warm}` in milliseconds of
 * CPU. Both get the bytes unpacked, and both give back everything that is in the file.
 */
const [decoder, file] = process.argv.slice(2)
const bytes = gunzipSync(readFileSync(file))
const decode = decoder === 'pprof-format' ? () => Profile.decode(bytes) : await ourDecoder(decoder)
const times = []
for (let run = 0; run <= WARM_RUNS; run++) {
  const start = process.cpuUsage()
  await decode()
  const { user, system } = process.cpuUsage(start)
  times.push((user + system) / 1000)
}
process.stdout.write(JSON.stringify({ cold: times[0], warm: median(times.slice(1)) }))

async function ourDecoder(path) {
  const { readProfiles } = await import(pathToFileURL(path))
  const host = { inflate: () => Promise.reject(new Error('the bytes are unpacked already')) }
  return async () => {
    const result = await readProfiles(bytes, host)
    if (!result.ok) throw new Error(JSON.stringify(result.failure))
  }
}
