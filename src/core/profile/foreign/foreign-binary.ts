import { type Foreign, starts } from './foreign-kind.ts'

const ELF = '\x7fELF'
/** Where an ELF file says what it is, in its own byte order. */
const ELF_TYPE = 16
const ELF_ORDER = 5
const MACH_O = ['\xce\xfa\xed\xfe', '\xcf\xfa\xed\xfe', '\xfe\xed\xfa\xce', '\xfe\xed\xfa\xcf']
/** Both a Mach-O file of several architectures and a Java class begin so; a class has its version where the other counts. */
const CAFE_BABE = '\xca\xfe\xba\xbe'
const OLDEST_CLASS = 45

/** Binary content by its magic numbers. First match counts. */
export const FOREIGN_BINARY: readonly Foreign[] = [
  {
    code: 'execution-trace',
    kind: 'Go execution trace',
    matches: head => /^go 1\.\d+ trace$/.test(head.slice(0, head.indexOf('\0'))),
  },
  { code: 'core-dump', kind: 'Go heap dump', matches: head => /^go1\.\d+ heap dump\n/.test(head) },
  { code: 'core-dump', kind: 'core dump', matches: isElfCore },
  { code: 'core-dump', kind: 'minidump', matches: head => starts(head, 'MDMP') },
  { code: 'elf', kind: 'ELF binary', matches: head => starts(head, ELF) },
  {
    code: 'elf',
    kind: 'Java class',
    matches: head => starts(head, CAFE_BABE) && head.charCodeAt(7) >= OLDEST_CLASS,
  },
  { code: 'elf', kind: 'Mach-O binary', matches: head => starts(head, CAFE_BABE, ...MACH_O) },
  { code: 'elf', kind: 'Windows binary', matches: head => starts(head, 'MZ') && head.includes('PE\0\0') },
  { code: 'elf', kind: 'WebAssembly', matches: head => starts(head, '\0asm') },
  { code: 'zip', kind: 'zip', matches: head => starts(head, 'PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08') },
  { code: 'zip', kind: 'tar', matches: head => head.startsWith('ustar', 257) },
  { code: 'packed', kind: 'xz', matches: head => starts(head, '\xfd7zXZ\0') },
  {
    code: 'packed',
    kind: 'bzip2',
    matches: head => /^BZh[1-9]/.test(head) && starts(head.slice(4), '1AY&SY', '\x17rE8P\x90'),
  },
  { code: 'packed', kind: 'lz4', matches: head => starts(head, '\x04\x22\x4d\x18', '\x02\x21\x4c\x18') },
  { code: 'packed', kind: 'lzip', matches: head => starts(head, 'LZIP') },
  {
    code: 'packed',
    kind: 'lzma',
    matches: head => starts(head, '\x5d\0\0\x80\0', '\x5d\0\0\0\x04', '\x5d\0\0\0\x01'),
  },
  { code: 'packed', kind: '7z', matches: head => starts(head, '7z\xbc\xaf\x27\x1c') },
  { code: 'packed', kind: 'rar', matches: head => starts(head, 'Rar!\x1a\x07') },
  { code: 'packed', kind: 'snappy', matches: head => starts(head, '\xff\x06\0\0sNaPpY') },
  { code: 'packed', kind: 'compress', matches: head => starts(head, '\x1f\x9d') },
  { code: 'other-profiler', kind: 'Java Flight Recorder', matches: head => starts(head, 'FLR\0') },
  { code: 'other-profiler', kind: 'Java heap dump', matches: head => starts(head, 'JAVA PROFILE 1.') },
  {
    code: 'other-profiler',
    kind: 'perf.data',
    matches: head => starts(head, 'PERFILE2', '2ELIFREP', 'PERFFILE'),
  },
  { code: 'other-profiler', kind: '.NET trace', matches: head => starts(head, 'Nettrace') },
  { code: 'other-profiler', kind: 'legacy CPU profile', matches: isLegacyCpu },
  { code: 'document', kind: 'journal file', matches: head => starts(head, 'LPKSHHRH') },
  {
    code: 'document',
    kind: 'packet capture',
    matches: head => starts(head, '\xd4\xc3\xb2\xa1', '\xa1\xb2\xc3\xd4', '\x0a\x0d\x0d\x0a'),
  },
  { code: 'document', kind: 'PDF', matches: head => starts(head, '%PDF-') },
  { code: 'document', kind: 'image', matches: isImage },
  { code: 'document', kind: 'SQLite', matches: head => starts(head, 'SQLite format 3\0') },
  {
    code: 'document',
    kind: 'Office document',
    matches: head => starts(head, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  },
  { code: 'document', kind: '.DS_Store', matches: head => starts(head, '\0\0\0\x01Bud1') },
]

function isElfCore(head: string): boolean {
  const type = head.charCodeAt(ELF_ORDER) === 2 ? '\0\x04' : '\x04\0'
  return starts(head, ELF) && head.startsWith(type, ELF_TYPE)
}

function isImage(head: string): boolean {
  return (
    starts(head, '\x89PNG', 'GIF8', '\xff\xd8\xff') ||
    (starts(head, 'RIFF') && head.startsWith('WEBP', 8)) ||
    (starts(head, 'BM') && head.startsWith('\0\0\0\0', 6)) ||
    /^ftyp(?:heic|avif|mif1)/.test(head.slice(4, 12))
  )
}

/** gperftools' binary header: words 0, 3, 0, period, 0 of 4 or 8 bytes, as Go before 1.6 wrote it too. */
function isLegacyCpu(head: string): boolean {
  return starts(head, '\0\0\0\0\x03\0\0\0\0\0\0\0', `${'\0'.repeat(8)}\x03${'\0'.repeat(15)}`)
}
