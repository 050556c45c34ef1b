import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { CACHE } from '../inputs/pairs.mjs'
import { RIVALS } from './install.mjs'

const CORE = fileURLToPath(new URL('../../src/core', import.meta.url))
const GRAFANA = join(RIVALS, 'pages', 'grafana')
const PACKAGES = join(RIVALS, 'node_modules')

/** Rivals that are components, not pages, get the smallest page around them. They do not agree on a React. */
const REACT = {
  grafana: PACKAGES,
  'react-pprof': join(PACKAGES, 'react-pprof', 'node_modules'),
}

/** @returns {Promise<Record<string, string>>} folders to serve, by the name of the rival */
export async function buildRivals() {
  const folders = { speedscope: join(PACKAGES, 'speedscope', 'dist', 'release') }
  for (const [name, react] of Object.entries(REACT)) folders[name] = await buildPage(name, react)
  return folders
}

async function buildPage(name, react) {
  const outDir = join(CACHE, 'rivals', name)
  await build({
    root: join(RIVALS, 'pages', name),
    base: './',
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: [
        { find: '@grafana/assistant', replacement: join(GRAFANA, 'no-assistant.js') },
        { find: /^react-custom-scrollbars-2$/, replacement: join(GRAFANA, 'scrollbars.js') },
        { find: /^#core/, replacement: CORE },
        { find: /^(react|react-dom)(?=$|\/)/, replacement: `${react}/$1` },
      ],
    },
    build: { outDir, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  })
  return outDir
}
