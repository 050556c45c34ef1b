import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { CACHE } from '../inputs/pairs.mjs'
import { interleave, ratio } from '../median.mjs'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const CHILD = fileURLToPath(new URL('./child.mjs', import.meta.url))
const FOLDER = join(CACHE, 'decode')

/** Reading the before side of each pair: our reader against `Profile.decode` of pprof-format, cold and warm. */
export async function compareDecoders(pairs, { rounds }) {
  const reader = await buildReader()
  const rows = []
  for (const { name, before } of pairs) {
    const { ours, theirs } = await interleave(
      { ours: () => decodeOnce(reader, before), theirs: () => decodeOnce('pprof-format', before) },
      rounds,
    )
    rows.push({
      file: `${name} before`,
      'ours cold ms': ours.cold,
      'pprof-format cold ms': theirs.cold,
      'cold ratio': ratio(theirs.cold, ours.cold),
      'ours warm ms': ours.warm,
      'pprof-format warm ms': theirs.warm,
      'warm ratio': ratio(theirs.warm, ours.warm),
    })
  }
  return { title: 'Decoding: unpacked bytes to a profile, CPU milliseconds', rows }
}

function decodeOnce(decoder, file) {
  return JSON.parse(execFileSync(process.execPath, [CHILD, decoder, file], { encoding: 'utf8' }))
}

/** The reader as one file for Node: its path. */
export async function buildReader() {
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL('./entry.ts', import.meta.url)),
      outDir: FOLDER,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'reader.mjs' } },
    },
  })
  return join(FOLDER, 'reader.mjs')
}
