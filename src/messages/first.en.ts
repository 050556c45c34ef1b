import { captureEn } from './capture.en.ts'
import { formatNumber as n } from './format.ts'

export const many = (count: number, one: string, more: string) => `${n(count)} ${count === 1 ? one : more}`

/** What the page says before anything is loaded. It comes with the page; every other sentence is fetched behind it. */
export const firstEn = {
  languageTag: 'en',
  title: 'Stackdrift',
  before: 'Before',
  after: 'After',
  swap: 'Swap',
  swapLong: 'Swap before and after',
  share: 'Share',
  help: 'Help',
  settingsName: 'Settings',
  close: 'Close',
  cancel: 'Cancel',
  copy: 'Copy',
  copied: 'Copied',
  remove: 'Remove',
  replace: 'Replace',
  clear: 'Clear',
  more: 'More',
  and: ', ',
  language: 'Language',
  theme: 'Theme',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  openFiles: 'Open files',
  reload: 'Reload',
  newComparison: 'New comparison',
  kinds: 'Kind of profile',
  change: { new: 'new', removed: 'removed', same: 'same' },
  count: {
    goroutines: (count: number) => many(count, 'goroutine', 'goroutines'),
    stacks: (count: number) => many(count, 'stack', 'stacks'),
    minutes: (count: number) => (count < 1 ? '< 1 min' : `${n(count)} min`),
  },
  work: {
    stages: {
      reading: 'Reading',
      unpacking: 'Unpacking',
      decoding: 'Reading stacks',
      comparing: 'Comparing',
      ranking: 'Looking for known leaks',
    },
    done: (done: string, total: string) => `${done} of ${total}`,
    ready: (before: string, after: string, delta: string) => `Compared: ${before} → ${after}, ${delta}`,
    readySnapshot: (after: string) => `Read: ${after}`,
    waiting: 'Choose the other profile, or look at this one alone.',
  },
  capture: captureEn,
}

export type FirstMessages = typeof firstEn
