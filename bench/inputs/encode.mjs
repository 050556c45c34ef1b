import {
  Function as GoFunction,
  Label,
  Line,
  Location,
  Mapping,
  Profile,
  Sample,
  StringTable,
  ValueType,
} from 'pprof-format'
import { KINDS } from './values.mjs'

const TEXT_START = 0x400000

/**
 * One side as pprof bytes, not compressed. Locations and functions are numbered by first appearance, as the runtime does.
 * @param {number} time nanoseconds since 1970, as a bigint
 */
export function encodeSide(program, samples, kindName, time) {
  const strings = new StringTable()
  const kind = KINDS[kindName]
  const valueType = ([type, unit]) => new ValueType({ type: strings.dedup(type), unit: strings.dedup(unit) })
  const sampleType = kind.sampleTypes.map(valueType)
  const table = locationTable(program, strings)
  const sample = samples.map(one => {
    const locationId = Array.from(one.stack, table.idOf).reverse()
    const label = kind.label ? [encodeLabel(kind.label(one), strings)] : []
    return new Sample({ locationId, value: kind.values(one), label })
  })
  const mapping = new Mapping({
    id: 1,
    memoryStart: TEXT_START,
    memoryLimit: 0x4000000,
    filename: strings.dedup('/usr/local/bin/service'),
    buildId: strings.dedup('5e2d1b0c9a8f7e6d'),
    hasFunctions: true,
  })
  const [type, unit, period] = kind.period
  return new Profile({
    sampleType,
    sample,
    mapping: [mapping],
    location: table.locations,
    function: table.functions,
    stringTable: strings,
    timeNanos: time,
    durationNanos: kindName === 'cpu' ? 30_000_000_000n : 0,
    periodType: valueType([type, unit]),
    period,
  }).encode()
}

function encodeLabel([key, num, unit], strings) {
  return new Label({ key: strings.dedup(key), num, numUnit: strings.dedup(unit) })
}

function locationTable({ names, files, lines, lineOf }, strings) {
  const [locations, functions, locationIds, functionIds] = [[], [], new Map(), new Map()]
  const functionId = index => {
    if (!functionIds.has(index)) {
      functionIds.set(index, functions.length + 1)
      const name = strings.dedup(names[index])
      const filename = strings.dedup(files[index])
      functions.push(
        new GoFunction({ id: functions.length + 1, name, systemName: name, filename, startLine: 0 }),
      )
    }
    return functionIds.get(index)
  }
  const idOf = frame => {
    if (!locationIds.has(frame)) {
      locationIds.set(frame, locations.length + 1)
      const line = new Line({ functionId: functionId(Math.floor(frame / lines)), line: lineOf(frame) })
      locations.push(
        new Location({
          id: locations.length + 1,
          mappingId: 1,
          address: TEXT_START + frame * 64,
          line: [line],
        }),
      )
    }
    return locationIds.get(frame)
  }
  return { locations, functions, idOf }
}
