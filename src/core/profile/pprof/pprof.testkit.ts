import fc from 'fast-check'
import * as pprof from 'pprof-format'

const word = fc.string({ minLength: 1, maxLength: 12 })
const foreign = fc.constantFrom('ключ', '值', 'a🚀b', 'main.(*T)·f')
/** pprof-format miscounts messages without content, so types and label keys have a name. */
const name = fc.oneof({ weight: 4, arbitrary: word }, { weight: 1, arbitrary: foreign })
const text = fc.oneof({ weight: 4, arbitrary: name }, { weight: 1, arbitrary: fc.constant('') })
const uint64 = fc.bigInt({ min: 1n, max: 2n ** 64n - 1n })
const id = fc.oneof(
  { weight: 4, arbitrary: fc.bigInt({ min: 1n, max: 40n }) },
  { weight: 1, arbitrary: uint64 },
)
const address = fc.bigInt({ min: 0n, max: 2n ** 60n })

const shapeWith = (value: fc.Arbitrary<number>) =>
  fc.record({
    types: fc.array(fc.tuple(name, text), { minLength: 1, maxLength: 4 }),
    functions: fc.uniqueArray(fc.record({ id, name: text, file: text, start: fc.nat(9999) }), {
      selector: fn => fn.id,
      minLength: 1,
      maxLength: 8,
    }),
    locations: fc.uniqueArray(
      fc.record({
        id,
        address,
        lines: fc.array(fc.record({ fn: fc.nat(), line: fc.nat(99999) }), { maxLength: 3 }),
      }),
      { selector: location => location.id, minLength: 1, maxLength: 12 },
    ),
    samples: fc.array(
      fc.record({
        locations: fc.array(fc.nat(), { maxLength: 20 }),
        values: fc.array(value, { minLength: 4, maxLength: 4 }),
        labels: fc.array(
          fc.record({ key: name, text: fc.option(text), number: fc.maxSafeInteger(), unit: text }),
          {
            maxLength: 3,
          },
        ),
      }),
      { maxLength: 12 },
    ),
  })

/** Any well-formed profile, as pprof-format encodes it: ids over all of uint64, inlining, labels. */
export const anyPprof = shapeWith(fc.oneof(fc.maxSafeNat(), fc.nat(300))).map(encode)

/** The same with values of both signs: a diff. */
export const anyDiff = shapeWith(fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -3, max: 3 }))).map(encode)

type Shape = ReturnType<typeof shapeWith> extends fc.Arbitrary<infer T> ? T : never

function encode({ types, functions, locations, samples }: Shape): Uint8Array {
  const strings = new pprof.StringTable()
  return new pprof.Profile({
    stringTable: strings,
    sampleType: types.map(([type, unit]) => ({ type: strings.dedup(type), unit: strings.dedup(unit) })),
    function: functions.map(({ id, name, file, start }) => ({
      id,
      name: strings.dedup(name),
      filename: strings.dedup(file),
      startLine: start,
    })),
    location: locations.map(({ id, address, lines }) => ({
      id,
      address,
      line: lines.map(({ fn, line }) => ({ functionId: functions[fn % functions.length]!.id, line })),
    })),
    sample: samples.map(sample => ({
      locationId: sample.locations.map(at => locations[at % locations.length]!.id),
      value: types.map((_, type) => unsigned(sample.values[type]!)),
      label: sample.labels.map(({ key, text, number, unit }) =>
        text === null
          ? { key: strings.dedup(key), num: unsigned(number), numUnit: strings.dedup(unit) }
          : { key: strings.dedup(key), str: strings.dedup(text) },
      ),
    })),
  }).encode()
}

function unsigned(value: number): bigint {
  return BigInt.asUintN(64, BigInt(value))
}

/** What pprof-format makes of a file, in the words of `pictureOf`: the other opinion in differential tests. */
export function pictureByPprofFormat(bytes: Uint8Array): string[] {
  const profile = pprof.Profile.decode(bytes)
  const strings = profile.stringTable.strings
  const at = (index: number | bigint) => strings[Number(index)]!
  const functions = new Map(profile.function.map(fn => [BigInt(fn.id), fn]))
  const locations = new Map(profile.location.map(location => [BigInt(location.id), location]))
  const lineText = ({ functionId, line }: pprof.Line) => {
    const fn = functions.get(BigInt(functionId))!
    const file = at(fn.filename)
    return at(fn.name) + (file === '' ? '' : ` ${file}:${line}`)
  }
  const locationText = (id: number | bigint) => {
    const { line, address } = locations.get(BigInt(id))!
    return line.length === 0 ? `0x${Number(address).toString(16)}` : line.map(lineText).join(' < ')
  }
  const labelText = (label: pprof.Label) => {
    const number = signed(label.num)
    if (BigInt(label.str) !== 0n || (number === 0n && BigInt(label.numUnit) === 0n)) {
      return `${at(label.key)}=${JSON.stringify(at(label.str))}`
    }
    return `${at(label.key)}=${number}${at(label.numUnit)}`
  }
  return profile.sample.map(sample => {
    const stack = sample.locationId.map(locationText).join('; ')
    const values = sample.value.map(value => signed(value)).join(' ')
    const keys = new Map(sample.label.map(label => [label, at(label.key)]))
    const sorted = [...sample.label].sort((one, other) => compare(keys.get(one)!, keys.get(other)!))
    const labels = sorted.map(labelText).join(' ')
    return `${stack} = ${values}${labels === '' ? '' : ` {${labels}}`}`
  })
}

/** Sum of the first values of a file, as pprof-format reads them. */
export function sumByPprofFormat(bytes: Uint8Array): bigint {
  return pprof.Profile.decode(bytes).sample.reduce((sum, { value }) => sum + signed(value[0]!), 0n)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

function signed(value: number | bigint): bigint {
  return BigInt.asIntN(64, BigInt(value))
}
