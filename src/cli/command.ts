import type { ParseArgsConfig } from 'node:util'
import type { CliMessages } from '#messages/cli.en.ts'

/** Exit codes of the contract. */
export const OK = 0
export const FAILED_ON = 1
export const USAGE = 2
export const UNREADABLE = 3

export type OptionValues = Readonly<Record<string, string | boolean | undefined>>

/** One command: `stackdrift NAME …`. Returns the exit code; what it prints goes through `print`. */
export interface Command {
  readonly name: string
  readonly usage: string
  readonly summary: (cli: CliMessages) => string
  readonly options: NonNullable<ParseArgsConfig['options']>
  readonly run: (files: readonly string[], options: OptionValues) => Promise<number>
}

/** The command line cannot be understood; leads to exit code 2. */
export class UsageError extends Error {}

export function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

export function printJson(value: object): void {
  print(JSON.stringify(value, null, process.stdout.isTTY ? 2 : 0))
}
