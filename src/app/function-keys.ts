import { frameOf } from '#core/compare/node.ts'
import { NONE } from '#core/profile/profile.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import type { Messages } from '#messages/en.ts'
import type { Selection } from '#state/facts.ts'
import { removeLastFilter } from '#state/filtering.ts'
import { goVersionOf } from '#state/go-version.ts'
import { selectedFrame } from '#state/selected-frame.ts'
import { store } from '#state/store.ts'
import { type FunctionItem, functionItems } from './function-items.ts'

const BY_CODE: Readonly<Record<string, FunctionItem['id']>> = {
  KeyF: 'focus',
  KeyI: 'ignore',
  KeyH: 'hide',
  KeyP: 'sandwich',
  KeyC: 'copyName',
}

const SHIFTED: Readonly<Record<string, FunctionItem['id']>> = { KeyS: 'showFrom', KeyC: 'copyStack' }

/** Keys for the selected function, and Backspace for the last filter. False where a key means nothing here. */
export function functionKey(
  { code, shiftKey }: Pick<KeyboardEvent, 'code' | 'shiftKey'>,
  messages: Messages,
): boolean {
  if (code === 'Backspace') return removeLastFilter()
  const id = (shiftKey ? SHIFTED : BY_CODE)[code]
  const facts = store.getState()
  const { selection } = facts.view
  const analysis = selection?.kind === 'suspect' ? facts.analysis : facts.shown
  const frame = analysis && chosenFrame(analysis, selection)
  if (frame === null || !facts.shown) return false
  const pins = code === 'KeyB' && !shiftKey
  const row = selection?.kind === 'node' ? selection.from : selection?.kind === 'row' ? selection.row : null
  const item = functionItems(facts.shown, { frame, row }, goVersionOf(facts), messages).find(each =>
    pins ? each.id === 'pin' || each.id === 'unpin' : each.id === id,
  )
  item?.run()
  return item !== undefined
}

/** The selected box's own frame, be it a function or a wait state, as its menu has it. */
function chosenFrame(analysis: Analysis, selection: Selection | null): number | null {
  if (selection?.kind !== 'node') return selectedFrame(analysis, selection)
  const frame = frameOf(analysis.comparison, selection)
  return frame === NONE ? null : frame
}
