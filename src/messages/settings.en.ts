import { formatNumber as n } from './format.ts'

/** Words of the settings and of what is kept in the browser. */
export const settingsEn = {
  title: 'Settings',
  about: 'Kept in this browser for the next visit.',
  widthHint: 'The width of the flame graph’s boxes is kept as you choose it there.',
  units: 'Bytes and times',
  unitChoices: { scaled: 'scaled: 41.3 MB', exact: 'exact: 43,306,189 B' },
  paths: 'Places in the source',
  pathChoices: { short: 'module and file', whole: 'path as in the profile' },
  recent: 'Keep what I compare in this browser',
  recentText:
    'The last ten comparisons: the files themselves with their names, and when you compared them. They stay in this browser and are sent nowhere; whoever uses this browser can open them. Switching this off deletes them.',
  kept: (count: number) => `${n(count)} kept`,
  clearKept: 'Delete all that is kept',
  recentTitle: 'Compared before',
  forget: (name: string) => `Delete ${name}`,
}

export type SettingsMessages = typeof settingsEn
