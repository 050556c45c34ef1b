import { parsePlace } from '#core/symbol/place.ts'
import { packageOf } from '#core/symbol/symbol.ts'
import { ADDRESS, type By, type Frames, FUNCTION, LABEL, REST, STATE } from './comparison.ts'

/** Gives equal frames equal ids while two profiles are merged; `columns` is the table in the end. */
export interface FrameBook {
  /** Whether two lines of one function are two frames. */
  readonly byLine: boolean
  readonly size: () => number
  readonly functionAt: (name: string, file: string, line: number) => number
  /** The same in two steps, for those who ask for many lines of one function. */
  readonly placeOf: (name: string, file: string) => number
  readonly lineAt: (place: number, line: number) => number
  /** `place` tells two unsymbolised locations of one mapping apart; only granularity `line` looks at it. */
  readonly addressIn: (mapping: string, place: number) => number
  readonly state: (text: string) => number
  readonly rest: () => number
  readonly label: (value: string, key: string) => number
  /** From here on a place that is given takes over from those before: what is shown is where the after side has it. */
  readonly renewPlaces: () => void
  readonly columns: () => Frames
}

/** What the standard library and the runtime are as a module: what `go list` calls them. */
const STD = 'std'

/** What pprof calls a function without a name; here also what is in no package, as functions of C are. */
const UNKNOWN = '<unknown>'

/** Whether frames of one kind that call each other are one frame. */
export function foldsCalls(by: By): boolean {
  return by === 'package' || by === 'module'
}

/**
 * A frame is its name, its name and file, or both with the line; never its address, so that two builds of one program match.
 * Same meaning as pprof's granularities `functions`, `filefunctions` and `lines`; `module` and `package` are ours. A module
 * goes without its version, so that two builds match; where a file names none the package stands for it.
 */
export function createFrameBook(by: By): FrameBook {
  const ids = new Map<string, number>()
  const name: string[] = []
  const file: string[] = []
  const line: number[] = []
  const kind: number[] = []
  const places = new Map<string, number>()
  const lines: { readonly name: string; readonly file: string; readonly ids: Map<number, number> }[] = []
  const ages: number[] = []
  let age = 0

  function add(key: string, ownName: string, ownFile: string, ownLine: number, ownKind: number): number {
    const known = ids.get(key)
    if (known !== undefined) {
      if (ages[known] !== age) {
        ages[known] = age
        file[known] = ownFile
        line[known] = ownLine
      }
      return known
    }
    const id = create(ownName, ownFile, ownLine, ownKind)
    ids.set(key, id)
    return id
  }

  function create(ownName: string, ownFile: string, ownLine: number, ownKind: number): number {
    ages.push(age)
    name.push(ownName)
    file.push(ownFile)
    line.push(ownLine)
    return kind.push(ownKind) - 1
  }

  function placeOf(symbol: string, path: string): number {
    const key = `${symbol}\n${path}`
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, lines.length)
    return lines.push({ name: symbol || UNKNOWN, file: path, ids: new Map() }) - 1
  }

  function lineAt(place: number, at: number): number {
    const { name: own, file: path, ids: known } = lines[place]!
    const id = known.get(at) ?? create(own, path, at, FUNCTION)
    known.set(at, id)
    return id
  }

  function functionAt(symbol: string, path: string, at: number): number {
    switch (by) {
      case 'module': {
        const { module, std } = parsePlace(path)
        const own = std ? STD : (module ?? packageOf(symbol)) || UNKNOWN
        return add(own, own, '', 0, FUNCTION)
      }
      case 'package': {
        const own = packageOf(symbol) || UNKNOWN
        return add(own, own, '', 0, FUNCTION)
      }
      case 'function':
        return add(symbol, symbol || UNKNOWN, path, at, FUNCTION)
      case 'file':
        return add(`${symbol}\n${path}`, symbol || UNKNOWN, path, at, FUNCTION)
      case 'line':
        return lineAt(placeOf(symbol, path), at)
    }
  }

  function addressIn(mapping: string, place: number): number {
    const base = mapping.slice(mapping.lastIndexOf('/') + 1)
    const whole = base === '' ? UNKNOWN : `[${base}]`
    const own = by === 'line' ? `${whole}+0x${place.toString(16)}` : whole
    return add(`\n${own}`, own, mapping, 0, ADDRESS)
  }

  return {
    byLine: by === 'line',
    size: () => name.length,
    functionAt,
    placeOf,
    lineAt,
    addressIn,
    state: text => add(`\n\n${text}`, text, '', 0, STATE),
    rest: () => add('\n\n\n', '', '', 0, REST),
    renewPlaces: () => {
      age++
    },
    label: (value, key) => add(`\n\n\n${key}\n${value}`, value, key, 0, LABEL),
    columns: () => ({ name, file, line: Uint32Array.from(line), kind: Uint8Array.from(kind) }),
  }
}
