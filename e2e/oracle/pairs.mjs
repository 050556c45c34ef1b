// The captures that are held against pprof: every pair of binary profiles among the fixtures.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CAPTURES = fileURLToPath(new URL('../fixtures/captures', import.meta.url))

const GOROUTINES = [{ type: 'goroutine', unit: 'count' }]
const HEAP = [
  { type: 'alloc_objects', unit: 'count' },
  { type: 'alloc_space', unit: 'bytes' },
  { type: 'inuse_objects', unit: 'count' },
  { type: 'inuse_space', unit: 'bytes' },
]

/** {name, files: [before, after], types} of every pair, healthy twins too. */
export const PAIRS = readdirSync(CAPTURES).flatMap(name =>
  ['', 'fixed.'].flatMap(twin =>
    ['pb.gz', 'heap.pb.gz'].flatMap(ending => {
      const files = ['before', 'after'].map(side => join(CAPTURES, name, `${twin}${side}.${ending}`))
      if (!files.every(existsSync)) return []
      return [
        {
          name: `${name}.${twin}${ending.split('.')[0]}`,
          files,
          types: ending === 'pb.gz' ? GOROUTINES : HEAP,
        },
      ]
    }),
  ),
)

export const answerFile = name => fileURLToPath(new URL(`./answers/${name}.json`, import.meta.url))
