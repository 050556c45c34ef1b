#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { wordsEn } from '#messages/words.ts'
import { print, UNREADABLE, USAGE, UsageError } from './command.ts'
import { COMMANDS } from './commands.ts'
import { Unreadable } from './gather.ts'

async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args
  const command = COMMANDS.find(each => each.name === name)
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    print(help())
    return name === undefined ? USAGE : 0
  }
  if (!command) throw new UsageError(`there is no command ${name}`)
  const { values, positionals } = parse(rest, command.options)
  return command.run(positionals, values)
}

function parse(args: string[], options: (typeof COMMANDS)[number]['options']) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    return { positionals, values: values as Record<string, string | boolean | undefined> }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function help(): string {
  const lines = COMMANDS.map(command => `  stackdrift ${command.usage}\n      ${command.summary}`)
  return [
    'Drop two profiles of a Go service, see what leaked.',
    '',
    ...lines,
    '',
    'BEFORE and AFTER are files, folders or archives, comma-separated lists of them, or - for standard input.',
    'Of folders and archives the types that both sides have are compared; one alone is searched for pairs.',
    'Of a file with several captures the first is before and the last is after; FILE#2 is its second.',
    'Exit codes: 0 ok, 1 --fail-on met, 2 usage, 3 unreadable input.',
  ].join('\n')
}

function complain(error: unknown): number {
  if (error instanceof UsageError) {
    process.stderr.write(`stackdrift: ${error.message}\nstackdrift help lists the commands\n`)
    return USAGE
  }
  if (error instanceof Unreadable) {
    const { code, at } = error.failure
    const { text, hint } = wordsEn.failure(error.failure, error.file)
    process.stderr.write(`${JSON.stringify({ error: { code, text, ...(at && { at }), hint } })}\n`)
    return UNREADABLE
  }
  throw error
}

process.exitCode = await main(process.argv.slice(2)).catch(complain)
