import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const RIVALS = fileURLToPath(new URL('./', import.meta.url))
const STAMP = join(RIVALS, 'node_modules', '.installed-lockfile')

/**
 * Installs the rivals beside this file when the lockfile changed since last time. They are no dependency of the project.
 * @returns {string | null} why they are not there, or null when they are
 */
export function installRivals() {
  const lockfile = readFileSync(join(RIVALS, 'package-lock.json'), 'utf8')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockfile) return null
  console.log('Installing the packages to compare with (once, about 600 MB) …')
  const args = ['ci', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund']
  const result = spawnSync('npm', args, { cwd: RIVALS, encoding: 'utf8', shell: process.platform === 'win32' })
  if (result.status !== 0) return `npm ci failed: ${(result.stderr ?? String(result.error)).trim().slice(-300)}`
  writeFileSync(STAMP, lockfile)
  return null
}
