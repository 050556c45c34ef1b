import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { FORMS, pairsIn } from './cases.ts'
import { exampleLines } from './features.ts'
import { fitTable, fitWeights } from './fit.ts'
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
    /** What weights the labelled rows would give, beside those in the code. */
    fit: { type: 'boolean', default: false },
    /** Every row that grew, with its truth and what its evidence counted. */
    rows: { type: 'boolean', default: false },
  },
})

const fixtures = fileURLToPath(new URL('../../../e2e/fixtures/captures', import.meta.url))
const given = values.corpus ?? process.env.ACCURACY_CORPUS?.split(':') ?? []
const pairs = [fixtures, ...given]
  .flatMap(folder => pairsIn(folder, values.form ?? [...FORMS, 'snapshot', 'heap']))
  .filter(({ name }) => name.includes(values.only ?? ''))

const results: Measured[] = []
for (const pair of pairs) results.push(await measure(pair, values.blind))

const examples = results.flatMap(result => result.examples)
if (values.rows) console.log(exampleLines(examples))
else if (values.fit) console.log(fitTable(fitWeights(examples)))
else {
  console.log(caseTable(results))
  console.log(disagreements(results))
  console.log(sums(results))
  console.log(baselineTable(results))
}
