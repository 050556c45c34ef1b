import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundle } from '../scripts/bundle.mjs'

const CAPTURES = fileURLToPath(new URL('../e2e/fixtures/captures/', import.meta.url))
const ENDINGS = ['pb.gz', 'debug2.txt', 'heap.pb.gz']

/** Links of every pair that was captured from a real program, and of the pairs asked for: letters, and milliseconds once warm. */
export async function measureLinks(pairs, { rounds }) {
  const { measureLink } = await import(pathToFileURL(await bundle('bench/link/measure.ts', 'bench-link')).href)
  const own = rounds > 1 ? captured() : captured().slice(0, 3)
  const small = pairs.filter(({ name }) => name.startsWith('goroutine'))
  const rows = []
  for (const { name, before, after } of [...own, ...small]) rows.push(await measureLink(name, before, after))
  return { title: 'Link: characters by level', rows }
}

function captured() {
  return readdirSync(CAPTURES).flatMap(name =>
    ENDINGS.flatMap(ending => {
      const [before, after] = ['before', 'after'].map(side => join(CAPTURES, name, `${side}.${ending}`))
      return existsSync(before) && existsSync(after) ? [{ name: `${name} ${ending}`, before, after }] : []
    }),
  )
}
