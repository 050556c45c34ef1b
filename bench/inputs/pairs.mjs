import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { encodeSide } from './encode.mjs'
import { CHANGE, SEED, SHAPES, VERSION } from './shapes.mjs'
import { makeSides } from './sides.mjs'
import { describeSide } from './statistics.mjs'

export const CACHE = fileURLToPath(new URL('../../.cache/bench/', import.meta.url))
const FIRST_CAPTURE = 1_717_750_000_000_000_000n
const APART = 600_000_000_000n

/**
 * One pair on disk, made when it is not there yet.
 * @returns {{name: string, before: string, after: string, statistics: {before: object, after: object}}} paths of `.pb.gz` files
 */
export function pairOf(name) {
  const folder = join(CACHE, `${name}-${keyOf(SHAPES[name])}`)
  const [before, after] = ['before', 'after'].map(side => join(folder, `${side}.pb.gz`))
  const notes = join(folder, 'statistics.json')
  if (!existsSync(notes)) writePair(name, folder, { before, after, notes })
  return { name, before, after, statistics: JSON.parse(readFileSync(notes, 'utf8')) }
}

/** Changes with the seed, the version and the shape, so that old files are never taken for new ones. */
function keyOf(shape) {
  const recipe = JSON.stringify([VERSION, SEED, CHANGE, shape])
  return createHash('sha256').update(recipe).digest('hex').slice(0, 12)
}

function writePair(name, folder, paths) {
  mkdirSync(folder, { recursive: true })
  const shape = SHAPES[name]
  const { program, ...sides } = makeSides(shape, CHANGE, SEED)
  const statistics = {}
  for (const side of ['before', 'after']) {
    const time = FIRST_CAPTURE + (side === 'after' ? APART : 0n)
    const raw = encodeSide(program, sides[side], shape.kind, time)
    const packed = gzipSync(raw, { level: 1 })
    writeFileSync(paths[side], packed)
    const sizes = { rawMB: megabytes(raw.length), gzipMB: megabytes(packed.length) }
    statistics[side] = { ...describeSide(program, sides[side]), ...sizes }
  }
  writeFileSync(`${paths.notes}.part`, JSON.stringify(statistics))
  renameSync(`${paths.notes}.part`, paths.notes)
}

function megabytes(bytes) {
  return Math.round(bytes / 10_000) / 100
}

/** Lines that say what the inputs are like, so that one can see that they are the ones the numbers are about. */
export function describePairs(pairs) {
  const rows = []
  for (const { name, statistics } of pairs) {
    for (const side of ['before', 'after']) rows.push({ pair: name, side, ...statistics[side] })
  }
  return rows
}
