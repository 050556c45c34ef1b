/** Middle value; of an even number, the mean of the two in the middle. Null where a value is missing. */
export function median(values) {
  if (values.length === 0 || values.some(value => value === null)) return null
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/**
 * Runs each contender once per round, A B A B, so that a machine that slows down slows them all, and takes medians.
 * @param {Record<string, () => object | Promise<object>>} contenders each returns numbers by name
 * @returns {Promise<Record<string, object>>} the same names with the median of every number
 */
export async function interleave(contenders, rounds) {
  const runs = Object.fromEntries(Object.keys(contenders).map(name => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [name, contender] of Object.entries(contenders)) runs[name].push(await contender())
  }
  return Object.fromEntries(Object.entries(runs).map(([name, results]) => [name, mediansOf(results)]))
}

function mediansOf(results) {
  const names = Object.keys(results[0])
  return Object.fromEntries(names.map(name => [name, median(results.map(result => result[name]))]))
}

/** How many times more the rival needs; null where one of them is unknown. */
export function ratio(theirs, ours) {
  return theirs === null || theirs === undefined || !ours ? null : theirs / ours
}
