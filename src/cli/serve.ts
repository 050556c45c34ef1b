import type { Command } from './command.ts'

/** `stackdrift serve`: the page for others, with a store of encrypted comparisons. Runs until it is told to stop. */
export const serveCommand: Command = {
  name: 'serve',
  usage: `serve [--port N] [--host ADDRESS] [--store DIR | s3://BUCKET/PREFIX | none] [--max-size 5MB]
                   [--expire 30d] [--max-expire 90d] [--rate 30] [--proxies 0]`,
  summary: cli => cli.summaries.serve,
  options: {
    port: { type: 'string' },
    host: { type: 'string' },
    store: { type: 'string' },
    'max-size': { type: 'string' },
    expire: { type: 'string' },
    'max-expire': { type: 'string' },
    rate: { type: 'string' },
    proxies: { type: 'string' },
  },
  /** The server is loaded by those who start it. */
  run: async (files, options) => (await import('./serve-run.ts')).serveRun(files, options),
}
