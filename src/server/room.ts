/** Bytes that may be in memory at once, on their way in or out. */
export interface Room {
  /** Null where there is none; else what gives it back, once. */
  readonly take: (bytes: number) => (() => void) | null
}

export function roomOf(most: number): Room {
  let taken = 0
  return {
    take(bytes) {
      if (taken + bytes > most) return null
      taken += bytes
      let held = true
      return () => {
        if (held) taken -= bytes
        held = false
      }
    },
  }
}
