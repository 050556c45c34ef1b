import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { CACHE } from '../inputs/pairs.mjs'
import { mix, random } from '../inputs/random.mjs'
import { makeSides } from '../inputs/sides.mjs'

/** As a service of ours that was parked with 400 distinct stacks: some 2 kB per goroutine. */
const SHAPE = {
  kind: 'goroutine',
  samples: 400,
  depth: { mean: 9.6, spread: 0.35, max: 40 },
  fresh: { share: 0.9, frames: 4 },
  moved: 0.2,
  functions: 2_000,
  lines: 5,
  callees: 12,
}
const NO_CHANGE = { removed: 0, added: 0, grown: 0 }
const SEED = 7
const VERSION = 1

const STATES = {
  'runtime.selectgo': 'select',
  'runtime.chanrecv': 'chan receive',
  'runtime.chansend': 'chan send',
  'runtime.netpollblock': 'IO wait',
  'runtime.semacquire1': 'sync.Mutex.Lock',
  'sync.runtime_notifyListWait': 'sync.Cond.Wait',
  'time.Sleep': 'sleep',
}

/**
 * A `debug=2` text on disk, made when it is not there yet: every goroutine with arguments, an age and a creator of its own.
 * @returns {Promise<{file: string, goroutines: number, bytes: number}>}
 */
export async function dumpOf(goroutines) {
  const folder = join(CACHE, `text-${VERSION}`)
  const file = join(folder, `${goroutines}.debug2.txt`)
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    await writeDump(`${file}.part`, goroutines)
    renameSync(`${file}.part`, file)
  }
  return { file, goroutines, bytes: statSync(file).size }
}

async function writeDump(path, goroutines) {
  const out = createWriteStream(path)
  const chances = random(SEED)
  const { program, before } = makeSides(SHAPE, NO_CHANGE, SEED)
  for (let id = 1; id <= goroutines; id++) {
    const more = out.write(goroutineText(program, chances.pick(before).stack, id, chances))
    if (!more) await new Promise(resolve => out.once('drain', resolve))
  }
  out.end()
  await finished(out)
}

function goroutineText(program, stack, id, { below }) {
  const frames = Array.from(stack, frame => frameText(program, frame)).reverse()
  const state = frames.map(({ name }) => STATES[name]).find(found => found !== undefined) ?? 'running'
  const age = below(3) === 0 ? '' : `, ${1 + below(90)} minutes`
  const shown = frames.filter(({ name }) => !name.startsWith('runtime.'))
  const word = () => `0x${(0xc000000000 + below(1 << 30)).toString(16)}`
  const calls = shown.map(({ name, place }) => `${name}(${word()}, ${word()})\n\t${place}\n`)
  const created = `created by ${shown.at(-1).name} in goroutine ${1 + below(id)}\n\t${shown.at(-1).place}\n\n`
  return `goroutine ${id} [${state}${age}]:\n${calls.join('')}${created}`
}

function frameText(program, frame) {
  const fn = Math.floor(frame / program.lines)
  const offset = (mix(frame, 2) % 4096).toString(16)
  return { name: program.names[fn], place: `${program.files[fn]}:${program.lineOf(frame)} +0x${offset}` }
}
