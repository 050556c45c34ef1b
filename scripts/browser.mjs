import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const VARIABLES = ['STACKDRIFT_BROWSER', 'CHROME_PATH', 'PUPPETEER_EXECUTABLE_PATH']

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
]

const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge']

const WINDOWS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
]

/** Where this system keeps browsers, best first. */
function places(platform, env) {
  const onPath = (env.PATH ?? '').split(delimiter).filter(Boolean)
  if (platform === 'darwin')
    return ['/Applications', join(env.HOME ?? '', 'Applications')].flatMap(folder =>
      MAC.map(name => join(folder, `${name}.app`, 'Contents', 'MacOS', name)),
    )
  if (platform === 'win32')
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter(Boolean)
      .flatMap(folder => WINDOWS.map(parts => join(folder, ...parts)))
  return COMMANDS.flatMap(command => [...onPath, '/usr/bin', '/snap/bin'].map(folder => join(folder, command)))
}

/**
 * Path of a Chromium, Chrome or Edge: what an environment variable names, else what is installed, else null.
 * Throws when a variable names a file that does not exist: a typing error must not run the tests elsewhere.
 * @param {NodeJS.Platform} platform
 * @param {Record<string, string | undefined>} env
 * @param {(path: string) => boolean} exists
 * @returns {string | null}
 */
export function findBrowser(platform = process.platform, env = process.env, exists = existsSync) {
  for (const variable of VARIABLES) {
    const path = env[variable]
    if (!path) continue
    if (!exists(path)) throw new Error(`${variable} names ${path}, which does not exist`)
    return path
  }
  return places(platform, env).find(path => exists(path)) ?? null
}
