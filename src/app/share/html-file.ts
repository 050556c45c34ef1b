import { ownSource } from '#app/own-source.ts'
import { fillOneFile } from '#core/share/one-file.ts'
import { addProblem } from '#state/loading.ts'

const PAGE = 'one-file.html'

/**
 * The page as one file with the comparison in it. The empty one lies beside the page; a page that is one file already is
 * its own pattern. Null when it cannot be had, which is then a problem.
 */
export async function htmlFile(fragment: string, title: string): Promise<string | null> {
  const page = ownSource ?? (await fetchPage())
  return page === null ? null : fillOneFile(page, { fragment, title })
}

async function fetchPage(): Promise<string | null> {
  const answer = await fetch(PAGE).catch(() => null)
  if (answer?.ok) return answer.text()
  addProblem(PAGE, { code: 'not-fetched', facts: answer ? { status: answer.status } : {} })
  return null
}
