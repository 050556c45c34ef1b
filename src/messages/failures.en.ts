import type { Failure, FailureCode } from '#core/profile/failure.ts'
import type { LinkFailureCode } from '#core/share/link-failure.ts'
import type { StoreFailureCode } from '#core/share/store-failure.ts'
import { foreignEn } from './foreign.en.ts'
import { formatBytes, formatNumber } from './format.ts'
import { storeFailuresEn } from './store.en.ts'
import { textProblemsEn } from './text-problems.en.ts'

/** Failures of the page itself, beside those of the readers. */
export type PageFailureCode = 'newer-link' | 'not-fetched' | 'worker-lost' | 'no-clipboard' | 'internal'

export interface FailureText {
  /** One sentence with the file's name: what it is. */
  readonly title: string
  /** Where it broke. */
  readonly text: string
  /** What to do. */
  readonly remedy: string
}

type Facts = Failure['facts']
type Describe = (name: string, at: string, facts: Facts) => FailureText

const size = (value: string | number | undefined) =>
  typeof value === 'number' ? formatBytes(value) : 'an unknown size'

/** Content that was recognised by name. */
const byKind: Describe = (name, _, f) => {
  const known: Readonly<Record<string, (name: string, facts: Facts) => FailureText>> = foreignEn
  return (known[String(f.kind)] ?? foreignEn.PDF)(name, f)
}

type ArchiveText = (f: Facts) => [text: string, remedy: string]

const DAMAGED: ArchiveText = f => [`${f.entry ?? 'A file'} in it cannot be unpacked.`, 'Download it again.']

/** Why an archive gave nothing. */
const ARCHIVES: Readonly<Record<string, ArchiveText>> = {
  password: f => [
    `${f.entry} in it is encrypted.`,
    'Unpack it with the password and drop the profiles inside.',
  ],
  damaged: DAMAGED,
  'no directory': () => ['Its end is missing: the download was cut.', 'Download it again.'],
  cut: f => [`${f.entry} in it is cut off: the download ended early.`, 'Download it again.'],
  zip64: () => [
    'Its list of files is in the form for more than 4 GB.',
    'Unpack it and drop the profiles inside.',
  ],
  method: f => [
    `${f.entry} in it is packed with ${f.method}, which is not opened here.`,
    'Unpack it and drop the profiles inside.',
  ],
  nothing: f => [
    Number(f.files) > 0
      ? `None of the files in it (${formatNumber(Number(f.files))}) is a profile.`
      : 'It holds no files.',
    'Drop what /debug/pprof/goroutine or /debug/pprof/heap answers.',
  ],
}

/** What a format expected and what stands there instead. */
const found = (f: Facts) => {
  if (f.what === undefined) return ''
  const expected = f.expected === undefined ? '' : `, expected ${f.expected}`
  return f.found === undefined ? `: ${f.what}` : `: ${f.what} ${f.found}${expected}`
}

const textProblem = (at: string, f: Facts) => {
  const known: Readonly<Record<string, (at: string, facts: Facts) => string>> = textProblemsEn
  return known[String(f.what ?? 'nothing')]?.(at, f)
}

/** Limits that are not of bytes. */
const TOO_MUCH: Readonly<Record<string, (limit: number) => string>> = {
  entries: limit => `It holds more than ${formatNumber(limit)} files.`,
  layers: limit => `It is packed more than ${formatNumber(limit)} times over.`,
  window: limit => `To unpack it, more than ${formatBytes(limit)} would have to be held.`,
}

