import type { Command } from './command.ts'

/** `stackdrift open`: the page on this machine, with both sides loaded if they are given. Runs until it is stopped. */
export const openCommand: Command = {
  name: 'open',
  usage: 'open [BEFORE AFTER]',
  summary: cli => cli.summaries.open,
  options: {},
  /** The server is loaded by those who start it. */
  run: async files => (await import('./open-run.ts')).openRun(files),
}
