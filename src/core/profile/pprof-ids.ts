import { NONE } from './profile.ts'

/** From the ids of a file (any uint64) to row numbers: an array where ids are small, an exact map for the others. */
export interface Ids {
  dense: Uint32Array
  readonly sparse: Map<number | bigint, number>
}

/** Room for `count` rows. Small ids are those below four times that, so that memory follows the file's size. */
export function newIds(count: number): Ids {
  return { dense: new Uint32Array(count * 4 + 16).fill(NONE), sparse: new Map() }
}

/** False when the id was taken. */
export function putId(ids: Ids, id: number | bigint, row: number): boolean {
  if (rowOf(ids, id) !== NONE) return false
  if (typeof id === 'number' && id < ids.dense.length) ids.dense[id] = row
  else ids.sparse.set(id, row)
  return true
}

/** The row of an id, or NONE. */
export function rowOf(ids: Ids, id: number | bigint): number {
  if (typeof id === 'number' && id < ids.dense.length) return ids.dense[id]!
  return ids.sparse.get(id) ?? NONE
}
