import * as pprof from 'pprof-format'

const IMAGE = '<img src=x onerror=alert(1)>'
const OVERRIDE = 'evil.\u202egnp.exe'

/** Names that try to be HTML, turn the order of letters, end lines or are a megabyte long; far more labels than anybody reads. */
export const HOSTILE = {
  image: `example.com/x.${IMAGE}`,
  override: OVERRIDE,
  lines: 'main.a\n## b | c `d`\t\u0000\u001b[31m',
  long: `main.${'x'.repeat(1 << 20)}`,
} as const

const LABELS = 100_000

/** A goroutine profile of one stack per name, with `scale` goroutines on each; every one of the first has a label of its own. */
export function hostileProfile(scale: number): Buffer {
  const strings = new pprof.StringTable()
  const names = Object.values(HOSTILE)
  const functions = names.map((name, i) => ({
    id: i + 1,
    name: strings.dedup(name),
    systemName: strings.dedup(name),
    filename: strings.dedup(`/src/${IMAGE}/${name.slice(0, 40)}.go`),
    startLine: 1,
  }))
  const locations = names.map((_, i) => ({ id: i + 1, line: [{ functionId: i + 1, line: i + 1 }] }))
  const key = strings.dedup(`k${IMAGE}`)
  const labelled = Array.from({ length: scale > 1 ? LABELS : 1 }, (_, i) => ({
    locationId: [1],
    value: [1],
    label: [{ key, str: strings.dedup(`${IMAGE}${OVERRIDE}${i}`) }],
  }))
  const type = { type: strings.dedup('goroutine'), unit: strings.dedup('count') }
  const profile = new pprof.Profile({
    stringTable: strings,
    sampleType: [new pprof.ValueType(type)],
    sample: [...labelled, ...names.map((_, i) => ({ locationId: [i + 1, 1], value: [scale * (i + 2)] }))],
    location: locations,
    function: functions,
    periodType: new pprof.ValueType(type),
    period: 1,
  })
  return Buffer.from(profile.encode())
}
