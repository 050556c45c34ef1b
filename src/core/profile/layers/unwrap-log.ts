import { findBrokenLines, findJoinedLines } from './broken-lines.ts'
import { findCriLog } from './cri-log.ts'
import { findCsvRows } from './csv-rows.ts'
import { findDoubledLines } from './doubled-lines.ts'
import { findEscapedLog, findVisibleControls } from './escaped-log.ts'
import { findJsonFields } from './json-fields.ts'
import { findLinePrefix } from './line-prefix.ts'
import { findLineSuffix } from './line-suffix.ts'
import { type FindLayer, type LineSink, type LogLayer, linesThrough } from './log-layer.ts'
import { findMarkdownText } from './markdown-text.ts'
import { findNewestFirst } from './newest-first.ts'
import { findDelveList, findGoleakReport } from './other-tools.ts'
import { findPageText } from './page-text.ts'
import { findQuotedPrintable } from './quoted-printable.ts'
import { findTerminalText } from './terminal-text.ts'
import { findYamlField } from './yaml-field.ts'

/** In the order in which they are looked for, each time anew: what is outermost comes off first. */
const LAYERS: readonly FindLayer[] = [
  findQuotedPrintable,
  findPageText,
  findTerminalText,
  findJsonFields,
  findCriLog,
  findCsvRows,
  findEscapedLog,
  findVisibleControls,
  findMarkdownText,
  findGoleakReport,
  findDelveList,
  findYamlField,
  findLineSuffix,
  findLinePrefix,
  findJoinedLines,
  findNewestFirst,
  findDoubledLines,
  findBrokenLines,
]

/** More than this is never one around the other. */
const MOST_LAYERS = 8

/** What was done to a text, outermost first, told by lines around its first capture, and these lines without it. */
export function layersOf(lines: readonly string[]): { layers: readonly LogLayer[]; lines: readonly string[] } {
  const layers: LogLayer[] = []
  let current = lines
  while (layers.length < MOST_LAYERS) {
    const found = outermost(current)
    if (found === null) break
    layers.push(found.layer)
    current = found.lines
  }
  return { layers, lines: current }
}

/** The layer that changes something, which rules out one that was taken off already. */
function outermost(lines: readonly string[]): { layer: LogLayer; lines: readonly string[] } | null {
  for (const find of LAYERS) {
    const layer = find(lines)
    const freed = layer === null ? lines : linesThrough(layer, lines)
    const changed = freed.length !== lines.length || freed.some((line, i) => line !== lines[i])
    if (layer !== null && changed) return { layer, lines: freed }
  }
  return null
}

/** Where lines have to be put in to come out of all layers, in one sink or, from several sources, in several. */
export function throughLayers(layers: readonly LogLayer[], next: () => LineSink): LineSink {
  const [first, ...others] = layers
  return first === undefined ? next() : first.open(() => throughLayers(others, next))
}
