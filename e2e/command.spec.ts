import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { capture, FORMS, pair, readCase } from './case.ts'

const COMMAND = fileURLToPath(new URL('../dist-cli/stackdrift.js', import.meta.url))

function stackdrift(...args: string[]) {
  return spawnSync(process.execPath, [COMMAND, ...args], { encoding: 'utf8', maxBuffer: 1 << 28 })
}

for (const name of [
  'client-go-streamwatcher-receive',
  'ttrpc-server-receive',
  'kube-scheduler-scheduleone-nextpod',
  'kubelet-list-container-stats-no-timeout',
  'spdystream-exec',
])
  for (const form of FORMS)
    test(`diff --json of ${name} as ${form} has the leak first`, () => {
      const { signature, leaks, buggy } = readCase(name)
      const leak = leaks[0]!
      const { status, stdout } = stackdrift('diff', ...pair(name, form), '--json')
      expect(status).toBe(0)
      const [first] = JSON.parse(stdout).suspects
      expect(first).toMatchObject({ rank: 1, tier: 'known', function: leak.function, state: leak.state })
      expect(first.signatures[0].id).toBe(signature)
      expect(first).toMatchObject({ before: leak.before, after: leak.after, line: leak.line })
      expect(first.signatures[0].seenVersion).toBe(buggy)
    })

test('exit codes: 0 ok, 1 --fail-on met, 2 usage, 3 unreadable', () => {
  const leak = pair('client-go-streamwatcher-receive')
  expect(stackdrift('diff', ...leak).status).toBe(0)
  expect(stackdrift('diff', ...leak, '--fail-on', 'known').status).toBe(1)
  expect(stackdrift('diff', ...pair('healthy-http-load'), '--fail-on', 'strong').status).toBe(0)
  expect(stackdrift('diff', leak[0]).status).toBe(2)
  const { status, stdout, stderr } = stackdrift('read', fileURLToPath(import.meta.url))
  expect(status).toBe(3)
  expect(stdout).toBe('')
  expect(JSON.parse(stderr).error.code).toBeTruthy()
})

test('read --json tells the states and the modules', () => {
  const { stdout } = stackdrift('read', capture('client-go-streamwatcher-receive', 'after.pb.gz'), '--json')
  const found = JSON.parse(stdout)
  expect(found).toMatchObject({ format: 'pprof', wrapper: 'gzip', defaultSampleType: 'goroutine' })
  expect(found.states['chan send']).toBe(152)
  expect(found.modules['k8s.io/apimachinery']).toBe('v0.18.8')
})

test('export writes every format, and each is what its readers take', () => {
  const files = pair('ttrpc-server-receive')
  const folder = `${test.info().outputPath('all')}/`
  expect(stackdrift('export', ...files, '-o', folder).status).toBe(0)
  const read = (name: string) => readFileSync(`${folder}${name}`)
  expect(JSON.parse(read('stackdrift.json').toString()).suspects[0].tier).toBe('known')
  expect(read('stackdrift.md').toString()).toContain('Known leak: ttrpc')
  expect(read('stackdrift-suspects.tsv').toString()).toMatch(/^known\t.*run\.func2\t/m)
  expect(read('stackdrift-graph.dot').toString()).toMatch(/^digraph /)
  for (const name of ['flame', 'graph'])
    expect(read(`stackdrift-${name}.svg`).toString()).toMatch(/^<svg [^>]+>.*run\.func2.*<\/svg>\n$/s)
  if (spawnSync('go', ['version']).status !== 0) return
  const top = (...args: string[]) =>
    spawnSync('go', ['tool', 'pprof', '-top', ...args], { encoding: 'utf8' }).stdout
  expect(top(`${folder}stackdrift-diff.pb.gz`)).toMatch(/^ +164 .*runtime\.gopark$/m)
  const [before, after] = ['before', 'after'].map(side => top(`${folder}stackdrift-${side}.pb.gz`))
  const rows = (text: string) =>
    text
      .split('\n')
      .filter(line => /^ +-?\d/.test(line))
      .map(line => line.replace(' (inline)', ''))
      .sort()
  expect(rows(before!)).toEqual(rows(top(files[0])))
  expect(rows(after!)).toEqual(rows(top(files[1])))
})

test('export tells the format by the file and redacts on demand', () => {
  const files = pair('ttrpc-server-receive')
  const path = test.info().outputPath('report.md')
  expect(stackdrift('export', ...files, '-o', path, '--private', 'github.com/containerd').status).toBe(0)
  const report = readFileSync(path, 'utf8')
  expect(report).toContain('private')
  expect(report).not.toMatch(/containerd|ttrpc|example\.com\/service/)
  expect(stackdrift('export', ...files, '--as', 'stacks.tsv').stdout).toContain('ttrpc.(*serverConn).run')
  expect(stackdrift('export', ...files, '-o', 'x.unknown').status).toBe(2)
  expect(stackdrift('export', ...files, '--as', 'md', '--labels', 'x').status).toBe(2)
  const open = stackdrift('link', ...files).stdout.trim()
  expect(stackdrift('link', ...files, '--redact').stdout.trim()).not.toBe(open)
})
