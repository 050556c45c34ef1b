import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Bundles TypeScript of the project for this Node; gives the file to run. */
export async function bundle(entry, name) {
  const outDir = fileURLToPath(new URL(`../node_modules/.cache/${name}`, import.meta.url))
  await build({
    root: ROOT,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'main.mjs', chunkFileNames: '[name].mjs' } },
    },
  })
  return `${outDir}/main.mjs`
}
