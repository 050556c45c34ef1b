import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const WORKER = 'service-worker.js'

/** The built files, and what tells one build from another: their names and their bytes. */
function listed(folder: string): { files: readonly string[]; version: string } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(path => path !== WORKER)
    .sort()
  const hash = createHash('sha256')
  for (const path of files)
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(folder, path)))
  return { files, version: hash.digest('hex').slice(0, 16) }
}

/** Runs when the page and its one-file form are built, since the worker names what there is. */
const namedFiles: Plugin = {
  name: 'named-files',
  config(config) {
    const { files, version } = listed(config.build?.outDir ?? 'dist')
    return { define: { FILES: JSON.stringify(files), VERSION: JSON.stringify(version) } }
  },
}

export default defineConfig({
  publicDir: false,
  plugins: [namedFiles],
  build: {
    target: 'es2023',
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/app/offline/service-worker.ts',
      output: { format: 'iife', entryFileNames: WORKER },
    },
  },
})
