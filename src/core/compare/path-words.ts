/** A path as its parts: what tells the moment is taken out, what stays is the same for every moment. */
export interface PathWords {
  /** Lower case, every number and time that counts moments replaced by `#`. */
  readonly series: string
  /** -1 where the path says before, 1 where it says after, 0 where it says neither. */
  readonly side: -1 | 0 | 1
}

const BEFORE = /(?:^|[^a-z])(?:before|base|baseline|old|early|earlier|healthy|good|start|pre|first)(?![a-z])/g
const AFTER = /(?:^|[^a-z])(?:after|new|current|late|later|leak|leaking|leaked|bad|end|post|last)(?![a-z])/g

/** A folder that is named by nothing but a moment: `2`, `t1`, `run-3`, `2026-11-21T10:00`. */
const MOMENT_FOLDER = /^(?:t|run|snap|snapshot|capture|dump|round|sample|step|moment)?[-_.]?\d[\d\-_:.tz]*$/
/** A time inside a name; shorter numbers in folders number machines. */
const TIME = /\d{4}[-_]?\d\d[-_]?\d\d(?:[-_t:.]?\d\d[-_:.]?\d\d(?:[-_:.]?\d\d(?:\.\d+)?)?z?)?|\d{6,}/g
const ARCHIVE = /\.(?:zip|tar|tgz|tar\.\w+|tzst)$/

/** Takes a path apart: `web-2.zip/before/heap.003.pb.gz` is of the series `web-#.zip/#/heap.#.pb.gz` and says before. */
export function pathWords(path: string): PathWords {
  const segments = path.toLowerCase().split('/')
  const last = segments.length - 1
  let side: PathWords['side'] = 0
  const series = segments.map((segment, i) => {
    const file = i === last || ARCHIVE.test(segment)
    const without = segment.replace(BEFORE, '#')
    const plain = without.replace(AFTER, '#')
    if (without !== segment) side = -1
    if (plain !== without) side = 1
    if (MOMENT_FOLDER.test(segment)) return '#'
    const timeless = plain.replace(TIME, '#')
    return file ? timeless.replace(/(?<![a-z])\d+|\d+(?![a-z\d])/g, '#') : timeless
  })
  return { series: series.join('/'), side }
}

/** Numbers by their size: `heap.10` comes after `heap.9`. */
export function naturalOrder(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}
