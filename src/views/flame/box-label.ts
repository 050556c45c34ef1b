import type { Box } from '#core/compare/boxes.ts'
import { fitName, type Label, wantedLength } from './labels.ts'
import type { Scene } from './scene.ts'
import type { Texts } from './texts.ts'

/** Widths of text in CSS pixels on one canvas. */
export interface Ruler {
  /** Width of one character of the symbol face. */
  readonly advance: number
  readonly sans: (text: string) => number
}

export interface BoxLabel {
  readonly name: Label
  /** Symbol face or text face. */
  readonly symbol: boolean
  /** `6 → 171  ▲ +165`, right-aligned; empty when it does not fit. */
  readonly numbers: string
}

export const PAD = 5
const GAP = 12
/** Below this width no label is tried. */
export const LEAST_LABELLED = 24
/** A name gives way to numbers only down to this width. */
const NAME_KEEPS = 150

/**
 * What stands in a box of a given width: the name first, then numbers and change, then the change alone. Numbers are left
 * out before a name is cut below 150 px.
 */
export function labelOf(scene: Scene, texts: Texts, ruler: Ruler, box: Box, width: number): BoxLabel | null {
  const room = width - 2 * PAD
  const plain = plainText(scene, texts, box)
  const names = plain === null ? scene.namesOf(box.frame) : []
  const wanted = plain === null ? wantedLength(names) * ruler.advance : ruler.sans(plain)
  const numbers = box.small > 0 ? '' : numbersFor(texts, ruler, box, room, wanted)
  const left = room - (numbers === '' ? 0 : ruler.sans(numbers) + GAP)
  const name = plain === null ? fitName(names, Math.floor(left / ruler.advance)) : fitText(plain, wanted, left)
  return name && { name, symbol: plain === null, numbers }
}

/** The root, states and folded boxes are words, not symbols. */
function plainText(scene: Scene, texts: Texts, box: Box): string | null {
  if (box.small > 0) return texts.small(box.small)
  if (box.depth === 0) return texts.root
  return scene.isState(box.frame) ? (scene.comparison.frames.name[box.frame] ?? '') : null
}

function numbersFor(texts: Texts, ruler: Ruler, box: Box, room: number, wanted: number): string {
  const pair = (texts.own ?? texts.pair)(box)
  const change = texts.change(box)
  const full = change === '' ? pair : `${pair}  ${change}`
  const fits = (text: string, name: number) => name + GAP + ruler.sans(text) <= room
  if (fits(full, wanted)) return full
  const short = change === '' || texts.own ? pair : change
  return fits(short, Math.min(wanted, NAME_KEEPS)) ? short : ''
}

function fitText(text: string, width: number, room: number): Label | null {
  if (width <= room) return { dimmed: '', text }
  const kept = Math.floor((text.length * room) / width) - 1
  return kept < 2 ? null : { dimmed: '', text: `${text.slice(0, kept)}…` }
}
