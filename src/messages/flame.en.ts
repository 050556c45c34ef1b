import { formatNumber as n } from './format.ts'

const many = (count: number, one: string, more: string) => `${n(count)} ${count === 1 ? one : more}`

/** Words of the flame graph. */
export const flameEn = {
  name: 'Flame graph',
  root: (what: string) => `all ${what}`,
  rootFiltered: (what: string) => `filtered ${what}`,
  rootOf: { goroutine: 'goroutines', other: 'samples' },
  width: 'Width',
  widths: { max: 'max', sum: 'sum', after: 'after', delta: '|Δ|' },
  widthTitles: {
    max: 'larger side per stack',
    sum: 'both sides together',
    after: 'after alone',
    delta: 'size of the change',
  },
  colour: 'Colour',
  colourText: '(after − before) ÷ larger',
  removed: 'removed',
  new: 'new',
  gone: 'gone',
  kept: 'was there',
  pale: 'not a suspect',
  highlight: 'Highlight suspects',
  find: 'Find',
  found: (count: number, share: string) => `${many(count, 'box', 'boxes')}, ${share}`,
  small: (count: number) => `${n(count)} small`,
  shareOf: (share: string) => `${share} of all`,
  colourShares: '(share after − share before) ÷ larger',
  hint: 'Arrow keys move, with Shift they select more; Enter zooms, Esc steps out, t shows the same as a table',
  pointerHints: ['Click selects', 'Double-click zooms', 'Right-click filters'],
  opens: 'Click opens them',
  layout: 'Layout',
  layouts: { union: 'Flame graph', sides: 'Side by side', table: 'Table' },
  sideWidth: 'share of its own side',
  nothingOnSide: 'Nothing on this side',
  hue: 'Colour',
  hues: { change: 'change', package: 'package' },
  std: 'standard library',
  otherPackages: (count: number) => `${n(count)} more`,
  flip: 'Root at the bottom',
  table: 'Flame graph as a table',
  tableName: 'Function',
  shareOfAll: 'Share of all',
  moreChildren: (count: number) => `${n(count)} more; press → to show them`,
  pinned: 'Pinned',
  unpin: (name: string) => `Unpin ${name}`,
  notHere: 'not in this picture',
}

export type FlameMessages = typeof flameEn
