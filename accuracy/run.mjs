// `npm run accuracy`: bundles the measurement with the code it measures, and runs it.
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const OUT = fileURLToPath(new URL('../node_modules/.cache/accuracy', import.meta.url))

await build({
  root: ROOT,
  logLevel: 'error',
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'accuracy/main.ts',
    outDir: OUT,
    emptyOutDir: true,
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.mjs', chunkFileNames: '[name].mjs' } },
  },
})
await import(pathToFileURL(`${OUT}/main.mjs`).href)
