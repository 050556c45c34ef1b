import { spawnSync } from 'node:child_process'

/** Runs a program in the foreground and returns its exit code; `args` go to it as they are, without a shell. */
export function run(program, args, env = {}) {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (error) console.error(`${program}: ${error.message}`)
  return status ?? 1
}

/** Runs npm. On Windows it is a script, which only a shell can start. */
export function npm(args, env = {}) {
  const { status, error } = spawnSync('npm', args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  })
  if (error) console.error(`npm: ${error.message}`)
  return status ?? 1
}
