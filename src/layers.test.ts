import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Who may import whom, as in ARCHITECTURE.md. A folder may always import itself; `views/*` is one view. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'core/symbol': [],
  'core/profile': ['core/symbol'],
  'core/compare': ['core/symbol', 'core/profile'],
  'core/suspects': ['core/symbol', 'core/profile', 'core/compare'],
  'core/share': ['core/symbol', 'core/profile', 'core/compare', 'core/suspects'],
  messages: ['core'],
  worker: ['core'],
  state: ['core', 'worker'],
  ui: ['core/symbol'],
  'views/*': ['core', 'messages', 'worker', 'state', 'ui'],
  app: ['core', 'messages', 'worker', 'state', 'ui', 'views'],
  server: ['core', 'messages'],
  cli: ['core', 'messages', 'server', 'worker'],
}

/** Packages and Node modules by layer; tests may import any. Nothing else may leave the project. */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  'core/share': ['pprof-format'],
  messages: ['react', 'zustand'],
  worker: ['@dagrejs/dagre'],
  state: ['react', 'zustand'],
  ui: ['react', 'react-dom'],
  'views/*': ['react', '@dagrejs/dagre'],
  app: ['react', 'react-dom', 'zustand'],
  server: ['@hono/node-server', 'aws4fetch', 'hono', 'node:'],
  cli: ['node:'],
}

/** `core/compare/order.ts` lies in layer `core/compare`, `views/flame/draw.ts` in `views/*`. */
function layerOf(file: string): string | undefined {
  const [first = '', second] = file.split('/')
  if (first === 'views') return 'views/*'
  return first === 'core' ? `core/${second}` : first
}

const IMPORT =
  /^(?:import|export)\s[\w\s{},*$]*?\bfrom\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm

/** What a source names in `from`, `import` and `import()`, in order. */
function importsOf(source: string): string[] {
  return [...source.matchAll(IMPORT)].map(groups => groups.slice(1).find(Boolean) ?? '')
}

const isTest = (file: string) => /\.(?:test|testkit)\.tsx?$/.test(file)

/** Why this import breaks the table, or null. `file` is relative to src. */
function fault(file: string, specifier: string): string | null {
  if (specifier.startsWith('../')) return `${file}: ${specifier} climbs out of its folder; write #folder/…`
  if (specifier.startsWith('./')) return null
  const layer = layerOf(file)
  const allowed = layer === undefined ? undefined : MAY_IMPORT[layer]
  if (layer === undefined || allowed === undefined) return `${file} lies in no layer`
  const target = specifier.startsWith('#') ? specifier.slice(1) : null
  if (target === null) {
    const fits = (each: string) =>
      specifier === each || specifier.startsWith(each.endsWith(':') ? each : `${each}/`)
    return isTest(file) || MAY_USE[layer]?.some(fits) ? null : `${file}: ${layer} may not use ${specifier}`
  }
  const own = layer === 'views/*' ? file.split('/').slice(0, 2).join('/') : layer
  const fits = [own, ...allowed].some(folder => target.startsWith(`${folder}/`))
  return fits ? null : `${file}: ${layer} may not import ${specifier}`
}

function sources(): string[] {
  return readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => /\.tsx?$/.test(path) && path.includes('/') && !path.endsWith('.d.ts'))
}

describe('layers', () => {
  test('every import in src is in the table', () => {
    const files = sources()
    expect(files.length).toBeGreaterThan(20)
    const faults = files.flatMap(file =>
      importsOf(readFileSync(join(ROOT, 'src', file), 'utf8')).map(specifier => fault(file, specifier)),
    )
    expect(faults.filter(Boolean)).toEqual([])
  })

  test.each([
    ['core/profile/a.ts', '#core/compare/order.ts'],
    ['core/profile/a.test.ts', '#core/compare/order.ts'],
    ['core/compare/a.ts', '#state/store.ts'],
    ['core/compare/a.ts', 'node:fs'],
    ['core/compare/a.ts', 'react'],
    ['ui/A.tsx', '#core/compare/comparison.ts'],
    ['ui/A.tsx', '#messages/en.ts'],
    ['views/flame/A.tsx', '#views/stacks/B.tsx'],
    ['views/flame/A.tsx', 'react-dom/client'],
    ['worker/a.ts', '#messages/en.ts'],
    ['app/A.tsx', '#cli/main.ts'],
    ['cli/a.ts', '#state/store.ts'],
    ['server/a.ts', '#cli/load.ts'],
    ['cli/a.ts', '../core/profile/profile.ts'],
    ['other/a.ts', '#core/symbol/package.ts'],
  ])('canary: %s may not import %s', (file, specifier) => {
    expect(fault(file, specifier)).toContain(file)
  })

  test.each([
    ['core/compare/a.ts', '#core/profile/profile.ts'],
    ['core/compare/a.test.ts', 'node:fs'],
    ['views/flame/A.tsx', '#views/flame/box.ts'],
    ['app/A.tsx', '#views/stacks/B.tsx'],
    ['cli/a.ts', 'node:fs/promises'],
  ])('%s may import %s', (file, specifier) => {
    expect(fault(file, specifier)).toBeNull()
  })

  test('imports are found however they are written', () => {
    const source = `import type { A } from '#a/a.ts'
import {
  b,
  type C,
} from '#b/b.ts'
import './side-effect.css'
export { d } from "#d/d.ts"
export const names = ['no import']
const e = () => import('#e/e.ts')`
    expect(importsOf(source)).toEqual(['#a/a.ts', '#b/b.ts', './side-effect.css', '#d/d.ts', '#e/e.ts'])
  })
})

describe('core compiles without DOM and Node', () => {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('canary: document and node:fs are errors, and nothing else is', () => {
    const files = {
      'pure.ts': `export const length = new TextEncoder().encode('pure').length\n`,
      'dom.ts': `export const title = document.title\n`,
      'node.ts': `import { readFileSync } from 'node:fs'\nexport const text = readFileSync('a', 'utf8')\n`,
      'process.ts': `export const port = process.env.PORT\n`,
    }
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    const config = {
      extends: join(ROOT, 'tsconfig.core.json'),
      files: [...Object.keys(files), join(ROOT, 'src/core/host.d.ts')],
      include: [],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
    const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
      encoding: 'utf8',
    })
    expect(status).not.toBe(0)
    const wrong = [...stdout.matchAll(/(\w+)\.ts\(\d+,\d+\): error/g)].map(match => match[1])
    expect([...new Set(wrong)].sort()).toEqual(['dom', 'node', 'process'])
  }, 60_000)
})
