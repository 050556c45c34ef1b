import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const TIME = '/usr/bin/time'
const TICKS_PER_SECOND = 100

/** What the numbers of `measureCommand` rest on here: `time` (GNU), `proc` (CPU only) or null. */
export function measuringTool() {
  if (existsSync(TIME) && spawnSync(TIME, ['-f', '%U', 'true']).status === 0) return 'time'
  return existsSync('/proc/self/stat') ? 'proc' : null
}

/**
 * Runs a command to its end, its output thrown away, and says what the whole process cost with all its threads.
 * @param {string[]} command program and arguments
 * @returns {{cpu: number, peakMB: number | null}} seconds of user and system time; peak resident set
 * @throws when the command cannot be run or fails
 */
export function measureCommand(command, options = {}) {
  const tool = measuringTool()
  if (tool === 'time') return withTime(command, options)
  if (tool === 'proc') return withProc(command, options)
  throw new Error('this machine has neither GNU time nor /proc to measure a process with')
}

function withTime(command, options) {
  const folder = mkdtempSync(join(tmpdir(), 'stackdrift-bench-'))
  const report = join(folder, 'time')
  try {
    run([TIME, '-f', '%U %S %M', '-o', report, ...command], options)
    const [user, system, peakKB] = readFileSync(report, 'utf8').trim().split(' ').map(Number)
    return { cpu: user + system, peakMB: peakKB / 1024 }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function withProc(command, options) {
  const start = childTicks()
  run(command, options)
  return { cpu: (childTicks() - start) / TICKS_PER_SECOND, peakMB: null }
}

/** Time of children that have ended; see cutime and cstime in proc_pid_stat(5). */
function childTicks() {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return Number(fields[13]) + Number(fields[14])
}

function run([program, ...args], options) {
  const result = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8', ...options })
  if (result.error) throw result.error
  if (result.status !== 0) throw new Error(`${program} ${args.join(' ')}: ${result.stderr.trim().slice(-400)}`)
}
