import { stat } from 'node:fs/promises'
import { dirname, relative, resolve, sep } from 'node:path'
import { type Listening, listen } from '#server/listen.ts'
import { type Extras, openSite } from '#server/open-site.ts'
import { OK, print, UsageError } from './command.ts'
import { filesUnder, Unreadable } from './gather.ts'
import { openBrowser } from './open-browser.ts'
import { askedPort, builtPage, isTaken } from './page-folder.ts'

const DEFAULT_PORT = 4173

/** Serves the page and the files on this machine alone. */
export async function openRun(files: readonly string[]): Promise<number> {
  if (files.length > 2) throw new UsageError('open takes BEFORE and AFTER, or nothing')
  const [before, after] = files.length === 1 ? ['', files[0] ?? ''] : files
  const sides = { before: await listed(before), after: await listed(after) }
  const { port } = await start(openSite(await builtPage(), extrasOf(sides)))
  const address = `http://localhost:${port}/${files.length > 0 ? '#open=1' : ''}`
  print(address)
  if (!process.env.CI && process.env.BROWSER !== 'none') openBrowser(address)
  return OK
}

/** A file with the name that the page shows: of files in a folder their path from there on. */
interface Offered {
  readonly file: string
  readonly name: string
}

async function listed(list = ''): Promise<Offered[]> {
  const paths = list
    .split(',')
    .filter(path => path !== '')
    .map(path => resolve(path))
  const offered: Offered[] = []
  for (const path of paths) {
    const found = await stat(path).catch(() => null)
    const files = found?.isDirectory() ? await filesUnder(path) : found?.isFile() ? [path] : null
    if (files === null)
      throw new Unreadable(path, { code: 'not-found', facts: { reason: 'There is no such file.' } })
    for (const file of files) offered.push({ file, name: relative(dirname(path), file).replaceAll(sep, '/') })
  }
  return offered
}

/** The page fetches `open.json`, which names the files, and then those. */
function extrasOf(sides: Readonly<Record<'before' | 'after', readonly Offered[]>>): Extras {
  const extras = new Map<string, { file: string } | { json: object }>()
  const entries = (side: 'before' | 'after') =>
    sides[side].map(({ file, name }, i) => {
      const url = `open/${side}/${i}`
      extras.set(`/${url}`, { file })
      return { name, url }
    })
  extras.set('/open.json', { json: { before: entries('before'), after: entries('after') } })
  return extras
}

async function start(app: ReturnType<typeof openSite>): Promise<Listening> {
  const asked = askedPort(undefined)
  try {
    return await listen(app, { port: asked ?? DEFAULT_PORT, host: 'localhost' })
  } catch (error) {
    if (!isTaken(error)) throw error
    if (asked !== null) throw new UsageError(`port ${asked} is taken; set PORT to another one`)
    return listen(app, { port: 0, host: 'localhost' })
  }
}
