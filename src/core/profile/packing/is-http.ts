/** Whether a file begins with the head of an answer. */
export function isHttp(head: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(head.subarray(0, 5)) === 'HTTP/'
}
