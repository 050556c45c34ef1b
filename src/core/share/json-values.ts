/** A JSON number, or a string of digits where a number would lose the last ones. */
export function exactNumber(value: number): number | string {
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : BigInt(Math.round(value)).toString()
}

/** RFC 3339 in UTC of milliseconds since 1970. */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
