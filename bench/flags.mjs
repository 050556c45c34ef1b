import { parseArgs } from 'node:util'

export const PARTS = ['cli', 'decode', 'text', 'browser', 'frames', 'link', 'store']

const USAGE = `npm run bench -- [--only ${PARTS.join('|')}] [--pair NAME]… [--rounds N] [--quick] [--no-build]`

/**
 * @returns {{parts: string[], pairs: string[] | null, rounds: number, build: boolean}} `--quick` is one round on two pairs
 * @throws with the usage for anything unknown
 */
export function readFlags(args) {
  const options = {
    only: { type: 'string' },
    pair: { type: 'string', multiple: true },
    rounds: { type: 'string' },
    quick: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
  }
  const { values } = parseArgs({ args, options })
  const parts = values.only?.split(',') ?? PARTS
  const unknown = parts.find(part => !PARTS.includes(part))
  const rounds = Number(values.rounds ?? (values.quick ? 1 : 5))
  if (unknown || !Number.isInteger(rounds) || rounds < 1) throw new Error(USAGE)
  const pairs = values.pair ?? (values.quick ? ['goroutine-5k', 'cpu-200k'] : null)
  return { parts, pairs, rounds, build: !values['no-build'] }
}
