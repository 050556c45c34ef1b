import { ReadStop } from '#core/profile/failure.ts'
import type { Mapping } from '#core/profile/profile.ts'
import type { Spans } from '#core/profile/spans.ts'
import { type Ids, newIds, putId } from './pprof-ids.ts'
import { stringAt } from './pprof-strings.ts'
import { cursorOver, readBig, readFields, readIdentity, readUnsigned } from './protobuf.ts'

export interface Mappings {
  readonly rows: readonly Mapping[]
  readonly ids: Ids
  /** What to add to an address to get its place in the file that is mapped; NaN where doubles are not exact. */
  readonly shifts: readonly number[]
}

const SAFE = 2n ** 52n

/** Decodes loaded binaries and libraries. */
export function decodeMappings(bytes: Uint8Array, spans: Spans, strings: readonly string[]): Mappings {
  const ids = newIds(spans.count)
  const rows: Mapping[] = []
  for (let row = 0; row < spans.count; row++) {
    const from = spans.data[2 * row]!
    const cursor = cursorOver(bytes, from, spans.data[2 * row + 1]!)
    let id: number | bigint = 0 as number | bigint
    const numbers = [0n, 0n, 0n]
    let file = ''
    let buildId = ''
    readFields(cursor, 6, 'mapping', field => {
      if (field === 1) id = readIdentity(cursor)
      else if (field <= 4) numbers[field - 2] = readBig(cursor)
      else if (field === 5) file = stringAt(strings, readUnsigned(cursor), 'mapping file')
      else buildId = stringAt(strings, readUnsigned(cursor), 'build id')
    })
    if (id === 0 || !putId(ids, id, row)) {
      throw new ReadStop('protobuf-corrupt', { what: 'mapping id', found: String(id) }, { byte: from })
    }
    rows.push({ start: numbers[0]!, limit: numbers[1]!, offset: numbers[2]!, file, buildId })
  }
  const shifts = rows.map(({ start, limit, offset }) =>
    start < SAFE && limit < SAFE && offset < SAFE ? Number(offset - start) : Number.NaN,
  )
  return { rows, ids, shifts }
}
