/**
 * What return addresses in the runtime tell on amd64, measured on Go 1.9 to 1.27. A function starts at a multiple of 32
 * bytes, and these functions are so small that the place of their only call within them is a print of their own:
 *
 *     chansend1+0x17  calls chansend   → address mod 32 is 0x17
 *     chanrecv1+0x12  calls chanrecv   → address mod 32 is 0x12
 *
 * How far the park of `chansend` or `chanrecv` lies behind its caller tells a nil channel from another.
 */
const SEND_CALLERS = new Set([0x05, 0x13, 0x15, 0x17, 0x1d])
const RECEIVE_CALLERS = new Set([0x0b, 0x12, 0x18, 0x1b])

const NIL_SEND = new Set([0x0e3, 0x0f5, 0x115, 0x119, 0x614, 0x6d9, 0x7a4])
const NIL_RECEIVE = new Set([
  0x167, 0x187, 0x1a7, 0x1b5, 0x1c7, 0x1d5, 0x1d8, 0x1e7, 0x207, 0x218, 0x69f, 0x6df, 0x7c1, 0x7f0, 0x801,
  0x830,
])

const BLOCK = new Set([0x06, 0x09, 0x0c, 0x16])
const SELECT = new Set([0x05, 0x12, 0x17, 0x1b, 0x1e])

const ALIGNMENT = 32

/** Whether addresses can be those of amd64: elsewhere every instruction starts at a multiple of 4. */
export function looksLikeAmd64(addresses: readonly number[]): boolean {
  return addresses.some(address => address % 4 !== 0)
}

/** The operation of a goroutine parked at `park`, called from `caller`; null where no print fits. */
export function channelPrint(park: number, caller: number): 'chan send' | 'chan receive' | null {
  if (park < caller) return null
  if (SEND_CALLERS.has(caller % ALIGNMENT)) return 'chan send'
  return RECEIVE_CALLERS.has(caller % ALIGNMENT) ? 'chan receive' : null
}

/** Whether the park is the one for nil channels. Distances that were not measured count as the ordinary one. */
export function isNilPrint(operation: 'chan send' | 'chan receive', park: number, caller: number): boolean {
  return (operation === 'chan send' ? NIL_SEND : NIL_RECEIVE).has(park - caller)
}

/** `block` or `selectgo`, by the place of the call of gopark; null where no print fits. */
export function selectPrint(address: number): 'select' | 'select (no cases)' | null {
  if (BLOCK.has(address % ALIGNMENT)) return 'select (no cases)'
  return SELECT.has(address % ALIGNMENT) ? 'select' : null
}
