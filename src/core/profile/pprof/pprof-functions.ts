import { ReadStop } from '#core/profile/failure.ts'
import type { FunctionColumns } from '#core/profile/profile.ts'
import type { Spans } from '#core/profile/spans.ts'
import { type Ids, newIds, putId } from './pprof-ids.ts'
import { checkedString } from './pprof-strings.ts'
import { cursorOver, readFields, readIdentity, readSigned, readUnsigned } from './protobuf.ts'

export interface Functions {
  readonly columns: FunctionColumns
  readonly ids: Ids
}

/** Decodes functions. Where only the linker's name is given, it is the name. */
export function decodeFunctions(bytes: Uint8Array, spans: Spans, strings: readonly string[]): Functions {
  const count = spans.count
  const columns = {
    name: new Uint32Array(count),
    file: new Uint32Array(count),
    startLine: new Uint32Array(count),
  }
  const ids = newIds(count)
  const cursor = cursorOver(bytes)
  for (let row = 0; row < count; row++) {
    const from = spans.data[2 * row]!
    cursor.at = from
    cursor.end = spans.data[2 * row + 1]!
    let id: number | bigint = 0 as number | bigint
    let systemName = 0
    readFields(cursor, 5, 'function', field => {
      if (field === 1) id = readIdentity(cursor)
      else if (field === 5) columns.startLine[row] = lineNumber(readSigned(cursor))
      else {
        const text = checkedString(strings, readUnsigned(cursor), 'function')
        if (field === 2) columns.name[row] = text
        else if (field === 3) systemName = text
        else columns.file[row] = text
      }
    })
    if (strings[columns.name[row]!] === '') columns.name[row] = systemName
    if (id === 0 || !putId(ids, id, row)) {
      throw new ReadStop('protobuf-corrupt', { what: 'function id', found: String(id) }, { byte: from })
    }
  }
  return { columns, ids }
}

/** A line as a column holds it; what cannot be a line counts as unknown. */
export function lineNumber(value: number): number {
  return value > 0 && value < 0xffff_ffff ? value : 0
}
