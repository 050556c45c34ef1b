#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { print, UNREADABLE, USAGE, UsageError } from './command.ts'
import { COMMANDS } from './commands.ts'
import { Unreadable } from './gather.ts'
import { speechHere } from './speech.ts'

async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args
  const command = COMMANDS.find(each => each.name === name)
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    print(await help())
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

async function help(): Promise<string> {
  const { cli } = await speechHere()
  const lines = COMMANDS.map(command => `  stackdrift ${command.usage}\n      ${command.summary(cli)}`)
  return [cli.help.purpose, '', ...lines, '', ...cli.help.about].join('\n')
}

async function complain(error: unknown): Promise<number> {
  if (error instanceof UsageError) {
    const { cli } = await speechHere()
    process.stderr.write(`stackdrift: ${error.message}\n${cli.help.lists}\n`)
    return USAGE
  }
  if (error instanceof Unreadable) {
    const { code, at } = error.failure
    const { text, hint } = (await speechHere()).words.failure(error.failure, error.file)
    process.stderr.write(`${JSON.stringify({ error: { code, text, ...(at && { at }), hint } })}\n`)
    return UNREADABLE
  }
  throw error
}

process.exitCode = await main(process.argv.slice(2)).catch(complain)
