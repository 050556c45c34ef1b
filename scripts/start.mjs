// `npm start`: from a clean clone to the page in the browser. Uses nothing but Node.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildStale, installMissing } from './fresh.mjs'
import { requireNode } from './node-version.mjs'
import { run } from './step.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
requireNode(JSON.parse(readFileSync('package.json', 'utf8')).engines.node)

process.exitCode =
  installMissing() ||
  buildStale() ||
  run(process.execPath, ['dist-cli/stackdrift.js', 'open', ...process.argv.slice(2)])
