import { spawn } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Command, OK, print, UsageError } from './command.ts'
import { Unreadable } from './load.ts'
import { type Extras, serve } from './server.ts'

const DEFAULT_PORT = 4173

/** `stackdrift open`: the page on this machine, with both sides loaded if they are given. Runs until it is stopped. */
export const openCommand: Command = {
  name: 'open',
  usage: 'open [BEFORE AFTER]',
  summary: 'starts the page with both loaded',
  options: {},
  async run(files) {
    if (files.length > 2) throw new UsageError('open takes BEFORE and AFTER, or nothing')
    const [before, after] = files.length === 1 ? ['', files[0] ?? ''] : files
    const sides = { before: await listed(before), after: await listed(after) }
    const { port } = await startServer(extrasOf(sides))
    const address = `http://localhost:${port}/${files.length > 0 ? '#open=1' : ''}`
    print(address)
    if (!process.env.CI && process.env.BROWSER !== 'none') openBrowser(address)
    return OK
  },
}

async function listed(list = ''): Promise<string[]> {
  const files = list
    .split(',')
    .filter(path => path !== '')
    .map(path => resolve(path))
  for (const file of files) {
    const found = await stat(file).catch(() => null)
    if (!found?.isFile())
      throw new Unreadable(file, { code: 'not-found', facts: { reason: 'There is no such file.' } })
  }
  return files
}

/** The page fetches `open.json`, which names the files, and then those. */
function extrasOf(sides: Readonly<Record<'before' | 'after', readonly string[]>>): Extras {
  const extras = new Map<string, { file: string } | { json: object }>()
  const entries = (side: 'before' | 'after') =>
    sides[side].map((file, i) => {
      const url = `open/${side}/${i}`
      extras.set(`/${url}`, { file })
      return { name: basename(file), url }
    })
  extras.set('/open.json', { json: { before: entries('before'), after: entries('after') } })
  return extras
}

async function startServer(extras: Extras): Promise<{ port: number }> {
  const page = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist')
  const asked = process.env.PORT
  try {
    return await serve(page, extras, Number(asked ?? DEFAULT_PORT))
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!taken) throw error
    if (asked !== undefined) throw new UsageError(`port ${asked} is taken; set PORT to another one`)
    return serve(page, extras, 0)
  }
}

function openBrowser(address: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open']
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '']
        : ['xdg-open']
  if (command === undefined) return
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true })
  child.on('error', () => print('(no browser found: open the address by hand)'))
  child.unref()
}
