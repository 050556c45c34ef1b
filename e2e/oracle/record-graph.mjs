// Asks go tool pprof again about call graphs and labels; part of `npm run oracle`.
import { writeFileSync } from 'node:fs'
import { EVERYTHING, FEWEST, GRAPH_PAIRS, LIMITED, USUAL } from './graph-pairs.mjs'
import { pprofEdges, pprofTags } from './pprof-graph.mjs'

for (const { name, files, type, labels, answers } of GRAPH_PAIRS) {
  const found = {
    change: pprofEdges(files, type, EVERYTHING),
    limited: pprofEdges([files[1]], type, LIMITED),
    usual: pprofEdges([files[1]], type, USUAL),
    fewest: labels ? null : pprofEdges([files[1]], type, FEWEST),
    labels: labels && pprofTags(files, labels),
  }
  writeFileSync(answers, `${JSON.stringify(found)}\n`)
  console.log(`${name}, call graph`)
}
