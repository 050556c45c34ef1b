export type ChannelOperation = 'chan send' | 'chan receive'

/**
 * What return addresses in the runtime tell on amd64, measured on Go 1.9 to 1.27. A function starts at a multiple of 32
 * bytes, and these functions are so small that the place of their only call within them is a print of their own:
 *
 *     chansend1+0x17  calls chansend   → address mod 32 is 0x17
 *     chanrecv1+0x12  calls chanrecv   → address mod 32 is 0x12
 */
const SEND_CALLERS = new Set([0x05, 0x13, 0x15, 0x17, 0x1d])
const RECEIVE_CALLERS = new Set([0x0b, 0x12, 0x18, 0x1b])

const BLOCK = new Set([0x06, 0x09, 0x0c, 0x16])
const SELECT = new Set([0x05, 0x12, 0x17, 0x1b, 0x1e])

const ALIGNMENT = 32

/** Whether addresses can be those of amd64: instructions start at any byte there, elsewhere at even ones at least. */
export function looksLikeX86(addresses: readonly number[]): boolean {
  return addresses.some(address => address % 2 !== 0)
}

/** The operation of a goroutine parked at `park`, called from `caller`; null where no print fits. */
export function channelPrint(park: number, caller: number): ChannelOperation | null {
  if (park < caller) return null
  if (SEND_CALLERS.has(caller % ALIGNMENT)) return 'chan send'
  return RECEIVE_CALLERS.has(caller % ALIGNMENT) ? 'chan receive' : null
}

/**
 * Bytes from the caller to the park for channels that are not nil. The park for nil channels is the first thing that
 * `chansend` and `chanrecv` do: it stands before those (Go 1.17 and later) or among what the compiler puts last.
 *
 *              nil         others      nil
 *     send     e3 … 134    20c … 451   504 … 7a4    amd64 since Go 1.9, 386
 *     receive  167 … 227   29c … 5d4   601 … 830
 *     send     108 … 190   214 … 5b4   5d8          arm64 since Go 1.15, ppc64le, s390x
 *     receive  1ac … 252   2fc … 630   660
 */
const OTHERS: Readonly<Record<ChannelOperation, readonly [from: number, x86: number, elsewhere: number]>> = {
  'chan send': [0x1a0, 0x4c0, 0x5c0],
  'chan receive': [0x268, 0x5f0, 0x640],
}

/** Whether a park so far behind its caller is the one for nil channels. */
export function isNilPrint(operation: ChannelOperation, distance: number, x86: boolean): boolean {
  const [from, onX86, elsewhere] = OTHERS[operation]
  return distance < from || distance >= (x86 ? onX86 : elsewhere)
}

/** `block` or `selectgo`, by the place of the call of gopark; null where no print fits. */
export function selectPrint(address: number): 'select' | 'select (no cases)' | null {
  if (BLOCK.has(address % ALIGNMENT)) return 'select (no cases)'
  return SELECT.has(address % ALIGNMENT) ? 'select' : null
}
