import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Receipt } from '#core/share/store-client.ts'
import { expiryOf } from '#core/share/stored-id.ts'
import { recall, remember } from '#state/memory.ts'

/** A comparison that was stored from this browser and can be deleted from it. */
export interface StoredHere extends Receipt {
  /** The link, key and all; null where it was stored in an earlier visit, for keys are not remembered. */
  readonly address: string | null
  /** Whether the receipt outlives this visit. */
  readonly remembered: boolean
}

const rows = createStore<readonly StoredHere[]>(() => recalled())

/** From newest to oldest. */
export function useStoredHere(): readonly StoredHere[] {
  return useStore(rows)
}

export function addStored(receipt: Receipt, address: string): void {
  change(list => [{ ...receipt, address, remembered: false }, ...list])
}

export function removeStored(id: string): void {
  change(list => list.filter(row => row.id !== id))
}

export function rememberStored(id: string, remembered: boolean): void {
  change(list => list.map(row => (row.id === id ? { ...row, remembered } : row)))
}

function change(by: (list: readonly StoredHere[]) => readonly StoredHere[]): void {
  rows.setState(by(rows.getState()), true)
  const kept = rows.getState().filter(row => row.remembered)
  remember('receipts', JSON.stringify(kept.map(({ id, token }) => ({ id, token }))))
}

/** What was remembered and has not expired. */
function recalled(): readonly StoredHere[] {
  const now = Date.now() / 1000
  const list = parsed(recall('receipts') ?? '[]')
  if (!Array.isArray(list)) return []
  return list
    .filter(isReceipt)
    .filter(({ id }) => (expiryOf(id) ?? 0) > now)
    .map(({ id, token }) => ({ id, token, address: null, remembered: true }))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isReceipt(value: unknown): value is Receipt {
  if (typeof value !== 'object' || value === null) return false
  return 'id' in value && 'token' in value && typeof value.id === 'string' && typeof value.token === 'string'
}
