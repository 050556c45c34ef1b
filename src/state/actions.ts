import type { By } from '#core/compare/comparison.ts'
import type { FileId } from '#worker/protocol.ts'
import type { Facts, Scale, Selection, Side, ViewId, ViewState, WidthMode } from './facts.ts'
import { remember } from './memory.ts'
import { store } from './store.ts'

function changeView(change: Partial<ViewState>) {
  store.setState(facts => ({ view: { ...facts.view, ...change } }))
}

export function chooseTab(tab: ViewId) {
  changeView({ tab })
}

/** Rows and frames are numbered per sample type and granularity; only a suspect keeps its number across them. */
export function chooseSampleType(sampleType: string) {
  changeView({ sampleType, selection: null, pivot: null, zoom: null })
}

export function chooseGranularity(by: By) {
  const { selection } = store.getState().view
  changeView({ by, pivot: null, zoom: null, selection: selection?.kind === 'suspect' ? selection : null })
}

export function search(text: string) {
  changeView({ search: text })
}

export function chooseWidth(width: WidthMode) {
  changeView({ width })
  remember('width', width)
}

export function chooseScale(scale: Scale) {
  changeView({ scale })
}

export function select(selection: Selection | null) {
  changeView({ selection })
}

export function highlightSuspects(highlight: boolean) {
  changeView({ highlight })
}

export function chooseTheme(theme: Facts['theme']) {
  store.setState({ theme })
  remember('theme', theme)
}

export function chooseLanguage(language: Facts['language']) {
  store.setState({ language })
  remember('language', language)
}

/** Takes another moment of a file that holds several; counted from 0. */
export function chooseCapture(side: Side, file: FileId, capture: number) {
  store.setState(facts => ({
    captures: { ...facts.captures, [side]: { ...facts.captures[side], [file]: capture } },
  }))
}

export function dismissProblem(id: number) {
  store.setState(facts => ({ problems: facts.problems.filter(problem => problem.id !== id) }))
}
