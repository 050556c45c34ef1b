/** Keeps bytes by name. Names are those of `core/share/stored-id.ts`; every kind of storage passes the same tests. */
export interface Storage {
  /** Resolves when the bytes survive the end of this process and of the machine; whole or not at all. */
  readonly put: (id: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>
  /** Null where there is nothing of this name. */
  readonly get: (id: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Done as well where there was nothing. */
  readonly remove: (id: string) => Promise<void>
  /** Removes what expired by `now`, in seconds since 1970; returns how many. What it did not name it leaves alone. */
  readonly sweep: (now: number) => Promise<number>
}
