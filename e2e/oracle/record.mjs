// `npm run oracle`: asks go tool pprof again and keeps its answers for machines without Go.
import { writeFileSync } from 'node:fs'
import { answerFile, FILTERED, PAIRS } from './pairs.mjs'
import { pprofTop } from './pprof-top.mjs'

for (const { name, files, types } of PAIRS) {
  const answers = types.map(type => ({
    ...type,
    after: pprofTop([files[1]], type),
    change: pprofTop(files, type),
  }))
  writeFileSync(answerFile(name), `${JSON.stringify(answers)}\n`)
  console.log(name)
}

for (const { pair, type, filters } of FILTERED) {
  const { files } = PAIRS.find(({ name }) => name === pair)
  const answers = filters.map(each => ({ filters: each, change: pprofTop(files, type, each) }))
  writeFileSync(answerFile(`${pair}.filtered`), `${JSON.stringify(answers)}\n`)
  console.log(`${pair}, filtered`)
}
