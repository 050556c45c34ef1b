import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Amounts, Comparison } from '#core/compare/comparison.ts'
import { graphOf, graphSource, USUAL_LIMITS } from '#core/compare/graph.ts'
import { streamDeflater } from '#core/share/deflate.ts'
import { diffJson } from '#core/share/diff-json.ts'
import { dotOf } from '#core/share/dot.ts'
import { finestOf } from '#core/share/finest.ts'
import { flamePicture } from '#core/share/flame-svg.ts'
import { foldedText } from '#core/share/folded.ts'
import { graphPicture, graphSizes } from '#core/share/graph-svg.ts'
import type { Handed } from '#core/share/handed.ts'
import { encodeLink } from '#core/share/link.ts'
import { markdownOf } from '#core/share/markdown.ts'
import { fillOneFile } from '#core/share/one-file.ts'
import { redact } from '#core/share/redact.ts'
import type { Redaction } from '#core/share/redaction.ts'
import type { SharedFile } from '#core/share/shared.ts'
import { type Handover, sharedOf } from '#core/share/shared-of.ts'
import { type PprofSide, sideProfile } from '#core/share/side-profile.ts'
import { functionsTsv, labelsTsv, stacksTsv, suspectsTsv } from '#core/share/tsv.ts'
import { encodePprof } from '#core/share/write-pprof.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import { amountTexts } from '#messages/amount-texts.ts'
import { en } from '#messages/en.ts'
import { wordsEn } from '#messages/words.ts'
import { layOut } from '#worker/layout.ts'
import { UsageError } from './command.ts'
import type { FormatName } from './export-names.ts'
import { speechHere } from './speech.ts'

/** A comparison about to be written: as its reader gets it, and what it was made of. */
export interface Handing {
  readonly handover: Handover
  readonly rules: Redaction
  readonly handed: Handed
}

type Writer = (handing: Handing) => Promise<string | Uint8Array | null> | string | Uint8Array | null

const MOST_STACKS = 20

/** Null where the comparison has nothing to write. */
export const WRITERS: Readonly<Record<FormatName, Writer>> = {
  html,
  md: async ({ handed: { analysis, files } }) => markdownOf(analysis, files, (await speechHere()).words),
  json: ({ handed: { analysis, files } }) =>
    `${JSON.stringify(diffJson(analysis, { before: jsonFiles(files.before), after: jsonFiles(files.after) }, wordsEn, MOST_STACKS), null, 2)}\n`,
  'suspects.tsv': ({ handed: { analysis } }) => (analysis.suspects.length === 0 ? null : suspectsTsv(analysis)),
  'stacks.tsv': ({ handed: { analysis } }) => stacksTsv(analysis.comparison),
  'functions.tsv': ({ handed: { analysis } }) => functionsTsv(analysis.comparison),
  'labels.tsv': ({ handed: { analysis } }) => (labelled(analysis) ? labelsTsv(analysis) : null),
  folded: ({ handed: { analysis } }) => foldedText(analysis.comparison),
  'flame.svg': ({ handed: { analysis } }) => flame(analysis.comparison),
  'graph.svg': ({ handed: { analysis } }) => graph(analysis).svg,
  'graph.dot': ({ handed: { analysis } }) => graph(analysis).dot,
  'before.pb.gz': handing => pprof(handing, 'before'),
  'after.pb.gz': handing => pprof(handing, 'after'),
  'diff.pb.gz': handing => pprof(handing, 'diff'),
}

async function html({ handover, rules }: Handing): Promise<string> {
  const { shared } = await sharedOf(handover, 'everything', each => redact(each, rules))
  const fragment = `v=1&d=${await encodeLink(shared, streamDeflater)}`
  const path = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist', 'one-file.html')
  const page = await readFile(path, 'utf8').catch(() => '')
  const filled = fillOneFile(page, { fragment, title: handover.review.title })
  if (filled === null) throw new UsageError(`the page is not built: npm run build makes ${path}`)
  return filled
}

function jsonFiles(files: readonly SharedFile[]) {
  return files.map(({ name, format, time }) => ({ name, profiles: format === null ? [] : [{ format, time }] }))
}

function labelled(analysis: Analysis): boolean {
  return finestOf(analysis).details?.labelSets.some(set => set.length > 0) ?? false
}

function flame(comparison: Comparison): string {
  const { root, rootOf, small } = en.flame
  const what = rootOf(comparison.sampleType.type)
  return flamePicture(comparison, { amounts: amountsIn(comparison), root: root(what), small }).svg
}

function amountsIn(comparison: Comparison): (amounts: Amounts) => string {
  const { pair, change } = amountTexts(comparison, 'absolute', en)
  return amounts => [pair(amounts), change(amounts)].filter(text => text !== '').join('  ')
}

function graph({ comparison, suspects }: Analysis): { svg: string; dot: string } {
  const named = new Set(suspects.filter(({ tier }) => tier !== 'normal').map(each => each.function))
  const keep = new Set(comparison.frames.name.flatMap((name, frame) => (named.has(name) ? frame : [])))
  const drawn = graphOf(graphSource(comparison), { limits: USUAL_LIMITS, reach: 'shown', keep })
  const amounts = amountsIn(comparison)
  const words = {
    amounts,
    self: (each: Amounts) => en.graph.self(amountTexts(comparison, 'absolute', en).pair(each)),
  }
  const sizes = graphSizes(drawn, comparison, words)
  const places = layOut(sizes.boxes, sizes.lines)
  const title = `${comparison.sampleType.type} ${amounts(comparison.totals)}`
  return {
    svg: graphPicture(drawn, comparison, sizes, places, words).svg,
    dot: dotOf(drawn, comparison, title, words),
  }
}

/** A snapshot has one side. */
function pprof({ handed: { analysis, files } }: Handing, side: PprofSide): Uint8Array | null {
  if (analysis.comparison.snapshot && side !== 'after') return null
  const own = files[side === 'before' ? 'before' : 'after']
  const time = own.find(each => each.time !== null)?.time ?? null
  return gzipSync(encodePprof(sideProfile(finestOf(analysis), side, time)))
}
