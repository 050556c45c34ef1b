import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './step.mjs'

/** Newest change below these files and folders, in milliseconds since 1970; 0 when none of them exists. */
function newest(paths) {
  let time = 0
  const open = [...paths]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (!existsSync(path)) continue
    const stat = statSync(path)
    if (stat.isDirectory()) open.push(...readdirSync(path).map(name => join(path, name)))
    time = Math.max(time, stat.mtimeMs)
  }
  return time
}

/**
 * Installs the packages unless those of this lock file are there already. Returns an exit code. Not `npm ci`: that
 * refuses a lock file without the binaries of every other platform (https://github.com/npm/cli/issues/4828).
 */
export function installMissing() {
  const installed = newest(['node_modules/.package-lock.json'])
  if (installed >= newest(['package-lock.json']) && installed > 0) return 0
  console.log('Installing packages …')
  return npm(['install', '--no-save', '--no-audit', '--no-fund'])
}

const SOURCES = ['src', 'public', 'index.html', 'package-lock.json', 'vite.config.ts', 'vite.cli.config.ts']

/** Builds page and command unless they are newer than their sources. Returns an exit code. */
export function buildStale() {
  const built = Math.min(newest(['dist/index.html']), newest(['dist-cli/stackdrift.js']))
  if (built > newest(SOURCES)) return 0
  console.log('Building …')
  return npm(['run', 'build', '--silent'])
}
