// What is asked about the call graphs of some pairs, and about the labels of those that count objects.
import { answerFile, PAIRS } from './pairs.mjs'

export const EVERYTHING = { nodeFraction: 0, edgeFraction: 0 }
export const LIMITED = { nodeFraction: 0.2, edgeFraction: 0.01 }
/** What pprof draws unless told otherwise, but for its bound on nodes: it counts label boxes as nodes too. */
export const USUAL = { nodeFraction: 0.005, edgeFraction: 0.001 }
/** Few enough that which nodes are worth drawing is asked; of a profile without labels. */
export const FEWEST = { ...USUAL, nodeCount: 30 }

const NAMES = ['kube-scheduler-scheduleone-nextpod.pb', 'open-simulator-deepcopy-heap.heap']

export const GRAPH_PAIRS = PAIRS.filter(({ name }) => NAMES.includes(name)).map(({ name, files, types }) => ({
  name,
  files,
  /** The last type is the one that a profile opens with. */
  type: types.at(-1),
  labels: types.find(({ type }) => type === 'inuse_objects') ?? null,
  answers: answerFile(`${name}.graph`),
}))
