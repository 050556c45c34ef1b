import type { Command } from './command.ts'
import { diffCommand } from './diff.ts'
import { exportCommand, htmlCommand } from './export.ts'
import { linkCommand } from './link.ts'
import { openCommand } from './open.ts'
import { readCommand } from './read.ts'
import { serveCommand } from './serve.ts'
import { topCommand } from './top.ts'

/** Every command, in the order of the help text. */
export const COMMANDS: readonly Command[] = [
  diffCommand,
  readCommand,
  topCommand,
  linkCommand,
  htmlCommand,
  exportCommand,
  openCommand,
  serveCommand,
]
