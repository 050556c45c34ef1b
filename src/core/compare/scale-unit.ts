interface Unit {
  readonly name: string
  readonly aliases: readonly string[]
  readonly factor: number
}

/** Units that pprof converts into each other. Source: internal/measurement/measurement.go of google/pprof. */
const FAMILIES: readonly { readonly units: readonly Unit[]; readonly base: Omit<Unit, 'aliases'> }[] = [
  {
    units: [
      { name: 'B', aliases: ['b', 'byte'], factor: 1 },
      { name: 'kB', aliases: ['kb', 'kbyte', 'kilobyte'], factor: 1024 },
      { name: 'MB', aliases: ['mb', 'mbyte', 'megabyte'], factor: 1024 ** 2 },
      { name: 'GB', aliases: ['gb', 'gbyte', 'gigabyte'], factor: 1024 ** 3 },
      { name: 'TB', aliases: ['tb', 'tbyte', 'terabyte'], factor: 1024 ** 4 },
      { name: 'PB', aliases: ['pb', 'pbyte', 'petabyte'], factor: 1024 ** 5 },
    ],
    base: { name: 'B', factor: 1 },
  },
  {
    units: [
      { name: 'ns', aliases: ['ns', 'nanosecond'], factor: 1 },
      { name: 'us', aliases: ['μs', 'us', 'microsecond'], factor: 1e3 },
      { name: 'ms', aliases: ['ms', 'millisecond'], factor: 1e6 },
      { name: 's', aliases: ['s', 'sec', 'second'], factor: 1e9 },
      { name: 'hrs', aliases: ['hour', 'hr'], factor: 3600e9 },
    ],
    base: { name: 's', factor: 1e9 },
  },
]

/** Units that pprof does not print. */
const PLAIN = ['count', 'sample', 'unit', 'minimum', 'auto']

export interface Scaled {
  readonly value: number
  readonly unit: string
}

/** A value in another unit, as pprof's `measurement.Scale`: what has no known unit keeps its number and takes the name. */
export function scaleUnit(value: number, from: string, to: string): Scaled {
  for (const { units, base } of FAMILIES) {
    const source = sniff(units, from)
    if (!source) continue
    const target = sniff(units, to) ?? base
    return { value: (value * source.factor) / target.factor, unit: target.name }
  }
  return { value, unit: PLAIN.includes(to) ? '' : to }
}

function sniff(units: readonly Unit[], name: string): Unit | undefined {
  const lower = name.toLowerCase()
  const single = lower.length > 2 && lower.endsWith('s') ? lower.slice(0, -1) : lower
  return units.find(unit => unit.aliases.includes(single))
}
