// Holds the lines of the catalogue against the source of the modules that they name:
//
//     npm run catalogue                      one version of each entry
//     npm run catalogue -- grpc ttrpc        entries whose id contains one of these
//     npm run catalogue -- --all             every version of each entry
//
// Needs the go command and the network: `go mod download` fetches a module once, into the module cache. The standard
// library is not a module, its lines are counted as not checked.
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { build } from 'vite'
import {
  enclosingFunction,
  functionText,
  isBefore,
  isExpected,
  namesOf,
  versionsOf,
} from './catalogue/source.mjs'

const run = promisify(execFile)
const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true })

async function loadFamilies() {
  const out = fileURLToPath(new URL('../node_modules/.cache/catalogue', import.meta.url))
  await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: 'src/core/suspects/signatures/families.ts',
      outDir: out,
      rolldownOptions: { output: { entryFileNames: 'families.mjs' } },
    },
  })
  return (await import(pathToFileURL(`${out}/families.mjs`).href)).FAMILIES
}

const folders = new Map()

/** Folder of a module at a version, or null where there is none. */
function folderOf(module, version) {
  const key = `${module}@${version}`
  if (!folders.has(key)) {
    const asked = run('go', ['mod', 'download', '-json', key], { cwd: '/', maxBuffer: 1 << 24 })
    folders.set(
      key,
      asked.then(({ stdout }) => JSON.parse(stdout).Dir ?? null).catch(() => null),
    )
  }
  return folders.get(key)
}

/** A file as the entry names it and, for a module in a folder of its repository, without that folder. */
function pathsOf(file) {
  const parts = file.split('/')
  return parts.map((_, i) => parts.slice(i).join('/'))
}

/** Reads a file of an entry's modules; major versions are spelled in the module's path or as +incompatible. */
async function readSource(modules, version, file) {
  const major = Number(/^v(\d+)/.exec(version)[1])
  for (const module of modules) {
    const plain = module.replace(/\/v\d+$/, '')
    const spelled = module.startsWith('gopkg.in/')
      ? [[module, version]]
      : major < 2
        ? [[plain, version]]
        : [
            [`${plain}/v${major}`, version],
            [plain, `${version}+incompatible`],
          ]
    for (const [path, tag] of spelled) {
      const folder = await folderOf(path, tag)
      const found =
        folder &&
        pathsOf(file)
          .map(each => join(folder, each))
          .find(existsSync)
      if (found) return { module: path, lines: readFileSync(found, 'utf8').split('\n') }
    }
  }
  return null
}

/** Every line of an entry that has a number and names a version of a module. */
function placesOf(entry) {
  const places = (entry.lines ?? [])
    .filter(({ line }) => line !== null)
    .flatMap(line => versionsOf(line.versions, entry.modules).map(version => ({ ...line, ...version })))
  const first = places[0]?.version
  return values.all ? places : places.filter(({ version }) => version === first)
}

async function checkLine(entry, place) {
  const source = await readSource(place.modules, place.version, place.file)
  if (!source) return { verdict: 'missing', told: 'no such module, version or file' }
  const text = source.lines[place.line - 1]?.trim()
  const owner = enclosingFunction(source.lines, place.line)
  const told = `${owner ?? 'no function'}: ${text}`
  if (text === undefined || !isExpected(text, place.what)) return { verdict: 'wrong', told }
  const verdict = owner !== null && namesOf(entry).has(owner) ? 'right' : 'beside'
  return { verdict, told, owner, body: functionText(source.lines, place.line) }
}

/** What the release with the fix made of the function: gone, changed, or the same. */
async function checkFix(entry, place, { owner, body }) {
  const { fixed } = entry.range
  const source = await readSource([entry.range.module, ...place.modules], fixed, place.file)
  if (!source) return 'gone'
  const at = source.lines.findIndex(
    (line, i) => line.startsWith('func ') && enclosingFunction(source.lines, i + 1) === owner,
  )
  if (at < 0) return 'gone'
  return functionText(source.lines, at + 1) === body ? 'the same' : 'changed'
}

const entries = (await loadFamilies())
  .flatMap(({ signatures }) => signatures)
  .filter(({ id }) => positionals.length === 0 || positionals.some(part => id.includes(part)))
// right: a function that the entry names; beside: code around it, as the goroutine's partner.
const sums = { entries: 0, right: 0, beside: 0, wrong: 0, missing: 0, unchecked: 0, fixes: 0 }
for (const entry of entries) {
  const places = placesOf(entry)
  if (places.length === 0) sums.unchecked++
  let isRight = false
  for (const place of places) {
    const found = await checkLine(entry, place)
    sums[found.verdict]++
    const where = `${entry.id}: ${place.version} ${place.file}:${place.line} (${place.what})`
    if (found.verdict === 'wrong' || found.verdict === 'missing')
      console.log(`${found.verdict.padEnd(8)}${where}\n        ${found.told}`)
    if (found.verdict !== 'right' || isRight) continue
    isRight = true
    if (!entry.range?.fixed || !isBefore(place.version, entry.range.fixed)) continue
    sums.fixes++
    console.log(
      `fix     ${entry.id}: ${found.owner} is ${await checkFix(entry, place, found)} in ${entry.range.fixed}`,
    )
  }
  if (isRight) sums.entries++
}
console.log(sums)
process.exitCode = sums.wrong > 0 ? 1 : 0
