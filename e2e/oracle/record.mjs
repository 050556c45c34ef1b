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

for (const { pair, files, type, filters, answers } of FILTERED) {
  const found = filters.map(each => ({ filters: each, change: pprofTop(files, type, each) }))
  writeFileSync(answers, `${JSON.stringify(found)}\n`)
  console.log(`${pair}, ${type.type}, filtered`)
}
