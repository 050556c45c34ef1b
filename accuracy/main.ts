import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { FORMS, pairsIn } from './cases.ts'
import { type Measured, measure } from './measure.ts'
import { baselineTable, caseTable, disagreements, sums } from './report.ts'

const { values } = parseArgs({
  options: {
    /** A folder whose sub-folders have a case.json; may be given more than once. */
    corpus: { type: 'string', multiple: true },
    form: { type: 'string', multiple: true },
    /** Only cases whose name contains this. */
    only: { type: 'string' },
    /** As if no library's leak were known. */
    blind: { type: 'boolean', default: false },
  },
})

const fixtures = fileURLToPath(new URL('../../../e2e/fixtures/captures', import.meta.url))
const given = values.corpus ?? process.env.ACCURACY_CORPUS?.split(':') ?? []
const pairs = [fixtures, ...given]
  .flatMap(folder => pairsIn(folder, values.form ?? [...FORMS, 'snapshot', 'heap']))
  .filter(({ name }) => name.includes(values.only ?? ''))

const results: Measured[] = []
for (const pair of pairs) results.push(await measure(pair, values.blind))

console.log(caseTable(results))
console.log(disagreements(results))
console.log(sums(results))
console.log(baselineTable(results))
