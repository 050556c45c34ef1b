import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { Facts } from './facts.ts'
import { store } from './store.ts'

/** Reads from the store; draws again when what `select` picked differs (compared one level deep). */
export function useFacts<T>(select: (facts: Facts) => T): T {
  return useStore(store, useShallow(select))
}
