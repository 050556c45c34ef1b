import { NONE } from '#core/profile/profile.ts'

/** From the ids of a file (any uint64) to row numbers: an array where ids are small, an exact map for the others. */
export interface Ids {
  dense: Uint32Array
  readonly sparse: Map<number | bigint, number>
}

/** Room for `count` rows, numbered from 1 as usual. */
export function newIds(count: number): Ids {
  return { dense: new Uint32Array(count + 16).fill(NONE), sparse: new Map() }
}

/** False when the id was taken. The array grows up to eight times the rows, so that memory follows the file's size. */
export function putId(ids: Ids, id: number | bigint, row: number): boolean {
  if (rowOf(ids, id) !== NONE) return false
  const dense = ids.dense
  if (typeof id === 'number' && id < dense.length) dense[id] = row
  else if (typeof id === 'number' && id < row * 8) {
    ids.dense = new Uint32Array(Math.max(id + 1, dense.length * 2)).fill(NONE)
    ids.dense.set(dense)
    ids.dense[id] = row
    takeSparse(ids)
  } else ids.sparse.set(id, row)
  return true
}

/** An id is looked for in the array alone once the array reaches it. */
function takeSparse(ids: Ids): void {
  for (const [id, row] of ids.sparse) {
    if (typeof id !== 'number' || id >= ids.dense.length) continue
    ids.dense[id] = row
    ids.sparse.delete(id)
  }
}

/** The row of an id, or NONE. */
export function rowOf(ids: Ids, id: number | bigint): number {
  if (typeof id === 'number' && id < ids.dense.length) return ids.dense[id]!
  return ids.sparse.get(id) ?? NONE
}
