import { deflateRawSync } from 'node:zlib'
import { handoverOf } from '#cli/handing.ts'
import { loadSides } from '#cli/load.ts'
import type { Comparison } from '#core/compare/comparison.ts'
import { streamDeflater } from '#core/share/deflate.ts'
import { finestOf } from '#core/share/finest.ts'
import { levelsOf } from '#core/share/levels.ts'
import { decodeLink, encodeLink } from '#core/share/link.ts'
import type { Handover } from '#core/share/shared-of.ts'

const ROUNDS = 7

/** One line of the table: letters behind `d=` for every level, beside the plain way to write the same stacks. */
export async function measureLink(name: string, before: string, after: string): Promise<object> {
  const sides = await loadSides(before, after)
  const handover = await handoverOf(sides, { sampleType: null, by: 'function' })
  const links = await levelsOf(handover, streamDeflater)
  const [everything] = links
  if (!everything) throw new Error(name)
  const lengths = Object.fromEntries(links.map(({ level, characters }) => [level, characters]))
  const plain = plainLength(finestOf(handover.analysis))
  const encode = await times(() => encodeLink(everything.shared, streamDeflater))
  const decode = await times(() => decodeLink(everything.payload, streamDeflater))
  return {
    pair: name,
    stacks: stacksOf(handover),
    ...lengths,
    plain,
    'less than plain %': Math.round(100 * (1 - everything.characters / plain)),
    'encode CPU ms': encode,
    'decode CPU ms': decode,
  }
}

function stacksOf({ analysis }: Handover): number {
  return finestOf(analysis).before.length
}

/** CPU milliseconds of one run, once warm: other programs do not count. */
async function times(run: () => Promise<unknown>): Promise<number> {
  await run()
  const before = process.cpuUsage()
  for (let i = 0; i < ROUNDS; i++) await run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / ROUNDS
}

/** Front-coded strings, stacks by what they share with the one before, varints, deflate: no states, no labels, no times, no words. */
function plainLength({ frames, offsets, stack, before, after }: Comparison): number {
  const bytes: number[] = []
  const varint = (value: number) => {
    let rest = Math.abs(value)
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128)
    bytes.push(rest)
  }
  let last = ''
  const text = (value: string) => {
    const shared = sharedLength(last, value)
    varint(shared)
    varint(value.length - shared)
    bytes.push(...Buffer.from(value.slice(shared)))
    last = value
  }
  for (const name of frames.name) text(name)
  for (const file of frames.file) text(file)
  for (const line of frames.line) varint(line)
  let previous: readonly number[] = []
  for (let row = 0; row < before.length; row++) {
    const own = [...stack.subarray(offsets[row], offsets[row + 1])]
    const shared = own.findIndex((frame, i) => frame !== previous[i])
    const same = shared < 0 ? own.length : shared
    for (const value of [same, own.length - same, ...own.slice(same), before[row] ?? 0, after[row] ?? 0])
      varint(value)
    previous = own
  }
  return Math.ceil((deflateRawSync(Uint8Array.from(bytes), { level: 9 }).length * 4) / 3)
}

function sharedLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}