const failureTextsEn: Record<FailureCode | PageFailureCode | LinkFailureCode | StoreFailureCode, Describe> = {
  ...storeFailuresEn,
  empty: (name, _, f) => ({
    title: `${name} is empty`,
    text: `The file has ${f.kind === 'blank' ? 'blanks and nothing else' : 'no bytes'}: the capture failed or was stopped.`,
    remedy: 'Capture it again; curl -f tells when the server refuses.',
  }),
  'not-found': (name, _, f) => ({
    title: `${name} cannot be opened`,
    text: `${f.reason ?? ''}`,
    remedy: 'Check the path.',
  }),
  'too-large': (name, _, f) => ({
    title: `${name} is too large`,
    text:
      f.what === undefined
        ? `It has ${size(f.bytes)}; up to ${size(f.limit)} can be read at once.`
        : `It has more than ${formatNumber(Number(f.limit))} ${f.what}.`,
    remedy:
      'Use the command: npx stackdrift diff. Or capture the binary form, which is far smaller than the text.',
  }),
  'inflates-too-far': (name, at, f) => ({
    title: `${name} unpacks to far more than it should`,
    text: (TOO_MUCH[String(f.what)] ?? (limit => `It grows beyond ${formatBytes(limit)}${at}.`))(
      Number(f.limit),
    ),
    remedy: 'A profile compresses about tenfold. Check that the file is one.',
  }),
  'gzip-truncated': (name, at, f) => ({
    title: `${name} ends in the middle`,
    text: `The ${f.packing ?? 'gzip'} stream stops${at}. The download was cut.`,
    remedy: 'Download it again. Half a profile has no function names: those come last.',
  }),
  'gzip-corrupt': (name, at, f) => ({
    title: `${name} is damaged`,
    text: `The ${f.packing ?? 'gzip'} stream cannot be unpacked${at}.`,
    remedy: 'Copy it again in binary mode; chat programs and terminals change bytes.',
  }),
  'protobuf-truncated': (name, at) => ({
    title: `${name} ends in the middle`,
    text: `The profile stops${at}. The download was cut.`,
    remedy: 'Download it again.',
  }),
  'protobuf-corrupt': (name, at, f) => ({
    title: `${name} is damaged`,
    text: `The profile cannot be decoded${at}${found(f)}.`,
    remedy: 'Copy it again in binary mode, or capture it again.',
  }),
  'not-a-profile': (name, at, f) => ({
    title: `${name} is not a profile`,
    text: textProblem(at, f) ?? `It begins like one, but cannot be read${at}${found(f)}.`,
    remedy: 'Drop what /debug/pprof/goroutine or runtime/pprof wrote, whole and unchanged.',
  }),
  html: byKind,
  json: byKind,
  xml: byKind,
  'execution-trace': byKind,
  elf: byKind,
  'core-dump': byKind,
  packed: byKind,
  'other-profiler': byKind,
  report: byKind,
  document: byKind,
  'server-message': byKind,
  zip: (name, _, f) => {
    const [text, remedy] = (ARCHIVES[String(f.kind)] ?? DAMAGED)(f)
    const title = f.kind === 'password' ? `${name} is protected by a password` : `${name} gave no profile`
    return f.kind === 'zip' || f.kind === 'tar' ? byKind(name, '', f) : { title, text, remedy }
  },
  'unknown-format': (name, at) => ({
    title: `${name} is in no format that is known here`,
    text: `Neither pprof nor goroutine text was found${at}.`,
    remedy: 'Drop what /debug/pprof/goroutine or /debug/pprof/heap answers.',
  }),
  cancelled: name => ({ title: `${name} was cancelled`, text: '', remedy: 'Drop it again to go on.' }),
  'newer-link': (_, __, f) => ({
    title: `This link says v=${f.version}; this page reads up to v=${f.known}`,
    text: 'It was made by a newer version of this page.',
    remedy: 'Reload to get the current page. Nothing in the link is lost.',
  }),
  'link-cut': () => ({
    title: 'This link is cut off',
    text: 'Characters are missing at its end. Chat programs and mail do that with long links.',
    remedy: 'Ask for it again as a file or in a code block, or for one with fewer stacks in it.',
  }),
  'link-corrupt': () => ({
    title: 'This link is damaged',
    text: 'It is not what was written: characters are missing or changed. Nothing of it is shown.',
    remedy: 'Copy it again as a whole, from the first character to the last.',
  }),
  'link-newer': (_, __, f) => ({
    title: `This link has data of version ${f.version ?? '?'}, which this page does not know`,
    text: 'It was made by a newer version of this page.',
    remedy: 'Reload to get the current page. Nothing in the link is lost.',
  }),
  'link-too-large': (_, __, f) => ({
    title: 'This link unpacks to far more than a comparison holds',
    text: `It grows beyond ${size(f.limit)}. It may have been made to harm.`,
    remedy: 'Open it only if you know who made it, and ask for the profiles instead.',
  }),
  'not-fetched': (name, _, f) => ({
    title: `${name} could not be fetched`,
    text: f.status === undefined ? 'The server did not answer.' : `The server answered ${f.status}.`,
    remedy: 'Start the command again, or drop the files here.',
  }),
  'worker-lost': name => ({
    title: `${name} could not be read`,
    text: 'The background worker stopped, most likely because memory ran out.',
    remedy: 'Close other tabs and drop it again, or use the command: npx stackdrift diff.',
  }),
  'no-clipboard': name => ({
    title: `${name} could not be copied`,
    text: 'The browser does not let this page write to the clipboard.',
    remedy: 'Save it as a file instead.',
  }),
  internal: (name, _, f) => ({
    title: `${name} met a mistake in this page`,
    text: `${f.message ?? ''}`,
    remedy: 'What was loaded stays. Please report it with the name of the format.',
  }),
}

/** The three parts of a failure's message; `name` is the file's. Also for the command line. */
export const failuresEn = {
  describe(
    name: string,
    failure: Omit<Failure, 'code'> & {
      code: FailureCode | PageFailureCode | LinkFailureCode | StoreFailureCode
    },
  ): FailureText {
    const { at } = failure
    const where =
      at === undefined
        ? ''
        : 'byte' in at
          ? ` at byte ${formatNumber(at.byte)}`
          : ` at line ${formatNumber(at.line)}`
    return failureTextsEn[failure.code](name, where, failure.facts)
  },
  /** Between what happened and the words on it. */
  stop: '. ',
  another: 'Choose another file',
  dismiss: 'Dismiss',
}
