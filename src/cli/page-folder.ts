import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type PageFiles, readPage } from '#server/page-files.ts'
import { UsageError } from './command.ts'

/** The built page, which lies beside the built command. Throws UsageError where it was not built. */
export async function builtPage(): Promise<PageFiles> {
  const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist')
  try {
    return await readPage(folder)
  } catch {
    throw new UsageError(`the page is not built: npm run build makes ${folder}`)
  }
}

/** The port asked for by option or by `PORT`; null where neither is given. Throws UsageError. */
export function askedPort(option: string | boolean | undefined): number | null {
  const text = typeof option === 'string' ? option : process.env.PORT
  if (text === undefined || text === '') return null
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new UsageError(`there is no port ${text}`)
  return port
}

export function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
