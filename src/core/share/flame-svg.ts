import { type Box, createLayout } from '#core/compare/boxes.ts'
import { type Amounts, type Comparison, STATE } from '#core/compare/comparison.ts'
import { rootOf } from '#core/compare/node.ts'
import { widthsOf } from '#core/compare/width.ts'
import { displayNames } from '#core/symbol/display-names.ts'
import { changeColour } from './change-colour.ts'
import { escaped, MONO, roomFor, roughWidth, SANS, type SvgPicture, short, svgFile, svgText } from './svg.ts'

export interface FlameWords {
  /** `2 → 42 ▲ +40` */
  readonly amounts: (amounts: Amounts) => string
  readonly root: string
  /** How many neighbours a box stands for. */
  readonly small: (count: number) => string
}

const WIDTH = 1600
const ROW = 20
const LEAST = 1.5
const LABELLED = 28
const PAD = 5
const FONT = 11
/** Height of the mark for what was there before, and how much lower a state is than a function. */
const MARK = 3

/** The whole flame graph, root first, without a page to draw it on: each stack as wide as its larger side, coloured by change. */
export function flamePicture(comparison: Comparison, words: FlameWords): SvgPicture {
  const root = rootOf(comparison)
  const layout = createLayout(comparison, {
    widths: widthsOf(comparison, 'max', 'absolute'),
    weights: null,
  })
  const { boxes, first } = layout.picture({ root, x0: 0, x1: 1, pixels: WIDTH, minPixels: LEAST })
  const height = (first.length - 1 - root.depth) * ROW
  const drawn = boxes.map(box => boxSvg(comparison, words, box, box.depth - root.depth))
  return svgFile(WIDTH, height, DEFINITIONS + drawn.join(''))
}

const DEFINITIONS =
  '<defs><pattern id="gone" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="1.2" height="5" fill="#1b1f27" fill-opacity="0.34"/></pattern></defs>'

function boxSvg(comparison: Comparison, words: FlameWords, box: Box, level: number): string {
  const { before, after, frame } = box
  const state = box.small === 0 && level > 0 && comparison.frames.kind[frame] === STATE
  const x = box.x * WIDTH
  const y = level * ROW
  const width = Math.max(box.width * WIDTH - 1, 0.7)
  const height = ROW - 1 - (state ? MARK : 0)
  const names = namesOf(comparison, words, box, level)
  const fill = changeColour(level === 0 ? { before: after, after } : box, comparison.snapshot)
  const parts = [
    `<title>${escaped(`${names[0]} ${words.amounts(box)}`)}</title>`,
    rect(x, y, width, height, fill),
  ]
  if (before > after && level > 0) {
    const kept = (width * after) / before
    parts.push(rect(x + kept, y, width - kept, height, 'url(#gone)'))
  }
  if (after > before && before > 0 && !state)
    parts.push(rect(x, y + height - MARK, (width * before) / after, MARK, '#858c99'))
  if (width >= LABELLED) parts.push(labelSvg(names, words.amounts(box), x, y + height / 2 + 4, width))
  return `<g>${parts.join('')}</g>`
}

/** Spellings from long to short. */
function namesOf({ frames }: Comparison, words: FlameWords, box: Box, level: number): readonly string[] {
  if (box.small > 0) return [words.small(box.small)]
  return level === 0 ? [words.root] : displayNames(frames.name[box.frame] ?? '')
}

/** The longest spelling that fits, and at the right the numbers where both find room. */
function labelSvg(names: readonly string[], numbers: string, x: number, y: number, width: number): string {
  const room = roomFor(width - 2 * PAD, 'mono', FONT)
  const last = names.at(-1) ?? ''
  const name = names.slice(1).find(each => each.length <= room) ?? names.find(each => each.length <= room)
  const text = name ?? `${[...last].slice(0, Math.max(0, room - 1)).join('')}…`
  const parts = [svgText(text, { x: x + PAD, y }, { face: MONO })]
  const taken = roughWidth(text, 'mono', FONT) + roughWidth(numbers, 'sans', FONT) + 4 * PAD
  if (taken <= width) parts.push(svgText(numbers, { x: x + width - PAD, y }, { face: SANS, anchor: 'end' }))
  return parts.join('')
}

function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"/>`
}
