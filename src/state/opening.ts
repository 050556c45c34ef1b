import { NO_REVIEW, type SharedFile } from '#core/share/shared.ts'
import type { FileId } from '#worker/protocol.ts'
import type { LoadedFile, OpenedLink, Side } from './facts.ts'
import { addProblem, cancelWork, nextId, removeAll, warmUp } from './loading.ts'
import { store } from './store.ts'
import { decodeFragment } from './url.ts'

let opening: AbortController | null = null

/**
 * Shows the comparison that a link carries: nothing is fetched, the link is all there is. What was loaded goes; the
 * view stays as the address says. A link that cannot be read becomes a problem.
 */
export async function openLink(payload: string, place: OpenedLink['place'] = 'address'): Promise<void> {
  opening?.abort()
  const abort = new AbortController()
  opening = abort
  const { view } = store.getState()
  cancelWork()
  if (Object.keys(store.getState().files).length > 0) removeAll()
  const answer = await warmUp().openLink(payload, abort.signal)
  if (opening !== abort) return
  opening = null
  if (!answer.ok) return addProblem('', answer.failure)
  const { level, files, review, pinned } = answer.value
  const sides = { before: files.before.map(loadedFrom), after: files.after.map(loadedFrom) }
  const ids = (side: Side): readonly FileId[] => sides[side].map(({ id }) => id)
  store.setState({
    link: { payload, level, place },
    review,
    pinned,
    files: Object.fromEntries([...sides.before, ...sides.after].map(file => [file.id, file])),
    before: ids('before'),
    after: ids('after'),
    view,
  })
}

/** Shows what the page itself carries. A view in the address is the reader's own and goes before the one that was saved. */
export function openCarried(fragment: string): void {
  const carried = decodeFragment(fragment)
  const own = decodeFragment(location.hash)
  if (!carried.ok || !own.ok || carried.fragment.link === null || own.fragment.link !== null) return
  if (location.hash === '') store.setState({ view: carried.fragment.view })
  void openLink(carried.fragment.link, 'page')
}

/** Leaves the link: what comes next is another comparison. */
export function leaveLink(): void {
  if (store.getState().link === null) return
  removeAll()
  store.setState({ review: NO_REVIEW })
}

/** What a link says of a file, in the form of one that was read. */
function loadedFrom({ name, format, time }: SharedFile): LoadedFile {
  const id = nextId()
  const capture = {
    format: format ?? 'pprof',
    wrapper: null,
    kind: 'other',
    side: null,
    sampleTypes: [],
    defaultSampleType: 0,
    samples: 0,
    stacks: 0,
    time,
    goVersion: null,
    buildId: null,
    warnings: [],
  } as const
  return { id, name, bytes: 0, summary: { file: id, name, bytes: 0, captures: [capture] } }
}
