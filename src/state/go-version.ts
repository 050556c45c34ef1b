import type { Facts } from './facts.ts'

/** Go version of the after side, where a capture tells; the standard library's source needs it. */
export function goVersionOf({ files, after, before }: Facts): string | null {
  const captures = [...after, ...before].flatMap(id => files[id]?.summary?.captures ?? [])
  return captures.find(capture => capture.goVersion !== null)?.goVersion ?? null
}
