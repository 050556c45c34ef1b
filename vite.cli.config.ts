import { defineConfig } from 'vite'

/** The command: one file for Node, nothing to install beside it. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/cli/main.ts',
    outDir: 'dist-cli',
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'stackdrift.js' } },
  },
})
