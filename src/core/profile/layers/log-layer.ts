/** Takes lines, without their ends, one after the other. */
export interface LineSink {
  readonly line: (text: string) => void
  readonly end: () => void
}

/** One thing that a log system, a page or a chat did to text, and the way to undo it. */
export interface LogLayer {
  /** Tells the reader what was undone: `cri-log`. */
  readonly name: string
  /** Lines come last first, so that the captures do too. */
  readonly newestFirst?: boolean
  /** Whoever gives lines in gets them on in `next()`; asked more than once where the text has several sources. */
  readonly open: (next: () => LineSink) => LineSink
}

/** Finds out, by the first lines around a capture, whether something was done to them. The last line may be cut. */
export type FindLayer = (lines: readonly string[]) => LogLayer | null

/** A layer that turns each line into any number of others. */
export function lineByLine(
  name: string,
  onLine: (line: string, out: (text: string) => void) => void,
): LogLayer {
  return {
    name,
    open(next) {
      const sink = next()
      return { line: line => onLine(line, sink.line), end: sink.end }
    },
  }
}

/** The lines that come out of a layer; of several sources those of the first. */
export function linesThrough(layer: LogLayer, lines: readonly string[]): readonly string[] {
  const first: string[] = []
  let opened = false
  const sink = layer.open(() => {
    const mine = !opened
    opened = true
    return { line: text => void (mine && first.push(...text.split('\n'))), end: () => {} }
  })
  for (const line of lines) sink.line(line)
  sink.end()
  return first
}
