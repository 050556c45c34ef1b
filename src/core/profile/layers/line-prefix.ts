import { findAnchor, findDump, findFirst } from '#core/profile/debug2/dump-search.ts'
import {
  isCallLine,
  isDebug1Line,
  isHeaderLine,
  isPlaceLine,
  isTracebackLine,
} from '#core/profile/debug2/traceback-line.ts'
import { type LineSink, type LogLayer, lineByLine } from './log-layer.ts'

/** Times as log systems write them, all of which differ from line to line. */
const TIME = [
  String.raw`\d{4}[-/]\d\d[-/]\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?)?(?: ?(?:Z|UTC|[+-]\d\d:?\d\d))?`,
  String.raw`[A-Z][a-z]{2},? +\d{1,2},?(?: \d{4},?)? \d\d:\d\d:\d\d(?:[.,]\d+)?(?: ?[AP]M)?`,
  String.raw`\d{1,2}\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d(?: [+-]\d{4})?`,
  String.raw`[IWEF]\d{4} \d\d:\d\d:\d\d\.\d+`,
  String.raw`\d\d:\d\d:\d\d(?:[.,]\d+)?`,
  String.raw`\b\d{10}(?:\.\d+)?\b|\b\d{13}\b|\b\d{16}\b|\b\d{19}\b`,
  String.raw`(?<=[A-Z]{4}\[)\d{1,9}(?=\])`,
].join('|')

/** Lines before the first header, which a log with its newest line first has. */
const MOST_EARLY = 2000
/** Longer than this is no prefix. */
const LONGEST = 1000
/** More sources than this are not pods but numbers that count. */
const MOST_SOURCES = 64

/**
 * Takes off what a log system put before every line: time stamps, host and process, `[pod/name/container]`, `name  | `, a
 * quote's `> `, or just an indentation. The text before the first capture is the pattern, in which times may differ. Another
 * pattern before another header is another source: its lines are kept apart. Lines without any belong to somebody else and
 * are dropped.
 */
export function findLinePrefix(lines: readonly string[]): LogLayer | null {
  const anchored = lines.findIndex(line => findAnchor(line) >= 0)
  const prefix = anchored < 0 || isDebug1Line(lines[anchored]!) ? '' : beforeAnchor(lines[anchored]!)
  if (lines.some(line => findDump(line) === 0)) return lines.some(isFirstOfLog) ? FIRST_LINES : null
  if (prefix === '' || prefix.length > LONGEST) return null
  const name = !/\S/.test(prefix) ? 'indent' : /^[\s>]+$/.test(prefix) ? 'quote' : 'log-prefix'
  const following = lines.slice(anchored + 1)
  const preceding = lines.slice(Math.max(0, anchored - following.length - 2), anchored)
  const repeats = (make: (prefix: string) => RegExp) =>
    [...following, ...preceding].some(line => goesOn(line, make(prefix)))
  if (repeats(timedPattern)) return { name, open: openSources(timedPattern) }
  if (repeats(countedPattern)) return { name, open: openSources(countedPattern) }
  if (repeats(contextPattern)) return { name, open: openSources(contextPattern) }
  return FIRST_LINES
}

function beforeAnchor(line: string): string {
  return line.slice(0, Math.max(0, findAnchor(line)))
}

/** Whether a line with this prefix goes on with a capture. */
function goesOn(line: string, pattern: RegExp): boolean {
  const found = pattern.exec(line)
  if (found === null) return false
  const rest = line.slice(found[0].length)
  return isPlaceLine(rest) || isTracebackLine(rest) || isDebug1Line(rest)
}

/** The prefix with every time open, and its last blanks optional, as empty lines may lose them. */
function timedPattern(prefix: string): RegExp {
  const text = prefix.trimEnd()
  const times = [...text.matchAll(new RegExp(TIME, 'g'))].length
  const fixed = text.split(new RegExp(TIME)).map(literal)
  return new RegExp(`^${fixed.join(times === 0 ? '' : `(?:${TIME})`)}${lastBlanks(prefix)}`)
}

/** The same with every number open, for what counts lines. */
function countedPattern(prefix: string): RegExp {
  const fixed = prefix.trimEnd().split(/\d+/).map(literal)
  return new RegExp(`^${fixed.join(String.raw`\d+`)}${lastBlanks(prefix)}`)
}

/** The same for what grep prints: `:` around the number of a line that it found, `-` around those that follow. */
function contextPattern(prefix: string): RegExp {
  const fixed = prefix.trimEnd().split(/\d+/).map(literal)
  return new RegExp(`^${fixed.join(String.raw`\d+`).replaceAll(':', '[:-]')}${lastBlanks(prefix)}`)
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, String.raw`\s+`)
}

/** How a prefix ends. A number at its end has to be a whole one: the next line's may be longer. */
function lastBlanks(prefix: string): string {
  const text = prefix.trimEnd()
  return `${/\d$/.test(text) ? String.raw`(?!\d)` : ''}[ \\t]{0,${prefix.length - text.length}}`
}

interface Source {
  /** Null for lines that carry nothing: they are one source too, but never taken from another. */
  readonly pattern: RegExp | null
  readonly sink: LineSink
}

function openSources(make: (prefix: string) => RegExp): LogLayer['open'] {
  return next => {
    const sources: Source[] = []
    let current: Source | undefined
    let early: string[] = []
    const line = (text: string) => {
      const known = knownSource(sources, current, text)
      if (known === null) return otherLine(text, findAnchor(text))
      current = known.source
      current.sink.line(text.slice(known.length))
    }
    const otherLine = (text: string, at: number) => {
      if (at >= 0) current = sourceAt(text, at) ?? current
      else if (sources.length === 0 && early.length < MOST_EARLY) early.push(text)
      if (at >= 0 || current?.pattern === null) current?.sink.line(text.slice(Math.max(0, at)))
    }
    const sourceAt = (text: string, at: number): Source | undefined => {
      const plain = at === 0 ? sources.find(({ pattern }) => pattern === null) : undefined
      if (plain !== undefined || sources.length >= MOST_SOURCES) return plain
      const source = { pattern: at === 0 ? null : make(text.slice(0, at)), sink: next() }
      sources.push(source)
      const waiting = early
      early = []
      waiting.forEach(line)
      return source
    }
    const end = () => {
      if (sources.length === 0) next().end()
      for (const { sink } of sources) sink.end()
    }
    return { line, end }
  }
}

/** The source whose prefix a line has, and how long that is; the current one is asked first. */
function knownSource(sources: readonly Source[], current: Source | undefined, text: string) {
  for (const source of current === undefined ? sources : [current, ...sources]) {
    const found = source.pattern?.exec(text)
    if (found) return { source, length: found[0].length }
  }
  return null
}

/** Only the first line of a capture is one of the log's. */
const FIRST_LINES: LogLayer = lineByLine('log-line', (line, out) => {
  const at = Math.max(0, findFirst(line))
  const rest = line.slice(at)
  out(!rest.startsWith('goroutine ') || isHeaderLine(rest) || findDump(rest) < 0 ? rest : line)
})

/** A header behind something else, with its first call in the next line. */
function isFirstOfLog(line: string, i: number, lines: readonly string[]): boolean {
  const at = findAnchor(line)
  return at > 0 && isHeaderLine(line.slice(at)) && isCallLine(lines[i + 1] ?? '')
}
