import { resolve } from 'node:path'
import { folderStorage } from '#server/folder-storage.ts'
import { DEFAULT_LIMITS, LEAST_SECONDS, type Limits } from '#server/limits.ts'
import { type Listening, listen } from '#server/listen.ts'
import { s3Place } from '#server/s3-place.ts'
import { s3Storage } from '#server/s3-storage.ts'
import { type Store, site, wordOf } from '#server/site.ts'
import type { Storage } from '#server/storage.ts'
import { startSweeping } from '#server/sweeping.ts'
import { bytesOf, countOf, secondsOf } from './amounts.ts'
import { OK, type OptionValues, print, UsageError } from './command.ts'
import { askedPort, builtPage, isTaken } from './page-folder.ts'

const DEFAULT_PORT = 4173
const DEFAULT_FOLDER = 'stackdrift-store'
const DAY = 86_400

/** Runs until it is told to stop, then finishes what is under way. */
export async function serveRun(files: readonly string[], options: OptionValues): Promise<number> {
  if (files.length > 0) throw new UsageError('serve takes options only')
  const place = String(options.store ?? DEFAULT_FOLDER)
  const limits = limitsOf(options)
  const page = await builtPage()
  const store = await storeOf(place, limits)
  const stopped = stopAsked()
  const { host, port, close } = await start(site(page, store, complain), options)
  print(`http://${host}:${port}/`)
  print(store ? `store: ${place}, ${granted(limits)}` : 'no store')
  const stopSweeping = store ? startSweeping(store.storage, complain) : () => {}
  await stopped
  stopSweeping()
  await close()
  return OK
}

function limitsOf(options: OptionValues): Limits {
  const given = (name: string, fallback: number, read: (name: string, text: string) => number) =>
    typeof options[name] === 'string' ? read(name, options[name]) : fallback
  const usual = DEFAULT_LIMITS
  const max = given('max-expire', usual.expire.max, secondsOf)
  const expire = given('expire', Math.min(usual.expire.default, max), secondsOf)
  if (expire > max) throw new UsageError('--expire is longer than --max-expire')
  if (expire < LEAST_SECONDS) throw new UsageError('--expire is at least one minute')
  return {
    maxBytes: given('max-size', usual.maxBytes, bytesOf),
    expire: { default: expire, max },
    rate: given('rate', usual.rate, (name, text) => countOf(name, text, 1e6)),
    proxies: given('proxies', usual.proxies, (name, text) => countOf(name, text, 10)),
  }
}

/** Sweeps once: a folder or bucket that cannot be used is a fault of the command line, said before anyone stores. */
async function storeOf(place: string, limits: Limits): Promise<Store | null> {
  if (place === 'none') return null
  try {
    const storage: Storage = place.startsWith('s3:')
      ? s3Storage(s3Place(place, process.env))
      : await folderStorage(resolve(place))
    await storage.sweep(Math.floor(Date.now() / 1000))
    return { storage, limits }
  } catch (error) {
    throw new UsageError(`the store ${place} cannot be used: ${wordOf(error)}`)
  }
}

async function start(
  app: ReturnType<typeof site>,
  options: OptionValues,
): Promise<Listening & { readonly host: string }> {
  const port = askedPort(options.port) ?? DEFAULT_PORT
  const host = String(options.host ?? '127.0.0.1')
  try {
    return { ...(await listen(app, { port, host })), host: host.includes(':') ? `[${host}]` : host }
  } catch (error) {
    if (isTaken(error)) throw new UsageError(`port ${port} is taken; --port takes another one`)
    throw new UsageError(`cannot listen on ${host} port ${port}: ${wordOf(error)}`)
  }
}

function granted({ maxBytes, expire, rate }: Limits): string {
  const days = (seconds: number) => `${Math.round((seconds / DAY) * 10) / 10}`
  return [
    `at most ${maxBytes / 1e6} MB each`,
    `kept ${days(expire.default)} days, at most ${days(expire.max)}`,
    rate === 0 ? 'no rate limit' : `${rate} a minute and address`,
  ].join(', ')
}

function complain(what: string): void {
  process.stderr.write(`stackdrift: ${what}\n`)
}

/** A second signal ends the process at once. */
function stopAsked(): Promise<void> {
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
}
