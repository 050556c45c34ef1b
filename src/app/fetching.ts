import type { Side } from '#state/facts.ts'
import { addProblem, openFiles, removeAll, type Source } from '#state/loading.ts'
import { ownSource } from './own-source.ts'

/** A real leak that comes with the page, as `examples/index.json` lists it. */
export interface Example {
  readonly id: string
  readonly title: Readonly<Record<'en' | 'zh', string>>
  readonly program: string
  readonly before: { readonly file: string; readonly total: number }
  readonly after: { readonly file: string; readonly total: number }
}

interface Offered {
  readonly name: string
  readonly url: string
}

type Sides<T> = Readonly<Record<Side, readonly T[]>>

/** The examples, or none when the page comes without them: served alone, or as one file. */
export async function fetchExamples(): Promise<readonly Example[]> {
  if (ownSource !== null) return []
  const answer = await fetch('examples/index.json').catch(() => null)
  if (!answer?.ok) return []
  const list: unknown = await answer.json().catch(() => null)
  return Array.isArray(list) ? (list as Example[]) : []
}

export async function openExample({ before, after }: Example): Promise<void> {
  const offered = (file: string) => [{ name: file.split('/').at(-1) ?? file, url: `examples/${file}` }]
  removeAll()
  await openOffered({ before: offered(before.file), after: offered(after.file) })
}

/** Loads what the command `open` offers: `open.json` on the page's own origin names the files of each side. */
export async function openFromServer(): Promise<void> {
  const answer = await fetch('open.json').catch(() => null)
  const offered: unknown = answer?.ok ? await answer.json().catch(() => null) : null
  if (isSides(offered)) await openOffered(offered)
  else addProblem('open.json', { code: 'not-fetched', facts: answer ? { status: answer.status } : {} })
}

async function openOffered(sides: Sides<Offered>): Promise<void> {
  const before = await Promise.all(sides.before.map(fetchSource))
  const after = await Promise.all(sides.after.map(fetchSource))
  const found = (list: (Source | null)[]) =>
    list.flatMap(source => source ?? []).map(source => ({ ...source, optional: list.length > 1 }))
  if (before.length === 0) return openFiles(found(after), null)
  await openFiles(found(before), 'before')
  await openFiles(found(after), 'after')
}

async function fetchSource({ name, url }: Offered): Promise<Source | null> {
  const address = new URL(url, document.baseURI)
  const answer = address.origin === location.origin ? await fetch(address).catch(() => null) : null
  if (answer?.ok) return { name, blob: await answer.blob(), modified: null }
  addProblem(name, { code: 'not-fetched', facts: answer ? { status: answer.status } : {} })
  return null
}

function isSides(value: unknown): value is Sides<Offered> {
  if (typeof value !== 'object' || value === null) return false
  return ['before', 'after'].every(side => Array.isArray((value as Record<string, unknown>)[side]))
}
