import type { StoreFailure, StoreFailureCode } from '#core/share/store-failure.ts'
import type { FailureText } from './failures.en.ts'
import { formatNumber } from './format.ts'

type Describe = (name: string, at: string, facts: StoreFailure['facts']) => FailureText

const askAgain = 'Ask whoever sent the link to share the comparison again.'
const otherWays = 'A link that carries the data, an HTML file or Markdown need no server.'

const day = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** What the store of the page's server did not do. */
export const storeFailuresEn: Readonly<Record<StoreFailureCode, Describe>> = {
  'stored-gone': () => ({
    title: 'This comparison is gone',
    text: 'It was deleted from the server, or never was there.',
    remedy: askAgain,
  }),
  'stored-expired': (_, __, f) => ({
    title: 'This comparison has expired',
    text: `It was kept until ${day(Number(f.expiry))}.`,
    remedy: askAgain,
  }),
  'stored-address': () => ({
    title: 'This link is cut off',
    text: 'Its name or its key is not whole, so nothing was fetched.',
    remedy: 'Copy it again as a whole, from the first character to the last.',
  }),
  'stored-key': () => ({
    title: 'The key in this link does not fit',
    text: 'The stored bytes are whole, but the key behind the dot is another one.',
    remedy: 'Copy the link again as a whole. Nobody can open the comparison without its key.',
  }),
  'stored-damaged': () => ({
    title: 'This comparison is damaged',
    text: 'The bytes on the server are not those that were stored. Nothing of them is shown.',
    remedy: askAgain,
  }),
  'store-absent': (_, __, f) => ABSENT[String(f.from)] ?? absent('This page’s server has no store'),
  'store-down': (_, __, f) => ({
    title: 'The store does not answer',
    text: f.status === undefined ? 'The server could not be reached.' : `The server answered ${f.status}.`,
    remedy: `Try again in a moment. ${otherWays}`,
  }),
  'store-busy': (_, __, f) => ({
    title: 'The store asks for a pause',
    text: 'Too much was asked from your address in a short time.',
    remedy: `Try again in ${formatNumber(Number(f.seconds) || 60)} s.`,
  }),
  'store-too-large': () => ({
    title: 'The comparison is larger than the store takes',
    text: 'The server refused it.',
    remedy: 'Choose a level with fewer stacks, or save it as an HTML file.',
  }),
}

function absent(title: string): FailureText {
  return {
    title,
    text: 'It serves files alone and cannot keep anything.',
    remedy: `${otherWays} stackdrift serve has a store.`,
  }
}

const ABSENT: Readonly<Record<string, FailureText>> = {
  file: {
    title: 'This page is a file',
    text: 'Without a server there is nowhere to store anything.',
    remedy: otherWays,
  },
  http: {
    title: 'This page came without https',
    text: 'Browsers encrypt only on pages that came over https or from this machine.',
    remedy: otherWays,
  },
}

/** Storing a comparison encrypted, in the share dialog. */
export const storeEn = {
  hindered: ({ title, text, remedy }: FailureText) => `${title}. ${text} ${remedy}`,
  title: 'Short link',
  asking: 'Asking the server whether it has a store …',
  text: (size: string) =>
    `Encrypts in this tab and stores ${size} on this page’s server. The key stays in the link: the server cannot read it.`,
  tooLarge: (size: string, most: string) =>
    `${size}; the server takes ${most} at most. Choose a level with fewer stacks.`,
  keep: 'Keep for',
  days: (count: number) => (count === 1 ? '1 day' : `${formatNumber(count)} days`),
  hours: (count: number) => (count === 1 ? '1 hour' : `${formatNumber(count)} hours`),
  store: 'Store encrypted',
  storing: 'Storing …',
  stored: 'Stored',
  until: (seconds: number) => `until ${day(seconds)}`,
  link: 'Short link',
  copy: 'Copy short link',
  copyShort: 'Copy',
  delete: 'Delete',
  deleteOf: (date: string) => `Delete the comparison stored ${date}`,
  deleted: 'Deleted from the server',
  remember: 'Remember the token here, to delete it later',
  earlier: 'Stored from this browser before; its key was not kept',
  elsewhere: 'Delete it from a terminal',
  footer: 'Stored encrypted; nothing else is uploaded',
}

export type StoreMessages = typeof storeEn
