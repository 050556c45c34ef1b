import { createDataFrame, FieldType } from '@grafana/data'

/** The rows of a comparison as the table that the component wants: nodes in depth-first order with their level. */
export function nestedSet(comparison) {
  const columns = { label: ['total'], level: [0], value: [0], self: [0], valueRight: [0], selfRight: [0] }
  const { offsets, stack, before, after, frames } = comparison
  const open = [0]
  let previous = 0
  for (let row = 0; row < before.length; row++) {
    const [from, to] = [offsets[row], offsets[row + 1]]
    open.length = 1 + sharedFrames(stack, previous, from, to - from, open.length - 1)
    for (let at = from + open.length - 1; at < to; at++) {
      open.push(columns.label.length)
      columns.label.push(frames.name[stack[at]])
      columns.level.push(open.length - 1)
      for (const name of ['value', 'self', 'valueRight', 'selfRight']) columns[name].push(0)
    }
    for (const node of open) {
      columns.value[node] += before[row]
      columns.valueRight[node] += after[row]
    }
    columns.self[open.at(-1)] += before[row]
    columns.selfRight[open.at(-1)] += after[row]
    previous = from
  }
  return createDataFrame({ fields: Object.entries(columns).map(field) })
}

/** Frames that two stacks share from the root; each starts at its own place in `stack`. */
function sharedFrames(stack, a, b, lengthOfB, lengthOfA) {
  const most = Math.min(lengthOfA, lengthOfB)
  let shared = 0
  while (shared < most && stack[a + shared] === stack[b + shared]) shared++
  return shared
}

function field([name, values]) {
  const config = name === 'label' ? {} : { unit: 'short' }
  return { name, type: name === 'label' ? FieldType.string : FieldType.number, values, config }
}
