import { chmodSync } from 'node:fs'
import { defineConfig } from 'vite'

/** The command for Node, nothing to install beside it. The catalogue is a file of its own: profiles without goroutines skip it. */
export default defineConfig({
  publicDir: false,
  plugins: [{ name: 'executable', closeBundle: () => chmodSync('dist-cli/stackdrift.js', 0o755) }],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/cli/main.ts',
    outDir: 'dist-cli',
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'stackdrift.js', chunkFileNames: '[name].js' } },
  },
})
