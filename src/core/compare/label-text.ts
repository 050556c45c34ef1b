interface Unit {
  readonly name: string
  readonly size: number
}

/** Units of one family, smallest first, and the spellings that belong to each. */
const FAMILIES: readonly {
  readonly units: readonly Unit[]
  readonly least: Unit
  readonly spelt: Spellings
}[] = [
  {
    units: [
      { name: 'B', size: 1 },
      { name: 'kB', size: 2 ** 10 },
      { name: 'MB', size: 2 ** 20 },
      { name: 'GB', size: 2 ** 30 },
      { name: 'TB', size: 2 ** 40 },
      { name: 'PB', size: 2 ** 50 },
    ],
    least: { name: 'B', size: 1 },
    spelt: {
      B: ['b', 'byte'],
      kB: ['kb', 'kbyte', 'kilobyte'],
      MB: ['mb', 'mbyte', 'megabyte'],
      GB: ['gb', 'gbyte', 'gigabyte'],
      TB: ['tb', 'tbyte', 'terabyte'],
      PB: ['pb', 'pbyte', 'petabyte'],
    },
  },
  {
    units: [
      { name: 'ns', size: 1 },
      { name: 'us', size: 1e3 },
      { name: 'ms', size: 1e6 },
      { name: 's', size: 1e9 },
      { name: 'hrs', size: 3.6e12 },
    ],
    least: { name: 's', size: 1e9 },
    spelt: {
      ns: ['ns', 'nanosecond'],
      us: ['μs', 'us', 'microsecond'],
      ms: ['ms', 'millisecond'],
      s: ['s', 'sec', 'second'],
      hrs: ['hour', 'hr'],
    },
  },
]

type Spellings = Readonly<Record<string, readonly string[]>>

/**
 * A number with its unit as `go tool pprof -tags` prints it (there without the space): `48 B`, `1.50 MB`. Values that are
 * written alike are one bucket. A unit that pprof does not know is left away.
 */
export function numberText(value: number, unit: string): string {
  if (value < 0) return `-${numberText(-value, unit)}`
  const plain = unit.toLowerCase()
  const spelling = plain.length > 2 ? plain.replace(/s$/, '') : plain
  for (const { units, least, spelt } of FAMILIES) {
    const own = units.find(({ name }) => spelt[name]!.includes(spelling))
    if (!own) continue
    const scaled = value * own.size
    const best = units.findLast(({ size }) => scaled >= size) ?? least
    return written(scaled / best.size, best.name)
  }
  return written(value, '')
}

function written(value: number, unit: string): string {
  // Go rounds ties to even digits, which ends in .125 and .625 are: https://pkg.go.dev/strconv#FormatFloat
  const eighths = (value * 8) % 8
  const down = eighths === 1 || eighths === 5
  const digits = (down ? value - 0.005 : value).toFixed(2).replace(/\.00$/, '')
  return digits === '0' || unit === '' ? digits : `${digits} ${unit}`
}
