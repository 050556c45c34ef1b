import { UsageError } from './command.ts'

const BYTES: Readonly<Record<string, number>> = {
  '': 1,
  b: 1,
  kb: 1e3,
  mb: 1e6,
  gb: 1e9,
  kib: 2 ** 10,
  mib: 2 ** 20,
  gib: 2 ** 30,
}
const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400, w: 7 * 86_400 }

/** Bytes of `5MB`, `800 KiB` or a number alone. Throws UsageError. */
export function bytesOf(option: string, text: string): number {
  return amountOf(option, text, BYTES, 'a size such as 5MB')
}

/** Seconds of `12h`, `30d` or `2w`. Throws UsageError. */
export function secondsOf(option: string, text: string): number {
  return amountOf(option, text, SECONDS, 'a time such as 12h or 30d')
}

function amountOf(option: string, text: string, units: Readonly<Record<string, number>>, what: string): number {
  const [, digits = '', unit = ''] = /^(\d+(?:\.\d+)?)\s*([a-z]*)$/i.exec(text.trim()) ?? []
  const amount = Math.round(Number(digits) * (units[unit.toLowerCase()] ?? Number.NaN))
  if (digits === '' || !Number.isSafeInteger(amount) || amount < 1)
    throw new UsageError(`--${option} takes ${what}; found ${text}`)
  return amount
}

/** A whole number from 0 to `most`. Throws UsageError. */
export function countOf(option: string, text: string, most: number): number {
  const count = Number(text)
  if (!/^\d{1,9}$/.test(text) || count > most)
    throw new UsageError(`--${option} takes a whole number from 0 to ${most}; found ${text}`)
  return count
}
