import { type Filters, NO_FILTERS, TEXT_FILTERS } from '#core/compare/filters.ts'
import { finestOf } from '#core/share/finest.ts'
import type { Handed } from '#core/share/handed.ts'
import type { Redaction } from '#core/share/redaction.ts'
import type { PageReview } from '#core/share/review-in.ts'
import type { LevelChoice } from '#worker/share-protocol.ts'
import { askOf } from './asking.ts'
import type { Facts, ViewState } from './facts.ts'
import { addProblem, warmUp } from './loading.ts'
import { store } from './store.ts'
import { encodeFragment } from './url.ts'

/** What is on the page at every level, as it would travel. Empty when it fails, which is then a problem. */
export async function levelsNow(rules: Redaction): Promise<readonly LevelChoice[]> {
  const facts = store.getState()
  const { selection, pivot } = facts.view
  const share = { ...reviewOnPage(facts), rules, selection, pivot, texts: textsOf(facts.view) }
  const answer = await warmUp().levels(askOf(facts), share)
  if (answer.ok) return answer.value
  addProblem('', answer.failure)
  return []
}

/** What is on the page as its reader will get it; null when it fails, which is then a problem. */
export async function handedNow(rules: Redaction): Promise<Handed | null> {
  const facts = store.getState()
  const answer = await warmUp().handOver(askOf(facts), { ...reviewOnPage(facts), rules })
  if (answer.ok) return answer.value
  addProblem('', answer.failure)
  return null
}

function reviewOnPage({ review, pinned, analysis, view }: Facts): PageReview {
  return { review, pinned, finest: analysis ? finestOf(analysis).by : view.by }
}

/** The whole address of a level: the data, or its name in the store, then the view as far as it comes along. */
export function addressOf(
  choice: LevelChoice,
  rules: Redaction,
  view: ViewState,
  stored: string | null = null,
): string {
  return `${location.origin}${location.pathname}#${fragmentOf(choice, rules, view, stored)}`
}

function fragmentOf(choice: LevelChoice, rules: Redaction, view: ViewState, stored: string | null): string {
  const { selection, pivot, telling } = choice
  const quiet = (text: string) => (telling.includes(text) ? '' : text)
  const filters = quietFilters(view.filters, rules, quiet)
  const travelling: ViewState = { ...view, search: quiet(view.search), filters, selection, pivot }
  return encodeFragment({
    view: travelling,
    open: false,
    link: stored === null ? choice.payload : null,
    stored,
  })
}

function textsOf({ search, filters }: ViewState): readonly string[] {
  return [search, ...TEXT_FILTERS.map(field => filters[field])].filter(text => text !== '')
}

function quietFilters(filters: Filters, { labels }: Redaction, quiet: (text: string) => string): Filters {
  const patterns = TEXT_FILTERS.map(field => [field, quiet(filters[field])])
  const bare = { ...filters, ...Object.fromEntries(patterns) }
  const { tagFocus, tagIgnore, tagShow, tagHide, tagRoot, tagLeaf } = NO_FILTERS
  return labels === 'keep' ? bare : { ...bare, tagFocus, tagIgnore, tagShow, tagHide, tagRoot, tagLeaf }
}
