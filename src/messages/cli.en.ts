import { formatNumber as n } from './format.ts'

/** What the command says beside the sentences that it shares with the page. */
export const cliEn = {
  tier: 'tier',
  sameLeak: 'same leak',
  function: 'function',
  moreRows: (count: number) => `… and ${n(count)} more; --json lists all`,
  read: { file: 'file', kind: 'kind', format: 'format', total: 'total', captured: 'captured' },
  kept: (until: string) => `kept until ${until}; to delete it:`,
  noBrowser: '(no browser found: open the address by hand)',
  help: {
    purpose: 'Drop two profiles of a Go service, see what leaked.',
    about: [
      'BEFORE and AFTER are files, folders or archives, comma-separated lists of them, or - for standard input.',
      'Of folders and archives the types that both sides have are compared; one alone is searched for pairs.',
      'Of a file with several captures the first is before and the last is after; FILE#2 is its second.',
      'Exit codes: 0 ok, 1 --fail-on met, 2 usage, 3 unreadable input.',
    ],
    lists: 'stackdrift help lists the commands',
  },
  summaries: {
    diff: 'what grew, whether it is a known leak, which version fixes it',
    read: 'what was found in the file, and what a folder or an archive holds',
    top: 'flat and cum of every function',
    link: 'a link that carries the comparison; with --store a short one to ciphertext on the server of that page',
    html: 'the page with the comparison in it, as one file that opens without a network',
    export: 'the comparison as a file, or all of them into FOLDER/',
    open: 'starts the page with both loaded',
    serve: 'the page for a team, with a store for encrypted comparisons; see docs/hosting.md',
  },
}

export type CliMessages = typeof cliEn
