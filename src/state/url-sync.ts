import type { Facts, ViewState } from './facts.ts'
import { activeFilters } from './filtering.ts'
import { addProblem } from './loading.ts'
import { leaveLink, openLink } from './opening.ts'
import { store } from './store.ts'
import { decodeFragment, encodeFragment, type Fragment, LINK_VERSION } from './url.ts'

/**
 * Restores the view from the address, and from then on keeps the two together: what a reader would step back to makes
 * a history entry, typing and what follows from loading replaces it. Returns whether the address asks to open files.
 */
export function startUrl(): { open: boolean } {
  const open = restore()
  store.subscribe((facts, old) => {
    if (facts.view === old.view && facts.link === old.link) return
    const fragment = encodeFragment({ view: facts.view, open, ...inAddress(facts) })
    if (fragment === location.hash.slice(1)) return
    const address = fragment === '' ? location.pathname + location.search : `#${fragment}`
    if (isStep(facts, old)) history.pushState(null, '', address)
    else history.replaceState(null, '', address)
  })
  addEventListener('popstate', restore)
  return { open }
}

/** The comparison as the address names it. */
function inAddress({ link }: Facts): Pick<Fragment, 'link' | 'stored'> {
  if (link === null || link.place === 'page') return { link: null, stored: null }
  if (link.place === 'address') return { link: link.payload, stored: null }
  return { link: null, stored: link.place.stored }
}

function restore(): boolean {
  const decoded = decodeFragment(location.hash)
  if (!decoded.ok) {
    addProblem('', { code: 'newer-link', facts: { version: decoded.version, known: LINK_VERSION } })
    return false
  }
  const { view, open, link, stored } = decoded.fragment
  const shown = inAddress(store.getState())
  if (link === null && stored === null && (shown.link ?? shown.stored) !== null) leaveLink()
  store.setState({ view })
  if (link !== null && link !== shown.link) void openLink(link)
  else if (stored !== null && stored !== shown.stored) void openFromStore(stored)
  return open && link === null && stored === null
}

/** The code for it is fetched by those who open such a link. */
async function openFromStore(stored: string): Promise<void> {
  const { openStored } = await import('./open-stored.ts')
  await openStored(stored)
}

const STEPS: readonly (keyof ViewState)[] = [
  'tab',
  'sampleType',
  'by',
  'selection',
  'width',
  'scale',
  'highlight',
  'direction',
  'pivot',
  'layout',
  'hue',
  'flipped',
]

function isStep(facts: Facts, old: Facts): boolean {
  const loading = facts.analysis !== old.analysis || facts.before !== old.before || facts.after !== old.after
  const chips = activeFilters(facts.view.filters).join() !== activeFilters(old.view.filters).join()
  return !loading && (chips || STEPS.some(key => facts.view[key] !== old.view[key]))
}
