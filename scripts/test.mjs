// `npm test`: every check and every test, from a clean clone. Goes on after a failure and says at the end what failed.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser } from './browser.mjs'
import { installMissing } from './fresh.mjs'
import { requireNode } from './node-version.mjs'
import { npm } from './step.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const REPORTS = join(ROOT, 'test-results')

/** Counts of a JSON report, or null when the run died before it wrote one. */
function readCounts(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

const countUnit = report => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
})

const countPages = ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
})

/** A check passes or fails as a whole: it counts as one. */
function check(script) {
  const ok = npm(['run', '--silent', script]) === 0
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
}

/** Runs a test script that writes a JSON report. A run that fails without a failed test counts as one failure. */
function tests(script, args, env, report, count) {
  rmSync(report, { force: true })
  const code = npm(['run', '--silent', script, '--', ...args], env)
  const counts = readCounts(report, count) ?? { passed: 0, failed: 0, skipped: 0 }
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function unitTests() {
  const report = join(REPORTS, 'unit.json')
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return tests('unit', args, {}, report, countUnit)
}

/** Playwright finds the browser itself (playwright.config.ts); here it only has to exist. */
function pageTests() {
  if (findBrowser() === null && npm(['exec', '--no', '--', 'playwright', 'install', 'chromium']) !== 0) {
    console.error('No Chromium, Chrome or Edge was found and none could be installed.')
    console.error('Install one, or name it: STACKDRIFT_BROWSER=/path/to/chromium npm test')
    return { passed: 0, failed: 1, skipped: 0 }
  }
  const report = join(REPORTS, 'e2e.json')
  const args = ['--reporter=list,json']
  return tests('e2e', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report }, report, countPages)
}

const STEPS = [
  ['lint', () => check('lint')],
  ['types', () => check('types')],
  ['unit', unitTests],
  ['dead', () => check('dead')],
  ['build', () => check('build')],
  ['size', () => check('size')],
  ['e2e', pageTests],
]

process.chdir(ROOT)
requireNode(JSON.parse(readFileSync('package.json', 'utf8')).engines.node)
const installed = installMissing()
if (installed !== 0) process.exit(installed)

mkdirSync(REPORTS, { recursive: true })
const total = { passed: 0, failed: 0, skipped: 0 }
const lines = STEPS.map(([name, step]) => {
  console.log(`\n── ${name}`)
  const { passed, failed, skipped } = step()
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  return `${failed > 0 ? '✗' : '✓'} ${name}`
})

console.log(`\n${lines.join('\n')}`)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = total.failed > 0 ? 1 : 0
