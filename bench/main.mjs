import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compareInBrowser } from './browser/compare.mjs'
import { compareCommands } from './cli.mjs'
import { compareDecoders } from './decode/compare.mjs'
import { readFlags } from './flags.mjs'
import { measureFrames } from './frames/measure.mjs'
import { CACHE, describePairs, pairOf } from './inputs/pairs.mjs'
import { realPair } from './inputs/real.mjs'
import { SHAPES } from './inputs/shapes.mjs'
import { measureLinks } from './link.mjs'
import { measureStore } from './store.mjs'
import { markdownTable } from './table.mjs'
import { compareTextReaders } from './text/compare.mjs'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

/** Where a user sits in front: a pair of the size that most people have is measured as well. */
const ON_SCREEN = ['browser', 'frames']
const RUNNERS = {
  cli: compareCommands,
  decode: compareDecoders,
  text: compareTextReaders,
  browser: compareInBrowser,
  frames: measureFrames,
  link: measureLinks,
  store: measureStore,
}

await main(readFlags(process.argv.slice(2)))

async function main({ parts, pairs: names, rounds, build }) {
  if (build) execFileSync('npm', ['run', 'build'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
  const meant = name => SHAPES[name].only === undefined || parts.includes(SHAPES[name].only)
  const pairs = (names ?? Object.keys(SHAPES).filter(meant)).map(pairOf)
  const skipped = []
  const skip = (what, why) => {
    skipped.push({ what, why })
    console.log(`\n!!! SKIPPED ${what}: ${why}`)
    return null
  }
  const sections = [{ title: 'Inputs', rows: describePairs(pairs) }]
  show(sections[0])
  for (const part of parts) {
    const fitting = pairs.filter(({ name }) => names !== null || (SHAPES[name].only ?? part) === part)
    const inputs = ON_SCREEN.includes(part) ? [realPair(), ...fitting] : fitting
    const result = await RUNNERS[part](inputs, { rounds, skip })
    for (const section of [result ?? []].flat()) {
      show(section)
      sections.push(section)
    }
  }
  mkdirSync(CACHE, { recursive: true })
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length }
  const results = { machine, rounds, sections, skipped }
  writeFileSync(join(CACHE, 'results.json'), `${JSON.stringify(results, null, 2)}\n`)
}

function show({ title, rows }) {
  console.log(`\n## ${title}\n\n${markdownTable(rows)}`)
}
