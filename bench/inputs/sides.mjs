import { inventProgram } from './program.mjs'
import { random } from './random.mjs'
import { stackGrower } from './stacks.mjs'
import { grown, KINDS, scaleTo } from './values.mjs'
import { addWaits } from './waits.mjs'

/**
 * Both sides of a pair: samples are `{stack, count, …}` with frames root first, as `values.mjs` draws them.
 * The after side is the before side with some samples removed, some grown and some new.
 */
export function makeSides(shape, change, seed) {
  const chances = random(seed)
  const bare = inventProgram(shape, seed + 1)
  const program = shape.kind === 'goroutine' ? addWaits(bare) : bare
  const grower = stackGrower(shape, program, chances)
  const kind = KINDS[shape.kind]
  const sample = stack => ({ stack: parked(stack, program, chances), ...kind.draw(chances) })
  const before = Array.from({ length: shape.samples }, () => sample(grower.next()))
  if (shape.total) scaleTo(shape.total, before)
  const after = []
  for (const earlier of before) {
    if (chances.chance(change.removed)) continue
    after.push(chances.chance(change.grown) ? grown(earlier, chances) : earlier)
  }
  const added = Math.round(shape.samples * change.added)
  for (let index = 0; index < added; index++) after.push(sample(grower.next()))
  return { program, before, after }
}

/** A goroutine ends in the runtime's frames of the way it waits; other samples end where they were taken. */
function parked(stack, { waits }, { pick }) {
  if (!waits) return stack
  const wait = pick(waits)
  const whole = new Uint32Array(stack.length + wait.length)
  whole.set(stack)
  whole.set(wait, stack.length)
  return whole
}
