import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBrowser } from './browser.mjs'

const only =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path)

test('a variable goes before what is installed', () => {
  const found = findBrowser(
    'linux',
    { STACKDRIFT_BROWSER: '/opt/mine', PATH: '/usr/bin' },
    only('/opt/mine', join('/usr/bin', 'chromium')),
  )
  expect(found).toBe('/opt/mine')
})

test('a variable that names nothing is an error, not another browser', () => {
  const find = () =>
    findBrowser('linux', { CHROME_PATH: '/gone', PATH: '/usr/bin' }, only(join('/usr/bin', 'chromium')))
  expect(find).toThrow('CHROME_PATH names /gone')
})

test('on Linux the folders of PATH are searched, Chromium first', () => {
  const env = { PATH: ['/home/me/bin', '/usr/bin'].join(process.platform === 'win32' ? ';' : ':') }
  const chrome = join('/home/me/bin', 'google-chrome')
  expect(findBrowser('linux', env, only(chrome))).toBe(chrome)
  expect(findBrowser('linux', env, only(chrome, join('/usr/bin', 'chromium')))).toBe(
    join('/usr/bin', 'chromium'),
  )
})

test('on macOS and Windows the usual places are searched', () => {
  const mac = join('/Applications', 'Google Chrome.app', 'Contents', 'MacOS', 'Google Chrome')
  expect(findBrowser('darwin', {}, only(mac))).toBe(mac)
  const edge = join('C:/Program Files (x86)', 'Microsoft', 'Edge', 'Application', 'msedge.exe')
  expect(findBrowser('win32', { 'PROGRAMFILES(X86)': 'C:/Program Files (x86)' }, only(edge))).toBe(edge)
})

test('none is null', () => {
  expect(findBrowser('linux', {}, () => false)).toBeNull()
})
